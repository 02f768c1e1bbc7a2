import { beforeEach, describe, expect, it } from 'vitest'
import type { Table } from '../lib/protocol'
import { TableState } from './tableState.svelte'
import { END, event, game, MOVES, seat, state, TABLE } from './toyTable'

const seated = (...mine: boolean[]): Table => ({ ...TABLE, seats: mine.map((each, number) => seat(number, each)) as Table['seats'] })
let table: TableState

beforeEach(() => {
  table = new TableState(game, TABLE)
  table.replace(state({ chat: [] }))
})

describe('events', () => {
  it('are added, and cut where something was taken back', () => {
    table.replace(state({ events: [event(0, 1, 0), event(1, 2, 0)], first: 0 }))
    table.replace(state({ events: [event(1, 2, 1)], first: 1 }))
    expect(table.events.map((each) => each.seat)).toEqual([0, 1])
    table.replace(state({ events: [], first: 1 }))
    expect(table.events).toHaveLength(1)
  })

  it('of a whole state replace all', () => {
    table.replace(state({ events: [event(0, 1, 0), event(1, 2, 0)], first: 0 }))
    table.replace(state({ events: [event(5, 3, 1)], first: 5, chat: [] }))
    expect(table.events.map((each) => each.n)).toEqual([5])
  })

  it('tell my last decision', () => {
    expect(table.lastDecision()).toBe(-1)
    table.replace(state({ events: [event(0, 1, 0), event(1, 2, 1)], first: 0 }))
    expect(table.lastDecision()).toBe(1)
  })
})

describe('seats', () => {
  it('mine is the one that may move, else the one whose view it is', () => {
    table.replace(state({ table: seated(true, false, true), moves: { 2: [END] }, view: { me: 0 } }))
    expect([table.mine, table.seat, table.legal]).toEqual([[0, 2], 2, [END]])
    table.replace(state({ table: seated(true, false, true), moves: {}, view: { me: 2 } }))
    expect([table.seat, table.myTurn]).toEqual([2, false])
  })

  it('others sit after the one that is shown large', () => {
    table.replace(state({ table: seated(false, true, false), moves: {} }))
    expect([table.home, table.rivals]).toEqual([1, [2, 0]])
  })

  it('a spectator looks at whoever acts, and has no moves', () => {
    table.replace(state({ table: seated(false, false), view: { actor: 1 } }))
    expect([table.seat, table.home, table.legal]).toEqual([null, 1, []])
    expect(table.isYou(0)).toBe(false)
  })

  it('presence says who is there', () => {
    table.setPresence([0], [1], 3, null)
    expect(table.table.seats.map(({ here, absent }) => [here, absent])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(table.watchers).toBe(3)
  })
})

it('the end of the turn and the undo list are those of my seat', () => {
  expect(table.ending).toBeUndefined()
  table.replace(state({ moves: { 0: [...MOVES, END] }, undo: { 0: [{ move: 'take ship' }], 1: [{ move: 'end' }] } }))
  expect([table.ending, table.undoable]).toEqual([END, [{ move: 'take ship' }]])
})

describe('what another chooses in secret', () => {
  const secret = state({ view: { secret: true } })

  it('leaves my choice as it is', () => {
    expect(table.leavesMyChoice(secret)).toBe(false)
    table.replace(secret)
    expect(table.leavesMyChoice(secret)).toBe(true)
  })

  it('does not where I have other moves, it is no secret any more, or the page comes back', () => {
    table.replace(secret)
    expect(table.leavesMyChoice({ ...secret, moves: { 0: [END] } })).toBe(false)
    expect(table.leavesMyChoice(state())).toBe(false)
    expect(table.leavesMyChoice({ ...secret, chat: [] })).toBe(false)
  })
})
