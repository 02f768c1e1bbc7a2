// What tooltips say: name, effect, worth now, how to get it.

import { bookOf, type Book } from '../../lib/rulebook'
import { capital, say } from '../../lib/words.svelte'
import type { Move } from '../../lib/protocol'
import type { Play } from '../../table/play.svelte'
import type { TipText } from '../types'
import { activeIn } from './module'
import { kindOf, tileRules } from './pieces'
import { boardName, boardOf, catalogueOf, duchyOf, freeSpaces, riverEnds, viewOf } from './read'
import { goodName, kindName, tileTexts, title } from './texts'
import type { Turned } from './turned'
import type { Cell } from './types'
import { areaWorth } from './worth'

export type Facts = TipText['facts']

export const book = (play: Play, ...rules: string[]): Book | undefined => bookOf('burgundy', catalogueOf(play).pages, ...rules)

function tileBook(play: Play, tile: string): Book | undefined {
  return book(play, ...tileRules(tile))
}

export function ways(play: Play, fits: (move: Move) => boolean): Facts {
  const found = play.legal.filter(fits).toSorted((a, b) => play.game.cost(a) - play.game.cost(b))
  return found.slice(0, 2).map((move) => ({ label: say(`b-tip-${move.verb}`), text: play.game.paid(move, play) }))
}

function worth(play: Play, tile: string): Facts {
  const points = viewOf(play).worth?.[tile]
  return points === undefined ? [] : [{ label: say('b-tip-worth'), text: say('b-points', { points }), gain: points > 0 }]
}

export function tileTip(play: Play, tile: string, facts: Facts = []): TipText {
  return {
    title: title(tile),
    kind: say('b-tip-kind', { kind: kindName(kindOf(tile)) }),
    body: tileTexts(catalogueOf(play), tile),
    facts: [...worth(play, tile), ...facts],
    book: tileBook(play, tile),
  }
}

export function dieTip(value: number, { to, workers }: Turned): TipText {
  return { title: say('b-die-turned', { value, to }), body: [say('b-die-turned-by', { workers })], facts: [] }
}

export function depotTip(play: Play, depot: number, tile: string): TipText {
  return tileTip(
    play,
    tile,
    ways(play, (move) => move.depot === depot && move.tile === tile),
  )
}

export function keyTip(play: Play, tile: string): TipText {
  const places = new Set(play.legal.filter((move) => move.verb === 'place' && move.tile === tile).map((move) => String(move.cell)))
  const facts = places.size ? [{ label: say('b-tip-place'), text: [...places].join(', ') }] : []
  return tileTip(play, tile, facts)
}

export function cellTip(play: Play, seat: number, cell: Cell): TipText {
  const duchy = duchyOf(play, seat)
  const tile = duchy.tiles[cell.cell]
  const area = areaWorth(catalogueOf(play), viewOf(play), duchy, boardOf(play, seat), cell.area)
  const size = { label: say('b-tip-area'), text: say('b-tip-filled', { filled: area.filled, size: area.size }) }
  const gain = { label: say('b-tip-finish'), text: say('b-points', { points: area.points + area.phase }), gain: true }
  const ends = riverEnds(play, seat, cell.cell)
  const rivers = ends.length ? [{ label: say('b-tip-river'), text: ends.join(', ') }] : []
  const facts = [...(area.filled < area.size ? [size, gain] : [size]), ...rivers]
  if (tile) {
    const added = activeIn(play).flatMap((module) => module.hexTip?.(play, seat, cell.cell) ?? [])
    const rule = added.find((each) => each.rule)?.rule
    return {
      title: title(tile),
      kind: say('b-tip-on', { cell: cell.cell }),
      body: [...tileTexts(catalogueOf(play), tile), ...added.flatMap((each) => each.body ?? [])],
      facts: [...added.flatMap((each) => each.facts ?? []), ...facts],
      book: rule ? book(play, rule) : tileBook(play, tile),
    }
  }
  return {
    title: say('b-tip-space', { kind: say(`hex-${cell.kind}`), number: cell.number }),
    kind: say('b-tip-on', { cell: cell.cell }),
    body: [],
    facts: [...facts, ...ways(play, (move) => move.cell === cell.cell)],
    book: book(play, 'place.free'),
  }
}

// A rival's duchy in numbers: what is filled, and how many spaces of each kind are free.
export function duchyTip(play: Play, seat: number): TipText {
  const cells = boardOf(play, seat).cells.length
  const filled = Object.keys(duchyOf(play, seat).tiles).length
  return {
    title: boardName(play, seat),
    kind: say('b-duchy-label', { who: play.nameOf(seat), filled, cells }),
    body: [say('b-free')],
    facts: freeSpaces(play, seat).map(([kind, count]) => ({ label: capital(kindName(kind)), text: String(count) })),
  }
}

export function goodTip(play: Play, seat: number, good: string, count: number): TipText {
  const { sale } = duchyOf(play, seat)
  return {
    title: say('b-goods-count', { count, good: goodName(good) }),
    body: [say('b-tip-goods', { number: catalogueOf(play).goods[good] ?? 0, sale })],
    facts: [
      { label: say('b-tip-worth'), text: say('b-points', { points: count * sale }), gain: true },
      ...(seat === play.seat ? ways(play, (move) => move.verb === 'sell' && move.good === good) : []),
    ],
    book: book(play, 'sell'),
  }
}
