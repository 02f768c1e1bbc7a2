// What the Emperor asks for, in words, and who met his claim in the events of a Winter.

import type { LoggedEvent } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import { viewOf } from '../../read'

export function asks(play: Play, thing: string): string {
  const amount = viewOf(play).emperor?.spaces.find((space) => space.thing === thing)?.amount ?? 0
  return say('emperor-asks', { thing, amount })
}

export interface Answer {
  seat: number
  met: boolean
}

// In the order in which they were asked.
export const answersIn = (events: LoggedEvent[]): Answer[] =>
  events
    .filter((event) => event.event === 'claim_met' || event.event === 'claim_missed')
    .map((event) => ({ seat: Number(event.seat), met: event.event === 'claim_met' }))

// From his coming to the marker: the events of his beat.
export function claimEvents(events: LoggedEvent[]): LoggedEvent[] {
  const first = events.findIndex((event) => event.event === 'emperor_came')
  if (first < 0) return []
  const marker = events.findIndex((event) => event.event === 'visit_moved' || event.event === 'marker_stayed')
  return events.slice(first, marker < 0 ? undefined : marker + 1)
}
