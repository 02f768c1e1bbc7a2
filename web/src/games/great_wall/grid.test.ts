import { describe, expect, it } from 'vitest'
import { spanned, spotsOf, standingOn } from './grid'

describe('the grid of a horde', () => {
  it('reads spots, rewards and gaps', () => {
    const spots = spotsOf(['h2 . t . . .', '. - . . . g'])
    expect(spots.map((spot) => spot.name)).toEqual(['a1', 'a3', 'b2', 'b6'])
    expect(spots.map((spot) => [spot.reward, spot.amount])).toEqual([
      ['honor', 2],
      ['tactic', 1],
      [null, 1],
      ['gold', 1],
    ])
  })
  it('lays a horseman over two spots, to the right or down', () => {
    expect(standingOn({ a2: 'horseman 1 right', b1: 'wound' })[0]).toMatchObject({ clan: 1, soldier: 'horseman', way: 'right', x: 1, y: 0 })
    expect(spanned('a2', 'right')).toEqual(['a2', 'a3'])
    expect(spanned('a2', 'down')).toEqual(['a2', 'b2'])
    expect(spanned('b4', null)).toEqual(['b4'])
  })
})
