import { describe, expect, it } from 'vitest'
import { lengthText } from './options'

describe('how long an option makes the game', () => {
  it('is told in per cent, where it is worth a word', () => {
    expect(lengthText([149, 163])).toBe('About 9 % more decisions.')
    expect(lengthText([149, 130])).toBe('About 13 % fewer decisions.')
    expect(lengthText([149, 152])).toBe('About as many decisions as without.')
  })
})
