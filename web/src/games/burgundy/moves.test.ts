import { describe, expect, it } from 'vitest'
import { moveName } from './moves'

describe('moves that were made', () => {
  it.each([
    ['take church 3 with 5', 'took church'],
    ['build bank e4 1', 'placed bank'],
    ['sell red with 4', 'sold red'],
  ])('%s', (notation, name) => expect(moveName(notation)).toBe(name))
})
