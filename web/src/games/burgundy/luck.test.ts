import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/protocol'
import { rollsIn, workersSpent } from './luck'

const event = (name: string, rest: object): GameEvent => ({ event: name, n: 0, move: 0, ...rest })
const EVENTS = [
  event('dice_rolled', {
    dice: [
      [1, 3],
      [5, 5],
    ],
    white: 4,
  }),
  event('die_used', { seat: 0, die: 1, workers: 2 }),
  event('die_used', { seat: 1, die: 5, workers: 0 }),
  event('dice_rolled', {
    dice: [
      [6, 6],
      [2, 1],
    ],
    white: 4,
  }),
  event('die_used', { seat: 0, die: 6, workers: 1 }),
  event('white_die_used', { seat: 0, die: 4, workers: 3 }),
]

describe('the dice of a game', () => {
  it('are counted by seat and side, with doubles and the white die', () => {
    expect(rollsIn(EVENTS, 2)).toEqual({
      sides: [
        [1, 0, 1, 0, 0, 2],
        [1, 1, 0, 0, 2, 0],
      ],
      doubles: [1, 1],
      white: [0, 0, 0, 2, 0, 0],
      rounds: 2,
    })
  })

  it('cost workers only where own dice are changed', () => {
    expect(workersSpent(EVENTS, 2)).toEqual([3, 0])
  })
})
