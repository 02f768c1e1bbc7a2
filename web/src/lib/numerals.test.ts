import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from './settings.svelte'
import { numeral, percent } from './words.svelte'

beforeEach(() => {
  settings.language = 'en'
})

describe('numbers in words', () => {
  it('have few digits', () => {
    expect(numeral(25 / 3)).toBe('8.3')
    expect(numeral(82)).toBe('82')
  })
  it('never make something rare look impossible', () => {
    expect(percent(0.5)).toBe('50%')
    expect(percent(0.0023)).toBe('0.2%')
    expect(percent(0.0004)).toBe('0.04%')
    expect(percent(0)).toBe('0%')
  })
})
