// What stands below an answer on the desk: its price, and what comes of it.

import type { Move } from '../../lib/protocol'
import { known, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { priceOf } from './moves'
import { clanOf, movedClan, rowOf } from './read'
import { cardTexts, hordeKind } from './texts'

export function answerNotes(move: Move, play: Play): string[] {
  const price = priceOf(move)
  return [...(price ? [price] : []), ...consequences(move, play)]
}

function consequences(move: Move, play: Play): string[] {
  const clan = clanOf(play, movedClan(play))
  const soldier = typeof move.soldier === 'string' ? move.soldier : ''
  const pool = (soldier && clan?.soldiers.pool[soldier]) || 0
  if (move.verb === 'shame') return soldier ? [say('w-stay-usable', { count: Math.max(0, pool - 1), of: pool })] : [shamedHorde(String(move.horde), play)]
  if (move.verb === 'recruit') return [...(known(`w-about-${soldier}`) ? [say(`w-about-${soldier}`)] : []), say('w-in-pool-count', { count: pool })]
  if (typeof move.tactic === 'string') return cardTexts('tactic', rowOf(play, 'tactic', move.tactic))
  return []
}

// A horde that hides shame scores nothing; the second token costs nothing more.
function shamedHorde(card: string, play: Play): string {
  const hidden = clanOf(play, movedClan(play)).claimed.find((claim) => claim.horde === card)?.shame ?? 0
  return hidden ? say('w-shame-on-horde-again') : say('w-shame-on-horde', { honor: Number(rowOf(play, 'horde', hordeKind(card)).honor) })
}
