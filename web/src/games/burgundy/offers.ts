// Which legal moves are offered as buttons beside the duchy, because no piece on the table stands for them.

import type { Move, Part } from '../../lib/protocol'
import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { activeIn, verbFacts } from './module'
import { moveTitle, pieceOf } from './moves'

export interface Offer {
  verb: string
  parts: Record<string, Part>
  label: string
  anchor: string
  piece: string | null
  icon: string | null
}

// Answers to what is asked have a button for each; other verbs one, and what else they need is asked in the bubble.
export function offersOf(play: Play): Offer[] {
  const listed = activeIn(play).flatMap((module) => Object.entries(module.verbs ?? {}))
  const verbs = listed.filter(([verb, { icon }]) => icon && play.legal.some((move) => move.verb === verb))
  const answers = play.legal.filter((move) => verbFacts(move.verb).answer)
  return [...verbs.map(([verb, { icon }]) => verbOffer(play, verb, icon!)), ...answers.map((move) => answerOffer(play, move))]
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

function verbOffer(play: Play, verb: string, icon: string): Offer {
  const parts: Record<string, Part> = Object.assign({ verb }, ...activeIn(play).map((module) => module.offerParts?.(verb, play)))
  return { verb, parts, label: say(`b-offer-${verb}`), anchor: `offer-${verb}`, piece: null, icon }
}
