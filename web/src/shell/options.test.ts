import { describe, expect, it } from 'vitest'
import { say } from '../lib/words.svelte'
import { lengthText } from './options'

describe('how long an option makes the game', () => {
  it('is told in per cent and minutes, where it is worth a word', () => {
    const told = (change: string, percent: number, minutes: number): string => say('option-decisions', { change, percent, minutes, seconds: 15 })
    expect(lengthText([149, 163])).toBe(told('more', 9, 4))
    expect(lengthText([149, 130])).toBe(told('fewer', 13, 5))
    expect(lengthText([149, 152])).toBe(told('same', 2, 1))
    expect(lengthText([149, 163])).toMatch(/9.*4.*15/)
  })
})
