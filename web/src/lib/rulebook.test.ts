import { expect, test } from 'vitest'
import { bookOf } from './rulebook'
import { say } from './words.svelte'

const PAGES = { 'burgundy.castle': 5, 'burgundy.sell': 8 }

test('the first rule with a page is named with its edition', () => {
  expect(bookOf('burgundy', PAGES, 'nowhere', 'sell', 'castle')).toEqual({ said: say('rulebook-burgundy', { page: 8 }), rule: 'burgundy.sell' })
})

test('nothing is said where no page is known', () => {
  expect(bookOf('burgundy', PAGES, 'nowhere')).toBeUndefined()
  expect(bookOf('burgundy', undefined, 'castle')).toBeUndefined()
})
