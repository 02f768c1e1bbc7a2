import { describe, expect, it } from 'vitest'
import type { Reckoning } from '../lib/protocol'
import { visibleSeats, scoreRows } from './scoreRows'

const found: Reckoning = {
  points: [
    { walls: 4, shame: -3, cards: 0 },
    { walls: 0, shame: 0, cards: 7 },
  ],
  totals: [1, 7],
  ranking: [1, 0],
}
const sources = ['walls', 'cards', 'shame', 'hordes'].map((key) => ({ key, icon: key, label: key }))

describe('the points if it ended now', () => {
  it('has a row for each source from which somebody in sight would have anything, losses too', () => {
    expect(scoreRows(found, [0, 1], sources).map(({ key, values }) => [key, ...values])).toEqual([
      ['walls', 4, 0],
      ['cards', 0, 7],
      ['shame', -3, 0],
    ])
    expect(scoreRows(found, [1], sources).map(({ key }) => key)).toEqual(['cards'])
  })

  it('shows only whose points may be seen, partners together', () => {
    const mine = (...seats: number[]): boolean => seats.includes(1)
    expect(visibleSeats(4, null, mine)).toEqual([1])
    const sides = [
      { name: 'A', seats: [0, 2], score: 0 },
      { name: 'B', seats: [1, 3], score: 0 },
    ]
    expect(visibleSeats(4, sides, mine)).toEqual([1, 3])
    expect(visibleSeats(4, sides, () => true)).toEqual([0, 1, 2, 3])
  })
})
