// What Black Powder adds to the scene of Winter: towers are judged, rams and trebuchets break walls.

import type { LoggedEvent } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import { sentence } from '../../describe'
import type { WinterBeat } from '../../module'
import { joined } from '../../phrases'
import { clanName } from '../../read'
import WinterLines from './WinterLines.svelte'

const SIEGE = ['ram_moved', 'wall_destroyed']
const isTower = (event: LoggedEvent): boolean => event.event === 'honor' && event.source === 'towers'

// The events after the last assault, parted where towers are judged and where the siege begins.
export function parted(events: LoggedEvent[]): { towers: LoggedEvent[]; siege: LoggedEvent[] } {
  const last = events.findLastIndex((event) => event.event === 'assault')
  const after = last < 0 ? [] : events.slice(last + 1)
  const first = after.findIndex(isTower)
  const siege = after.findIndex((event) => SIEGE.includes(event.event))
  const end = after.findLastIndex((event) => SIEGE.includes(event.event))
  return {
    towers: first < 0 ? [] : after.slice(first, siege < 0 ? after.findLastIndex(isTower) + 1 : Math.max(siege, first)),
    siege: siege < 0 ? [] : after.slice(siege, end + 1),
  }
}

// Honor for towers, by clan.
export function towerHonor(events: LoggedEvent[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const event of events.filter(isTower)) found.set(event.seat ?? -1, (found.get(event.seat ?? -1) ?? 0) + Number(event.honor))
  return found
}

export function winterBeats(events: LoggedEvent[], play: Play): WinterBeat[] {
  const { towers, siege } = parted(events)
  const honor = [...towerHonor(towers)]
  const lines = joined(honor.map(([clan, count]) => `${clanName(play, clan)} +${count}`))
  const levels = siege.filter((event) => event.event === 'wall_destroyed').length
  return [
    {
      key: 'towers',
      events: towers,
      title: say('w-winter-towers'),
      result: say('w-winter-towers-result', { count: honor.reduce((sum, [, count]) => sum + count, 0) }),
      sentence: honor.length ? say('w-winter-towers-text', { list: lines }) : '',
      Scene: WinterLines,
    },
    {
      key: 'siege',
      events: siege,
      title: say('w-winter-siege'),
      result: say('w-winter-siege-result', { count: levels }),
      sentence: siege
        .filter((event) => SIEGE.includes(event.event))
        .map((event) => sentence(event, play))
        .join(' '),
      Scene: WinterLines,
    },
  ]
}
