import { describe, expect, it } from 'vitest'
import { Hurry } from './hurry'

describe('the word about my time', () => {
  it('comes once, when it gets short', () => {
    const hurry = new Hurry()
    expect([90, 61, 60, 59, 0].map((left) => hurry.now(left, 60))).toEqual([false, false, true, false, false])
  })
  it('comes again in another turn', () => {
    const hurry = new Hurry()
    expect([70, 50, null, 80, 40].map((left) => hurry.now(left, 60))).toEqual([false, true, false, false, true])
  })
  it('does not come where a turn begins short: my turn is told anyway', () => {
    const hurry = new Hurry()
    expect([null, 40, 20, null, 45].map((left) => hurry.now(left, 60))).toEqual([false, false, false, false, false])
  })
})
