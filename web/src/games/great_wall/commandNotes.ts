// What the boxes of a command card count here and now: who shows the card that they are paired with, and who still may.

import { listed, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { clanName, viewOf } from './read'
import { cardName } from './texts'
import type { Clan, Row } from './types'

// `now` is counted already; the rest is only known.
export interface Note {
  text: string
  now: boolean
}
type Box = { who: string; partner?: string; more?: number }

const boxesOf = (row: Row): Box[] => row.boxes as Box[]

// Who shows a card this Fall; nobody before all have chosen.
export const shown = (play: Play): Clan[] => viewOf(play).clans.filter((clan) => clan.command)

// By box: the cards of the others (and one's own second) that its bonus counts, laid or not.
export function bonusNotes(play: Play, row: Row): Note[][] {
  return boxesOf(row).map((box) =>
    box.partner
      ? shown(play)
          .filter((clan) => clan.command === box.partner)
          .map((clan) => ({
            text: say('w-bonus', {
              count: box.more ?? 0,
              who: clanName(play, clan.clan),
              you: play.isYou(clan.clan) ? 'yes' : 'no',
              card: cardName(box.partner!),
            }),
            now: true,
          }))
      : [],
  )
}

// The same while cards are chosen: discards are open, so all know who cannot play it.
export function chanceNotes(play: Play, row: Row, seat: number): Note[][] {
  const others = viewOf(play).clans.filter((clan) => clan.kind === 'player' && clan.clan !== seat)
  return boxesOf(row).map((box) => {
    if (!box.partner || !others.length) return []
    const card = cardName(box.partner)
    const [may, used] = [false, true].map((gone) =>
      others.filter((clan) => clan.discarded.includes(box.partner!) === gone).map((clan) => clanName(play, clan.clan)),
    ) as [string[], string[]]
    return [
      ...(may.length ? [{ text: say('w-may-play', { who: listed(may), card }), now: true }] : []),
      ...(used.length ? [{ text: say('w-has-played', { who: listed(used) }), now: false }] : []),
    ]
  })
}
