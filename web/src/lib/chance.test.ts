import { describe, expect, it } from 'vitest'
import { tally, unevenness } from './chance'

describe('chance', () => {
  it('counts what was thrown by side', () => {
    expect(tally([1, 6, 6, 3])).toEqual([1, 0, 1, 0, 0, 2])
  })

  it('knows how often fair dice fall so unevenly', () => {
    expect(unevenness([10, 10, 10, 10, 10, 10])).toBeCloseTo(1, 5)
    // Tables of chi square with five degrees of freedom: 4.35 for a half, 9.24 for a tenth, 11.07 for a twentieth.
    const skewed = (square: number): number[] => {
      const off = Math.sqrt((square * 100) / 2)
      return [100 + off, 100 - off, 100, 100, 100, 100]
    }
    expect(unevenness(skewed(4.351))).toBeCloseTo(0.5, 3)
    expect(unevenness(skewed(9.236))).toBeCloseTo(0.1, 3)
    expect(unevenness(skewed(11.07))).toBeCloseTo(0.05, 3)
  })

  it('says nothing of a few throws', () => {
    expect(unevenness([1, 2, 0, 1, 0, 0])).toBeNull()
    expect(unevenness([0, 0, 0, 0, 0, 0])).toBeNull()
  })
})
