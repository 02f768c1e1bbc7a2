import { afterEach, expect, it, vi } from 'vitest'
import { loadFromTab, saveInTab, tabKey } from './tabStorage'

const KEY = tabKey('plan', 't', 1)
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('finds what was saved, by kind, table and seat', () => {
  saveInTab(KEY, [1, { two: 3 }])
  expect(loadFromTab(KEY)).toEqual([1, { two: 3 }])
  expect(loadFromTab(tabKey('plan', 't', 0))).toBeNull()
  expect(loadFromTab(tabKey('pass', 't', 1))).toBeNull()
})

it('removes a value that becomes null', () => {
  saveInTab(KEY, 'fall')
  saveInTab(KEY, null)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('finds nothing in what it cannot read', () => {
  sessionStorage.setItem(KEY, '{half')
  expect(loadFromTab(KEY)).toBeNull()
})

it('goes on without storage where the browser forbids it', () => {
  const forbidden = (): never => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden, clear: () => undefined })
  saveInTab(KEY, 1)
  saveInTab(KEY, null)
  expect(loadFromTab(KEY)).toBeNull()
})
