import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../lib/protocol'
import { hordeSums, spotsOf } from './luck'

const event = (name: string, rest: object): GameEvent => ({ event: name, n: 0, move: 0, ...rest })
const DECK = { leader: { power: 2, honor: 5, spots: 4 }, brutes: { power: 8, honor: 8, spots: 7 } }

describe('the hordes of a game', () => {
  it('are added up beside the mean of their deck', () => {
    const events = [
      event('horde_came', { horde: 'brutes' }),
      event('raid', { horde: 'brutes' }),
      event('horde_came', { horde: 'leader' }),
      event('assault', {}),
    ]
    expect(hordeSums(events, DECK)).toEqual({ count: 3, came: { power: 18, honor: 21, spots: 18 }, mean: { power: 5, honor: 6.5, spots: 5.5 } })
  })

  it('have a spot wherever a card has no gap, reward or not', () => {
    expect(spotsOf(['- . h2 . - .', '. - . . . .'])).toBe(4)
  })
})
