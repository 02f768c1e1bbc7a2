import { describe, expect, it } from 'vitest'
import type { Move } from '../../lib/protocol'
import { evenest, paidBy, stepped } from './payment'

const pay = (wood: number, stone: number, gold: number): Move =>
  ({ move: `pay ${wood} ${stone} ${gold}`, verb: 'pay', paid: { wood, stone, gold } }) as unknown as Move
// Five of what is held: 4 wood, 3 stone, 2 gold.
const MOVES: Move[] = []
for (let wood = 0; wood <= 4; wood++)
  for (let stone = 0; stone <= 3; stone++) if (5 - wood - stone >= 0 && 5 - wood - stone <= 2) MOVES.push(pay(wood, stone, 5 - wood - stone))

describe('paying with counters', () => {
  it('begins where the rest is most even', () => {
    const { wood = 0, stone = 0, gold = 0 } = paidBy(evenest(MOVES, { wood: 4, stone: 3, gold: 2 })!)
    expect([4 - wood, 3 - stone, 2 - gold].sort()).toEqual([1, 1, 2])
  })
  it('moves one resource and gives way in another', () => {
    const now = MOVES.find((move) => move.move === 'pay 3 1 1')!
    const next = paidBy(stepped(MOVES, now, 'stone', 1)!)
    expect(next.stone).toBe(2)
    expect(next.wood! + next.stone! + next.gold!).toBe(5)
  })
  it('stops where no payment is legal', () => {
    const now = MOVES.find((move) => move.move === 'pay 4 1 0')!
    expect(stepped(MOVES, now, 'wood', 1)).toBeNull()
    expect(stepped(MOVES, now, 'gold', -1)).toBeNull()
  })
})
