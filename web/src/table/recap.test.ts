import { beforeEach, expect, it } from 'vitest'
import type { StateMessage } from '../lib/protocol'
import { Recap } from './recap.svelte'
import { TableState } from './tableState.svelte'
import { event, game, state, TABLE } from './toyTable'

let table: TableState
let recap: Recap

// A state arrives; `own` if a change of mine led to it.
function hear(more: Partial<StateMessage>, own = false): void {
  const message = state(more)
  table.replace(message)
  recap.update(message.events, message.chat !== undefined, own)
}
const missed = (): number[] => recap.missed.map((each) => each.n)

beforeEach(() => {
  table = new TableState(game, TABLE)
  recap = new Recap(game, table)
  hear({ chat: [] })
})

it('marks what others changed until my first input', () => {
  hear({ events: [event(0, 1, 1, 'c3'), event(1, 1, 0, 'a1')], first: 0 })
  hear({ events: [event(2, 2, 1, 'd4')], first: 2 })
  expect([...recap.changed]).toEqual(['cell-c3', 'cell-d4'])
  recap.dismiss()
  expect(recap.changed.size).toBe(0)
})

it('marks after a reload what changed since my last decision', () => {
  hear({ events: [event(0, 1, 1, 'b2'), event(1, 2, 0, 'a1'), event(2, 3, 1, 'c3')], first: 0, chat: [] })
  expect([...recap.changed]).toEqual(['cell-c3'])
})

it('rings what another touched last, until my first input', () => {
  hear({ events: [event(0, 1, 0, 'a1'), event(1, 2, 1, 'c3'), event(2, 3, 1, 'd4')], first: 0 })
  expect([...recap.newest]).toEqual(['cell-d4'])
  recap.dismiss()
  expect(recap.newest.size).toBe(0)
  hear({ events: [event(3, 4, 0, 'b2')], first: 3 })
  expect(recap.newest.size).toBe(0)
})

it('tells what was missed since my last decision', () => {
  expect(missed()).toEqual([])
  hear({ events: [event(0, 1, 1), event(1, 2, 0), event(2, 3, 1), event(3, 4, 1)], first: 0, chat: [] })
  expect(missed()).toEqual([2, 3])
  hear({ v: 8, events: [event(4, 5, 1)], first: 4 })
  expect(missed()).toEqual([2, 3, 4])
  hear({ v: 9, events: [], first: 4 })
  expect(missed()).toEqual([2, 3])
})

it('counts what my own decision led to as seen', () => {
  hear({ events: [event(0, 1, 0), event(1, 2, 1)], first: 0, chat: [] })
  expect(missed()).toEqual([1])
  recap.decided(false)
  hear({ v: 8, events: [event(2, 3, 0), event(3, 3, 1)], first: 2 }, true)
  expect(missed()).toEqual([])
  hear({ v: 9, events: [event(4, 4, 1)], first: 4 })
  expect(missed()).toEqual([4])
})

it('still tells what was missed where my decision was made for me', () => {
  hear({ events: [event(0, 1, 0), event(1, 2, 1)], first: 0, chat: [] })
  recap.decided(true)
  hear({ v: 8, events: [event(2, 3, 0)], first: 2 }, true)
  expect(missed()).toEqual([1])
  recap.decided(false)
  hear({ v: 9, events: [event(3, 4, 0)], first: 3 }, true)
  expect(missed()).toEqual([])
})

it('is empty once the game is over', () => {
  hear({ events: [event(0, 1, 1)], first: 0 })
  expect(missed()).toEqual([0])
  hear({ table: { ...TABLE, status: 'over' }, events: [], first: 1 })
  expect(missed()).toEqual([])
})
