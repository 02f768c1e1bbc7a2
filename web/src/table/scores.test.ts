import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Reply, Table } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { Connection } from './connection.svelte'
import { Scores } from './scores.svelte'
import { TableState } from './tableState.svelte'
import { game, state, TABLE } from './toyTable'

const REPLY: Reply = { t: 'answer', id: 'x', score: { points: [{ areas: 3 }, {}], totals: [3, 0], ranking: [0, 1] } }
let table: TableState
let scores: Scores
const at = (more: Partial<Table>): void => table.replace(state({ table: { ...TABLE, ...more } }))

beforeEach(() => {
  table = new TableState(game, TABLE)
  scores = new Scores(table, new Connection(() => Promise.resolve(REPLY)), true)
})
afterEach(() => void (settings.scores = 'all'))

it('shows points as the settings and the table allow, partners together', () => {
  expect([scores.shows(0), scores.shows(1)]).toEqual([true, true])
  settings.scores = 'mine'
  expect([scores.shows(0), scores.shows(1), scores.shows(0, 1)]).toEqual([true, false, true])
  at({ hide_scores: true })
  expect(scores.shows(0)).toBe(false)
  at({ hide_scores: true, status: 'over' })
  expect([scores.shows(0), scores.shows(1)]).toEqual([true, true])
})

it('is available while a game runs in which I may see any', () => {
  expect(scores.available).toBe(true)
  settings.scores = 'none'
  expect(scores.available).toBe(false)
  settings.scores = 'all'
  at({ status: 'over' })
  expect(scores.available).toBe(false)
  at({ frozen: true })
  expect(scores.available).toBe(false)
})

it('is not available for a plan or an earlier moment', () => {
  expect(new Scores(table, new Connection(null), false).available).toBe(false)
})

it('keeps the answer for the version it was asked for', async () => {
  const loading = scores.load()
  table.replace(state({ v: 8 }))
  await loading
  expect(scores.ifOverNow).toBeNull()
  await scores.load()
  expect(scores.ifOverNow?.totals).toEqual([3, 0])
})
