// The active spots of one of the Khan’s cards, in their order; a horseman on two spots is one of them.

import type { KhanCard } from './types.generated'

// What each of his spots is worth.
export const HONOR = 6

export interface Spot {
  number: number
  // The number of players from which on it is active; 0 for always.
  from: number
  soldier: string | null
  clan: number
  wide: boolean
}

export function spotsOf(card: KhanCard): Spot[] {
  const found: Spot[] = []
  for (let place = 0; place < card.spots.length; place++) {
    if (!card.active[place]) continue
    const [soldier = null, clan = '0', way] = card.cover[String(place + 1)]?.split(' ') ?? []
    found.push({ number: place + 1, from: card.spots[place] ?? 0, soldier, clan: Number(clan), wide: way !== undefined })
    if (way !== undefined) place++
  }
  return found
}
