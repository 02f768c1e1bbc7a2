// Ways to pay as a few counters: the legal moves say which sums of wood, stone and gold can be paid; the counters move among them.

import type { Move } from '../../lib/protocol'
import { BUILDING, type Counts, type Resource } from './types'

export const paidBy = (move: Move): Counts => (move.paid as unknown as Counts | undefined) ?? {}
const amount = (move: Move, resource: Resource): number => paidBy(move)[resource] ?? 0

const distance = (move: Move, wanted: Counts): number => BUILDING.reduce((sum, each) => sum + Math.abs(amount(move, each) - (wanted[each] ?? 0)), 0)

// The payment nearest to what is wanted.
export function nearest(moves: Move[], wanted: Counts): Move | null {
  return moves.toSorted((a, b) => distance(a, wanted) - distance(b, wanted))[0] ?? null
}

// The payment that leaves as even a rest as can be.
export function evenest(moves: Move[], stock: Counts): Move | null {
  const uneven = (move: Move): number => BUILDING.reduce((sum, each) => sum + ((stock[each] ?? 0) - amount(move, each)) ** 2, 0)
  return moves.toSorted((a, b) => uneven(a) - uneven(b))[0] ?? null
}

// One more or less of a resource, the others moving as little as they must; null if no legal payment has that.
export function stepped(moves: Move[], now: Move, resource: Resource, by: 1 | -1): Move | null {
  const wanted = amount(now, resource) + by
  return nearest(
    moves.filter((move) => amount(move, resource) === wanted),
    { ...paidBy(now), [resource]: wanted },
  )
}
