// What a game together adds to the scene of Winter: the requests, and the event that ends the year.

import type { LoggedEvent } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { WinterBeat } from '../../module'
import { joined } from '../../phrases'
import { rowOf, viewOf } from '../../read'
import { cardName, cardTexts } from '../../texts'
import WinterEvent from './WinterEvent.svelte'
import WinterRequests from './WinterRequests.svelte'

export interface Outcome {
  request: string
  by: number | undefined
  // Null while it is talked about.
  fulfilled: boolean | null
  refusedBy?: number
}

// What became of each proposal, in order.
export function outcomes(events: LoggedEvent[]): Outcome[] {
  const found: Outcome[] = []
  for (const event of events) {
    const last = found.at(-1)
    if (event.event === 'request_proposed') found.push({ request: String(event.card), by: event.seat, fulfilled: null })
    else if (last && event.event === 'request_fulfilled') last.fulfilled = true
    else if (last && event.event === 'request_refused') Object.assign(last, { fulfilled: false, refusedBy: event.seat })
  }
  return found
}

// Requests that stay open: what the engine counts when shame is due for them.
export const leftOpen = (events: LoggedEvent[]): number => Number(events.find((event) => event.event === 'requests_open')?.count ?? 0)

const names = (found: Outcome[]): string => joined([...new Set(found.map((each) => cardName(each.request)))])

function sentenceOf(events: LoggedEvent[]): string {
  const all = outcomes(events)
  const done = all.filter((each) => each.fulfilled)
  const refused = all.filter((each) => each.fulfilled === false && !done.some((other) => other.request === each.request))
  return [
    done.length ? say('w-winter-fulfilled', { list: names(done) }) : say('w-winter-fulfilled-none'),
    refused.length ? say('w-winter-refused', { list: names(refused) }) : '',
    leftOpen(events) ? say('w-winter-left-open', { count: leftOpen(events) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export function winterBeats(events: LoggedEvent[], play: Play): WinterBeat[] {
  const asks = (viewOf(play).coop?.needed ?? 0) > 0
  const first = events.findIndex((event) => event.event === 'requests_begun')
  const came = events.findIndex((event) => event.event === 'event_came')
  const requests = first < 0 ? [] : events.slice(first, came < 0 ? undefined : came)
  const event = came < 0 ? [] : events.slice(came)
  const card = String(event[0]?.card ?? '')
  const fulfilling: WinterBeat = {
    key: 'requests',
    events: requests,
    title: say('w-requests'),
    result: say('w-winter-requests-count', { count: outcomes(requests).filter((each) => each.fulfilled).length }),
    sentence: sentenceOf(requests),
    Scene: WinterRequests,
  }
  return [
    ...(asks ? [fulfilling] : []),
    {
      key: 'event',
      events: event,
      title: say('w-card-event'),
      result: card ? cardName(card) : '',
      sentence: card ? `${cardName(card)}. ${cardTexts('event', rowOf(play, 'event', card)).join(' ')}` : '',
      Scene: WinterEvent,
    },
  ]
}
