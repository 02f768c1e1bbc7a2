import { expect, test } from 'vitest'
import { moveName } from './moves'

test('a move in a list of those to take back names each thing once', () => {
  expect(moveName('hire clerk')).toBe('hire a clerk')
})
