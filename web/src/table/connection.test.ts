import { beforeEach, expect, it } from 'vitest'
import type { Reply, Wish } from '../lib/protocol'
import { Connection } from './connection.svelte'

const ACT: Wish = { t: 'act', v: 7, seat: 0, move: 'end' }
let sent: Wish[]
let answer: (reply: Reply) => void
let connection: Connection

beforeEach(() => {
  sent = []
  connection = new Connection((request) => {
    sent.push(request)
    return new Promise((done) => (answer = done))
  })
})

it('sends one change at a time', async () => {
  const first = connection.submit(ACT)
  expect(connection.sending).toBe(true)
  expect(await connection.submit(ACT)).toBeNull()
  expect(sent).toHaveLength(1)
  answer({ t: 'ack', id: 'x', v: 8 })
  await first
  expect(connection.sending).toBe(false)
  void connection.submit(ACT)
  expect(sent).toHaveLength(2)
})

it('knows the version that my change made, and none that was refused', async () => {
  const change = connection.submit(ACT)
  answer({ t: 'ack', id: 'x', v: 8 })
  expect(await change).toMatchObject({ t: 'ack' })
  const refused = connection.submit(ACT)
  answer({ t: 'refused', id: 'y', error: 'stale', said: 'It has moved on.', v: 9 })
  expect(await refused).toMatchObject({ t: 'refused' })
  expect(connection.acknowledged).toBe(8)
})

it('asks while a change is on its way', () => {
  void connection.submit(ACT)
  void connection.request({ t: 'ask', what: 'score' })
  expect(sent.map((request) => request.t)).toEqual(['act', 'ask'])
})

it('has nobody to ask where there is no server', async () => {
  const none = new Connection(null)
  expect(none.request({ t: 'ask', what: 'score' })).toBeNull()
  expect(await none.submit(ACT)).toBeNull()
})
