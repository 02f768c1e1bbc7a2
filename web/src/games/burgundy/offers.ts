// Which legal moves are offered as buttons beside the duchy, because no piece on the table stands for them.

import type { Move, Part } from '../../lib/protocol'
import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { moveTitle, pieceOf } from './moves'

export interface Offer {
  verb: string
  parts: Record<string, Part>
  label: string
  anchor: string
  piece: string | null
  icon: string | null
}

// Answers to what is asked: a button for each.
const ANSWERS = ['copy', 'count', 'fetch', 'drop', 'keep', 'first']
// One button for the verb; what else it needs is asked in the bubble.
const VERBS: Record<string, string> = { pay: 'b-coin', hire: 'b-worker', turn: 'b-die', follow: 'b-monastery', points: 'b-coin' }

export function offersOf(play: Play): Offer[] {
  const verbs = Object.keys(VERBS).flatMap((verb) => (play.legal.some((move) => move.verb === verb) ? [verbOffer(play, verb)] : []))
  return [...verbs, ...play.legal.filter((move) => ANSWERS.includes(move.verb)).map((move) => answerOffer(play, move))]
}

function answerOffer(play: Play, move: Move): Offer {
  const parts = Object.entries(move).filter(([part]) => part !== 'move' && !play.game.payment.includes(part))
  return {
    verb: move.verb,
    parts: Object.fromEntries(parts) as Record<string, Part>,
    label: moveTitle(move, play),
    anchor: `offer-${move.move.replaceAll(' ', '-')}`,
    piece: pieceOf(move, play),
    icon: null,
  }
}

function verbOffer(play: Play, verb: string): Offer {
  const parts: Record<string, Part> = { verb }
  // A die that is picked already is the one to turn.
  if (verb === 'turn' && typeof play.picked.die === 'number') parts.number = play.picked.die
  return { verb, parts, label: say(`b-offer-${verb}`), anchor: `offer-${verb}`, piece: null, icon: VERBS[verb]! }
}
