// What ghosts add to the scene of Winter: the places they haunt.

import type { LoggedEvent } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { WinterBeat } from '../../module'
import { joined } from '../../phrases'
import { placeName } from '../../texts'
import WinterHaunting from './WinterHaunting.svelte'

export const hauntedIn = (events: LoggedEvent[]): string[] => events.filter((event) => event.event === 'haunted').map((event) => String(event.place))

export function winterBeats(events: LoggedEvent[]): WinterBeat[] {
  const first = events.findIndex((event) => event.event === 'ghosts_came')
  const own = first < 0 ? [] : events.slice(first).filter((event) => ['ghosts_came', 'haunted'].includes(event.event))
  const places = joined(hauntedIn(own).map(placeName))
  return [
    {
      key: 'ghosts',
      events: own,
      title: say('w-winter-ghosts'),
      result: say('w-winter-ghosts-count', { count: Number(own[0]?.count ?? 0) }),
      sentence: places ? say('w-winter-ghosts-at', { list: places }) : say('w-winter-ghosts-none'),
      Scene: WinterHaunting,
    },
  ]
}
