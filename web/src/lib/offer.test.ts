import { describe, expect, it } from 'vitest'
import { fitting, offers, settled } from './offer'
import type { OptionSchema } from './protocol'

const PROPERTIES: Record<string, OptionSchema> = {
  maps: {
    anyOf: [{ enum: ['1', '2', 'x', 'y', 'any'] }, { type: 'array', items: { enum: ['1', '2', 'x', 'y'] } }],
    default: '1',
    cases: [
      { seats: [1], enum: ['y', 'any'], default: 'y' },
      { with: 'pairs', enum: ['x', 'any'], default: 'x', each: 2 },
      { enum: ['1', '2', 'any'], default: '1' },
    ],
  },
  pairs: { type: 'boolean', default: false, seats: [4], excludes: ['posts'] },
  posts: { type: 'boolean', default: false, excludes: ['pairs'] },
  own: { type: 'array', default: [], excludes: ['maps'] },
}
const offer = (name: string, seats: number, chosen = {}) => offers(PROPERTIES, seats, chosen).find((each) => each.name === name)!

describe('options of a table', () => {
  it('are for some counts of seats', () => {
    expect(offer('pairs', 2).seats).toEqual([4])
    expect(offer('pairs', 4).seats).toBeNull()
  })

  it('stand against one another', () => {
    expect(offer('posts', 4, { pairs: true }).against).toBe('pairs')
    expect(offer('pairs', 4, { posts: true }).against).toBe('posts')
    expect(offer('maps', 2, { own: [{}] }).against).toBe('own')
    // What does not count at this table stands against nothing.
    expect(offer('posts', 2, { pairs: true }).against).toBeNull()
  })

  it('have the values that fit', () => {
    expect(offer('maps', 2).values).toEqual(['1', '2', 'any'])
    expect(offer('maps', 4, { pairs: true })).toMatchObject({ values: ['x', 'any'], usual: 'x', each: 2, kind: 'pairs' })
    expect(fitting(offer('maps', 1), '1')).toBe('y')
    expect(fitting(offer('maps', 3), ['1', '2', '1'])).toEqual(['1', '2', '1'])
    expect(fitting(offer('maps', 2), ['1', '2', '1'])).toBe('1')
  })

  it('are sent only where they count', () => {
    const chosen = { maps: '2', pairs: true, posts: true, own: [] }
    expect(settled(offers(PROPERTIES, 2, chosen), chosen)).toEqual({ maps: '2', posts: true, own: [] })
  })
})
