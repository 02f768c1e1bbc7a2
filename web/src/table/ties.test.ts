import { describe, expect, it } from 'vitest'
import { firstTie } from './ties'

describe('ties of a ranking', () => {
  it('finds the first two neighbours with equal points', () => {
    expect(firstTie([40, 40, 12])).toBe(0)
    expect(firstTie([50, 40, 40, 40])).toBe(1)
  })
  it('finds none where all differ, or there is nobody else', () => {
    expect(firstTie([50, 40, 12])).toBe(-1)
    expect(firstTie([50])).toBe(-1)
    expect(firstTie([])).toBe(-1)
  })
})
