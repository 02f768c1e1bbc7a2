import { describe, expect, it } from 'vitest'
import { say } from '../lib/words.svelte'
import { lengthText } from './options'

describe('how long an option makes the game', () => {
  it('is told in per cent and in the minutes that the server worked out, where it is worth a word', () => {
    const told = (change: string, percent: number, minutes: number): string => say('option-decisions', { change, percent, minutes })
    const more = lengthText({ decisions: [149, 163], minutes: [45, 49] })
    expect(more).toBe(told('more', 9, 4))
    expect(more).toMatch(/9.*4/)
    expect(lengthText({ decisions: [149, 130], minutes: [45, 39] })).toBe(told('fewer', 13, 6))
    expect(lengthText({ decisions: [149, 152], minutes: [45, 46] })).toBe(told('same', 2, 1))
  })
})
