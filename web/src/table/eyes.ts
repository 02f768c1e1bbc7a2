// Through whose eyes a finished game is seen again: as everybody saw it, as one seat did, or with all hands open.

import type { Seat } from '../lib/protocol'

export type Eyes = 'all' | 'open' | Seat

// As the address says it; else as I saw it myself, if one seat was mine.
export function eyesOf(named: string, mine: Seat[], seats: number): Eyes {
  if (named === 'all' || named === 'open') return named
  const seat = /^\d+$/.test(named) ? Number(named) : -1
  if (seat >= 0 && seat < seats) return seat
  return mine.length === 1 ? mine[0]! : 'all'
}

export const eyesQuery = (eyes: Eyes): string => (eyes === 'all' ? '' : eyes === 'open' ? '?open=true' : `?seat=${eyes}`)
