// What Emperor’s Visit adds to the scene of Winter: his claim, and what he asks for next.

import type { LoggedEvent } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { WinterBeat } from '../../module'
import { joined } from '../../phrases'
import { clanName } from '../../read'
import { answersIn, claimEvents } from './claims'
import WinterClaim from './WinterClaim.svelte'

export function winterBeats(events: LoggedEvent[], play: Play): WinterBeat[] {
  const found = claimEvents(events)
  const answers = answersIn(found)
  const met = answers.filter((each) => each.met)
  const asked = found[0] ? say('emperor-asks', { thing: String(found[0].thing), amount: Number(found[0].amount) }) : ''
  return [
    {
      key: 'emperor',
      events: found,
      title: say('w-emperor'),
      result: say('w-emperor-met', { count: met.length, of: answers.length }),
      sentence: say('w-emperor-sentence', { asked, count: met.length, list: joined(met.map((each) => clanName(play, each.seat))) }),
      Scene: WinterClaim,
    },
  ]
}
