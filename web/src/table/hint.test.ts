import { beforeEach, expect, it } from 'vitest'
import type { Reply, StateMessage, Wish } from '../lib/protocol'
import { Play } from './play.svelte'
import { game, state, TABLE } from './toyTable'

let sent: Wish[]
let reply: Reply
let play: Play

// A page that has just been opened.
function opened(more: Partial<StateMessage> = {}): Play {
  const made = new Play(game, {}, TABLE, (request) => {
    sent.push(request)
    return Promise.resolve(reply)
  })
  made.receive(state({ chat: [], ...more }))
  return made
}

beforeEach(() => {
  sent = []
  reply = { t: 'ack', id: 'x', v: 8 }
  sessionStorage.clear()
})

const events = [{ event: 'placed', cell: 'a1', n: 0, move: 0 }]
const reasons = [
  { term: 'reason-mines', points: 11 },
  { term: 'reason-silver', points: -3 },
]
const advised = (): Reply => ({ t: 'answer', id: 'x', hint: 'place mine a1 with 4', bot: 'greedy', reasons, events })

it('is shown as if it had been picked, and not done', async () => {
  play = opened({ table: { ...TABLE, hints: true } })
  reply = advised()
  await play.hint.request()
  await Promise.resolve()
  expect(play.candidate?.move).toBe('place mine a1 with 4')
  expect(play.announced).toContain('place mine a1')
  expect(play.hint.given).toEqual({ move: 'place mine a1 with 4', bot: 'greedy', reasons })
  expect(play.anchor).toBe('cell-a1')
  expect(sent.some((request) => request.t === 'act')).toBe(false)
})

it('says why: reasons with their points, or a sentence alone', async () => {
  play = opened({ table: { ...TABLE, hints: true } })
  reply = advised()
  await play.hint.request()
  expect(play.hint.why).toMatch(/: \+11 .+ and −3 .+\.$/)
  expect(play.announced).toContain(play.hint.why)
  reply = { ...advised(), reasons: [{ term: 'reason-close', points: 0 }] } as Reply
  await play.hint.request()
  expect(play.hint.why).toBe('Other moves are about as good.')
})

it('keeps the way to pay that it means', async () => {
  play = opened({ table: { ...TABLE, hints: true } })
  reply = { ...advised(), hint: 'take ship 3 with 5' } as Reply
  await play.hint.request()
  expect(play.candidate?.move).toBe('take ship 3 with 5')
})

it('is not asked for where there is none to have', async () => {
  play = opened({ table: { ...TABLE, hints: false } })
  sent = []
  await play.hint.request()
  play = opened({ table: { ...TABLE, hints: true }, moves: {} })
  await play.hint.request()
  expect(sent).toEqual([])
})

it('for a position that is past is forgotten', async () => {
  play = opened({ table: { ...TABLE, hints: true } })
  reply = { t: 'refused', id: 'x', error: 'stale', said: 'It has moved on.', v: 8 }
  await play.hint.request()
  expect(play.candidate).toBeNull()
  expect(play.bubble).toBeNull()
})

it('stands while another chooses in secret', async () => {
  play = opened({ table: { ...TABLE, hints: true } })
  reply = advised()
  const asked = play.hint.request()
  play.receive(state({ v: 8, table: { ...TABLE, hints: true } }))
  await asked
  expect(play.candidate?.move).toBe('place mine a1 with 4')
})

it('that is refused says why', async () => {
  play = opened({ table: { ...TABLE, hints: true } })
  reply = { t: 'refused', id: 'x', error: 'too-often', said: 'Too often.', v: 7 }
  await play.hint.request()
  expect(play.bubble?.said).toBe('Too often.')
  expect(play.hint.thinking).toBe(false)
})
