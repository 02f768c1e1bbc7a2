import { describe, expect, it } from 'vitest'
import { known, say } from '../../lib/words.svelte'
import { PLACES } from './places'

describe('the words of the page', () => {
  it('name every place and tell what happens there', () => {
    for (const place of PLACES) {
      expect(known(`place-${place}`)).toBe(true)
      expect(known(`about-${place}`)).toBe(true)
    }
  })
  it('say one and many', () => {
    expect(say('w-spots-left', { count: 1 })).toBe('1 spot left')
    expect(say('w-spots-left', { count: 0 })).toBe('defeated at the next check')
  })
})
