import { expect, test } from 'vitest'
import { eyesOf, eyesQuery } from './eyes'

test('the address says through whose eyes one looks', () => {
  expect(eyesOf('all', [0], 3)).toBe('all')
  expect(eyesOf('open', [0], 3)).toBe('open')
  expect(eyesOf('2', [0], 3)).toBe(2)
})

test('else it is my own seat, or nobody’s', () => {
  expect(eyesOf('', [1], 3)).toBe(1)
  expect(eyesOf('', [], 3)).toBe('all')
  expect(eyesOf('', [0, 1], 3)).toBe('all')
  expect(eyesOf('9', [], 3)).toBe('all')
})

test('the server is asked for it', () => {
  expect([eyesQuery('all'), eyesQuery('open'), eyesQuery(0)]).toEqual(['', '?open=true', '?seat=0'])
})
