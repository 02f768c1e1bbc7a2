import { describe, expect, it } from 'vitest'
import { moveName } from './moves'

describe('moves that were made', () => {
  it.each([
    ['take church 3 with 5', 'take a church'],
    ['build bank e4 1', 'place a bank'],
    ['take sheep3 3 with 5', 'take 3 sheep'],
    ['sell red with 4', 'sell red goods'],
  ])('%s', (notation, name) => expect(moveName(notation)).toBe(name))
})
