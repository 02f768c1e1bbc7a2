// What the siege adds to the scene of Winter: the night.

import type { LoggedEvent } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { WinterBeat } from '../../module'
import WinterNight from './WinterNight.svelte'

export function winterBeats(events: LoggedEvent[]): WinterBeat[] {
  const night = events.find((event) => event.event === 'night')
  const facts = { lost: Number(night?.lost ?? 0), defence: Number(night?.defence ?? 0) }
  return [
    {
      key: 'night',
      events: night ? [night] : [],
      title: say('w-winter-night'),
      result: say('w-winter-night-result', facts),
      sentence: say('w-winter-night-left', facts),
      Scene: WinterNight,
    },
  ]
}
