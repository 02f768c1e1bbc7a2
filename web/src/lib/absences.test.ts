import { describe, expect, it } from 'vitest'
import { lastDay, spanOf, today } from './absences'

describe('an absence', () => {
  it('is from the first midnight to that after the last day', () => {
    const { start, end } = spanOf('2026-12-24', '2026-12-26')
    expect(new Date(start).getDate()).toBe(24)
    expect([new Date(end).getDate(), new Date(end).getHours()]).toEqual([27, 0])
    expect(new Date(lastDay({ start, end })).getDate()).toBe(26)
  })

  it('may be one day, also one without midnight as usual', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) {
      const { start, end } = spanOf(day, day)
      expect(Math.round((end - start) / 3_600_000)).toBeGreaterThanOrEqual(23)
      expect(today(new Date(start))).toBe(day)
      expect(today(new Date(lastDay({ start, end })))).toBe(day)
    }
  })
})
