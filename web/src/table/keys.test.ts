import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tips } from '../lib/tips.svelte'
import { coversTable } from './keys'
import { Play } from './play.svelte'
import { game, TABLE } from './toyTable'

let menus: object[] = []
beforeEach(() => void vi.stubGlobal('document', { querySelector: (selector: string) => (selector === '[data-menu]' ? (menus[0] ?? null) : null) }))
afterEach(() => {
  tips.now = null
  menus = []
  vi.unstubAllGlobals()
})

it('knows what Escape closes before the game hears of it', () => {
  const play = new Play(game, {}, TABLE)
  const earlier = new Play(game, {}, TABLE, null, false, play)
  expect([coversTable(play), coversTable(earlier)]).toEqual([false, false])
  play.scores.open = true
  expect([coversTable(play), coversTable(earlier)]).toEqual([true, true])
  play.scores.open = false
  play.opened = 1
  expect(coversTable(play)).toBe(true)
  play.opened = null
  const open = { text: { title: '', body: [], facts: [] }, at: {} as Element }
  tips.now = { ...open, pinned: false }
  expect(coversTable(play)).toBe(false)
  tips.now = { ...open, pinned: true }
  expect(coversTable(play)).toBe(true)
  tips.now = null
  menus = [{}]
  expect(coversTable(play)).toBe(true)
})
