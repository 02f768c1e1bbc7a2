import { expect, test } from 'vitest'
import type { Move } from '../../lib/protocol'
import { priceOf } from './moves'

test('a price is told as the engine says it', () => {
  const priced = (price?: Move['price']): string => priceOf({ move: 'recruit archer', verb: 'recruit', ...(price === undefined ? {} : { price }) })
  expect(priced({ wood: 1, chi: 2 })).toBe('costs 1 wood and 2 chi')
  expect(priced({ building: 5 })).toContain('5 resources')
  expect(priced({ any: 1 })).toContain('1 resource of')
  expect(priced({})).toBe('free')
  expect(priced()).toBe('')
})
