// What tooltips say about the tracks and about numbers: what it is, what it does, what it is worth.

import { capital, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { TipText } from '../types'
import { catalogueOf, duchyOf, total, viewOf } from './read'
import { goodName } from './texts'
import { book, type Facts } from './tipTexts'

const WORKERS_PER_POINT = 2

export function phaseTip(play: Play, phase: string): TipText {
  const { phases, rounds } = catalogueOf(play)
  const last = Object.keys(phases).at(-1) === phase
  return {
    title: say('b-tip-phase', { phase }),
    body: [say('b-tip-phase-bonus', { points: phases[phase] ?? 0 }), say(last ? 'b-tip-phase-last' : 'b-tip-phase-end', { rounds })],
    facts: [],
    book: book(play, 'area.phase'),
  }
}

// Goods lie ready for rounds to come.
export function roundTip(play: Play, round: number): TipText {
  const view = viewOf(play)
  const good = view.coming[round - view.round - 1]
  return {
    title: say('b-tip-round', { round }),
    body: [say('b-tip-round-roll')],
    facts: round > view.round && good ? [{ label: say('b-goods'), text: goodName(good) }] : [],
    book: book(play, 'round.roll'),
  }
}

export function orderTip(play: Play): TipText {
  const facts = viewOf(play).order.map((seat, index) => ({ label: `${index + 1}.`, text: play.nameOf(seat) }))
  return { title: say('b-tip-order'), body: [say('b-tip-order-bridge'), say('b-tip-order-ships')], facts, book: book(play, 'round.order') }
}

export function whiteTip(play: Play): TipText {
  const white = viewOf(play).white ?? 0
  return { title: say('b-tip-white'), body: [say('b-tip-white-depot', { white }), say('b-tip-white-only')], facts: [], book: book(play, 'round.white-die') }
}

// Alone, nothing is paid for leftovers.
function leftover(play: Play, points: number): Facts {
  return viewOf(play).players.length > 1 ? [{ label: say('b-tip-left'), text: say('b-points', { points }), gain: points > 0 }] : []
}

const counted = (count: number, label: string): string => say('b-tip-count', { count, label })

export function workersTip(play: Play, seat: number): TipText {
  const { workers } = duchyOf(play, seat)
  return {
    title: counted(workers, say('b-workers', { count: workers })),
    body: [say('b-tip-workers')],
    facts: leftover(play, Math.floor(workers / WORKERS_PER_POINT)),
    book: book(play, 'turn.workers'),
  }
}

export function silverTip(play: Play, seat: number): TipText {
  const { silver } = duchyOf(play, seat)
  return {
    title: counted(silver, say('b-silver', { count: silver })),
    body: [say('b-tip-silver', { price: catalogueOf(play).black_price })],
    facts: leftover(play, silver),
    book: book(play, 'black-depot'),
  }
}

export function soldTip(play: Play, seat: number): TipText {
  const { sold } = duchyOf(play, seat)
  const count = total(sold)
  const facts = Object.entries(sold).map(([good, tiles]) => ({ label: capital(goodName(good)), text: String(tiles) }))
  return { title: counted(count, say('b-sold', { count })), body: [say('b-tip-sold')], facts, book: book(play, 'sell') }
}

export function storageTip(play: Play, seat: number): TipText {
  const { keys, key_spaces: spaces } = duchyOf(play, seat)
  return {
    title: say('b-storage'),
    body: [say('b-tip-storage'), say('b-tip-storage-full')],
    facts: [{ label: say('b-tip-stored'), text: say('b-tip-filled', { filled: keys.length, size: spaces }) }],
    book: book(play, 'take.full-keys'),
  }
}

// The points so far, by what brought them.
export function pointsTip(play: Play, seat: number): TipText | null {
  if (!play.showsScore(seat)) return null
  const { score, points } = duchyOf(play, seat)
  const sources = play.game.sources(play.catalogue).filter(({ key }) => points[key])
  return {
    title: say('b-points', { points: score }),
    kind: say('b-so-far'),
    body: [],
    facts: sources.map(({ key, label }) => ({ label, text: String(points[key]) })),
  }
}
