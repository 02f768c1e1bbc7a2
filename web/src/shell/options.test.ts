import { describe, expect, it } from 'vitest'
import { say } from '../lib/words.svelte'
import { lengthText } from './options'

describe('how long an option makes the game', () => {
  it('is told in per cent, where it is worth a word', () => {
    expect(lengthText([149, 163])).toBe(say('option-decisions', { change: 'more', percent: 9 }))
    expect(lengthText([149, 130])).toBe(say('option-decisions', { change: 'fewer', percent: 13 }))
    expect(lengthText([149, 152])).toBe(say('option-decisions', { change: 'same', percent: 2 }))
  })
})
