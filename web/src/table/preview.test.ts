import { beforeEach, expect, it } from 'vitest'
import type { Reply, Wish } from '../lib/protocol'
import { Connection } from './connection.svelte'
import { Preview } from './preview.svelte'
import { Selection } from './selection.svelte'
import { TableState } from './tableState.svelte'
import { END, event, game, MOVES, state, TABLE } from './toyTable'

const EVENTS = [event(0, 1, 0, 'a1')]
let sent: Wish[]
let reply: Reply
let table: TableState
let selection: Selection
let preview: Preview

beforeEach(() => {
  sent = []
  reply = { t: 'answer', id: 'x', events: EVENTS, closes: true }
  table = new TableState(game, TABLE)
  table.replace(state({ chat: [] }))
  selection = new Selection(game, table, false)
  const connection = new Connection((request) => {
    sent.push(request)
    return Promise.resolve(reply)
  })
  preview = new Preview(game, table, selection, connection)
})

it('asks nothing before there is one candidate', async () => {
  selection.add({ die: 4 }, 'die')
  await preview.load()
  expect([sent, preview.result]).toEqual([[], null])
})

it('tells what the candidate would bring', async () => {
  selection.add({ cell: 'a1' }, 'a1')
  await preview.load()
  expect(sent).toEqual([{ t: 'ask', what: 'preview', seat: 0, move: 'place mine a1 with 4' }])
  expect(preview.result).toEqual({ move: 'place mine a1 with 4', events: EVENTS, closes: true })
  expect(selection.anchor).toBe('a1')
})

it('stands beside the first piece that is touched where none was picked', async () => {
  selection.choose(MOVES[2]!)
  await preview.load()
  expect(selection.anchor).toBe('cell-a1')
  selection.reset()
  reply = { t: 'answer', id: 'x', events: [] }
  selection.choose(MOVES[5]!)
  await preview.load()
  expect(selection.anchor).toBe('button-workers')
})

it('is not that of a move which is no longer the candidate', async () => {
  selection.add({ cell: 'a1' }, 'a1')
  const loading = preview.load()
  selection.reset()
  await loading
  expect(preview.result).toBeNull()
})

it('says whether the end of the turn closes the way back, for the version it was asked for', async () => {
  table.replace(state({ moves: { 0: [...MOVES, END] } }))
  await preview.loadEnd()
  expect(preview.endCloses).toBe(true)
  const loading = preview.loadEnd()
  expect(preview.endCloses).toBe(false)
  table.replace(state({ v: 8 }))
  await loading
  expect(preview.endCloses).toBe(false)
})
