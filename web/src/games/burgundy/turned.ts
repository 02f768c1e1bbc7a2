// Dice that count as another number than they show: workers turned them, or a monastery lets them.

import type { Play } from '../../table/play.svelte'
import { boardOf, catalogueOf, duchyOf } from './read'

export interface Turned {
  to: number
  workers: number
}

// The number a die must have for this move, or for what an event tells: that of the hex, the goods, the depot. Null
// where no number matters.
export function numberFor(play: Play, seat: number, { cell, good, depot }: Record<string, unknown>): number | null {
  if (cell !== undefined) return boardOf(play, seat).cells.find((each) => each.cell === cell)?.number ?? null
  if (good !== undefined) return catalogueOf(play).goods[String(good)] ?? null
  return Number(depot ?? 0) || null
}

// What a die was used for; all else that follows from it comes later.
const USES = new Set(['tile_taken', 'tile_placed', 'goods_sold', 'workers_gained', 'die_used'])

// For each die of a seat in this round, what it was used as, if that was another number.
export function turnedDice(play: Play, seat: number): (Turned | null)[] {
  const dice = duchyOf(play, seat)?.dice ?? []
  const found: (Turned | null)[] = dice.map(() => null)
  const roll = play.events.findLastIndex((event) => event.event === 'dice_rolled')
  const mine = play.events.slice(roll + 1).filter((event) => event.seat === seat)
  const seen = new Set<number>()
  mine.forEach((event, place) => {
    if (event.event !== 'die_used') return
    const index = dice.findIndex((die, each) => die.used && die.value === event.die && !seen.has(each))
    const use = mine.slice(place + 1).find((later) => USES.has(later.event))
    const to = use ? numberFor(play, seat, use) : null
    seen.add(index)
    if (index >= 0 && to !== null && to !== event.die) found[index] = { to, workers: Number(event.workers) }
  })
  return found
}
