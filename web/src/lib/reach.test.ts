import { beforeEach, expect, it } from 'vitest'
import { mayReload } from './reach.svelte'

beforeEach(() => sessionStorage.clear())

it('lets the page reload by itself three times in ten minutes', () => {
  const minute = 60_000
  expect([0, 5000, 10_000, 15_000, 9 * minute].map(mayReload)).toEqual([true, true, true, false, false])
  expect([10 * minute, 10 * minute + 1].map(mayReload)).toEqual([true, false])
})
