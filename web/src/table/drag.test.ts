import { beforeEach, expect, test, vi } from 'vitest'
import { dropOn, startDrag, type DragLoad } from './drag.svelte'
import type { Play } from './play.svelte'

// As much of a table as dragging asks for.
const selection = { anchor: null as string | null, fitting: [] as { verb: string }[] }
const play = { picked: {} as Record<string, unknown>, selection }
const table = play as unknown as Play
const LOAD: DragLoad = { parts: { key: 0 }, anchor: 'key-0-0', piece: 'ship' }
const calls: string[] = []
Object.assign(play, {
  isPicked: (parts: Record<string, unknown>) => Object.entries(parts).every(([part, value]) => play.picked[part] === value),
  clear: () => calls.push('clear'),
  pick: (parts: object) => calls.push(`pick ${JSON.stringify(parts)}`),
})

// An element that stands inside of what these selectors find.
function inside(around: Record<string, Element | null>): Element {
  return { closest: (selector: string) => around[selector.includes('data-drop') ? 'place' : 'target'] ?? null } as unknown as Element
}
const source = {} as Element
const place = { getAttribute: (name: string) => (name === 'data-drop' ? 'take buy' : 'storage-0') } as unknown as Element

beforeEach(() => {
  calls.length = 0
  play.picked = {}
  Object.assign(selection, { anchor: null, fitting: [{ verb: 'take' }] })
  vi.stubGlobal('MouseEvent', class {})
})

test('taking hold picks, and never confirms what was picked before', () => {
  startDrag(table, LOAD)
  expect(calls).toEqual(['pick {"key":0}'])
  play.picked = { key: 0 }
  startDrag(table, LOAD)
  expect(calls.slice(1)).toEqual(['clear', 'pick {"key":0}'])
})

test('a target is picked as by a click', () => {
  const target = { dispatchEvent: () => calls.push('click') } as unknown as Element
  dropOn(table, source, inside({ target }))
  expect(calls).toEqual(['click'])
})

test('a place for it keeps what would happen in sight', () => {
  dropOn(table, source, inside({ place }))
  expect([calls, selection.anchor]).toEqual([[], 'storage-0'])
})

test('anywhere else, or where it came from, puts everything back', () => {
  selection.fitting = [{ verb: 'place' }]
  for (const below of [null, inside({}), inside({ target: source }), inside({ place })]) dropOn(table, source, below)
  expect(calls).toEqual(['clear', 'clear', 'clear', 'clear'])
})
