// Rows of the sheet with the points if the game ended now.

import type { GameModule, Source } from '../games/types'
import type { Reckoning, Seat } from '../lib/protocol'
import { capital, say } from '../lib/words.svelte'
import type { Play } from './play.svelte'

export interface ScoreRow extends Source {
  values: number[]
}

// What can bring points: the sources of the game, and what the table has given a seat besides.
export const allSources = (play: Play): Source[] => [
  ...play.game.sources(play.catalogue),
  { key: 'handicap', icon: 'person', label: capital(say('source-handicap')) },
]

// One row for each source from which somebody in sight would have anything.
export function scoreRows(found: Reckoning, seats: Seat[], sources: Source[]): ScoreRow[] {
  const value = (seat: Seat, key: string): number => found.points[seat]?.[key] ?? 0
  return sources
    .filter(({ key }) => seats.some((seat) => value(seat, key) !== 0))
    .map((source) => ({ ...source, values: seats.map((seat) => value(seat, source.key)) }))
}

// Whose points may be seen: partners have theirs together.
export function visibleSeats(count: number, sides: ReturnType<NonNullable<GameModule['sides']>>, shows: (...seats: Seat[]) => boolean): Seat[] {
  const together = (seat: Seat): Seat[] => sides?.find((side) => side.seats.includes(seat))?.seats ?? [seat]
  return Array.from({ length: count }, (_, seat) => seat).filter((seat) => shows(...together(seat)))
}
