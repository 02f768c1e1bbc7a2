import { describe, expect, it } from 'vitest'
import { LowTimeAlert } from './lowTimeAlert'

describe('the word about my time', () => {
  it('comes once, when it gets short', () => {
    const alert = new LowTimeAlert()
    expect([90, 61, 60, 59, 0].map((left) => alert.isDue(left, 60))).toEqual([false, false, true, false, false])
  })
  it('comes again in another turn', () => {
    const alert = new LowTimeAlert()
    expect([70, 50, null, 80, 40].map((left) => alert.isDue(left, 60))).toEqual([false, true, false, false, true])
  })
  it('does not come where a turn begins short: my turn is told anyway', () => {
    const alert = new LowTimeAlert()
    expect([null, 40, 20, null, 45].map((left) => alert.isDue(left, 60))).toEqual([false, false, false, false, false])
  })
})
