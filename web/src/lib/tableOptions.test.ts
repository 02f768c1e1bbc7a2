import { describe, expect, it } from 'vitest'
import { validValue, tableOptions, submittedOptions } from './tableOptions'
import type { Option } from './protocol'

const PROPERTIES: Record<string, Option> = {
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
  tale: {
    type: 'string',
    enum: ['none', 'alone', 'joined'],
    default: 'none',
    excludes: ['posts'],
    about: {
      alone: { excludes: ['pairs'], decisions: [100, 110], minutes: [30, 33] },
      joined: { needs: ['pairs'], decisions: [100, 90], minutes: [30, 27] },
    },
  },
}
const option = (name: string, seats: number, chosen = {}) => tableOptions(PROPERTIES, seats, chosen).find((each) => each.name === name)!

describe('options of a table', () => {
  it('are for some counts of seats', () => {
    expect(option('pairs', 2).seats).toEqual([4])
    expect(option('pairs', 4).seats).toBeNull()
  })

  it('stand against one another', () => {
    expect(option('posts', 4, { pairs: true }).excludedBy).toBe('pairs')
    expect(option('pairs', 4, { posts: true }).excludedBy).toBe('posts')
    expect(option('maps', 2, { own: [{}] }).excludedBy).toBe('own')
    // What does not count at this table stands against nothing.
    expect(option('posts', 2, { pairs: true }).excludedBy).toBeNull()
  })

  it('are refused in the words of the rules, and not sent then', () => {
    const all = tableOptions(PROPERTIES, 2, { posts: true }, { posts: 'No posts today.' })
    expect(all.find((each) => each.name === 'posts')).toMatchObject({ refused: 'No posts today.', excludedBy: null })
    expect(Object.keys(submittedOptions(all, { posts: true }))).toEqual(['maps', 'own'])
  })

  it('have the values that fit', () => {
    expect(option('maps', 2).values).toEqual(['1', '2', 'any'])
    expect(option('maps', 4, { pairs: true })).toMatchObject({ values: ['x', 'any'], defaultValue: 'x', each: 2, kind: 'pairs' })
    expect(validValue(option('maps', 1), '1')).toBe('y')
    expect(validValue(option('maps', 3), ['1', '2', '1'])).toEqual(['1', '2', '1'])
    expect(validValue(option('maps', 2), ['1', '2', '1'])).toBe('1')
  })

  it('have values with a story that fit some switches only', () => {
    expect(option('tale', 4).misfits).toEqual({ joined: { needs: 'pairs' } })
    expect(option('tale', 4, { pairs: true }).misfits).toEqual({ alone: { against: 'pairs' } })
    expect(validValue(option('tale', 4, { pairs: true }), 'alone')).toBe('none')
    expect(validValue(option('tale', 4, { pairs: true }), 'joined')).toBe('joined')
    expect(validValue(option('tale', 4), 'joined')).toBe('none')
    // It and what it excludes keep each other away; a value that does not fit keeps nothing away.
    expect(option('posts', 2, { tale: 'alone' }).excludedBy).toBe('tale')
    expect(option('tale', 2, { posts: true }).excludedBy).toBe('posts')
    expect(option('posts', 2, { tale: 'joined' }).excludedBy).toBeNull()
  })

  it('are sent only where they count', () => {
    const chosen = { maps: '2', pairs: true, posts: true, own: [] }
    expect(submittedOptions(tableOptions(PROPERTIES, 2, chosen), chosen)).toEqual({ maps: '2', posts: true, own: [] })
  })
})
