import { beforeEach, expect, it } from 'vitest'
import type { FromServer, StateMessage } from '../lib/protocol'
import { BotPace, CATCH_UP } from './botPace'
import { event, MOVES, state, TABLE } from './toyTable'

let shown: number[]
let timers: { act: () => void; ms: number }[]
let pause: number
let leisure: boolean
let queue: BotPace

// What a bot did; `mine` if it is my turn after it.
const bot = (v: number, more: Partial<StateMessage> = {}): StateMessage => state({ v, moves: { 0: [] }, events: [event(v, v, 1)], first: v, ...more })
const mine = { moves: { 0: MOVES } }
const waits = (): number[] => timers.map((each) => each.ms)
const tick = (): void => timers.shift()?.act()

beforeEach(() => {
  shown = []
  timers = []
  pause = 700
  leisure = true
  queue = new BotPace(
    {
      pause: () => pause,
      isBot: (seat) => seat === 1,
      leisure: () => leisure,
      setTimer: (act, ms) => timers.push({ act, ms }),
      clearTimer: () => (timers = []),
    },
    (message: FromServer) => shown.push((message as StateMessage).v ?? -1),
  )
})

it('shows one move of a bot after the other, each for the chosen time', () => {
  for (const v of [1, 2, 3]) queue.receive(bot(v))
  expect(shown).toEqual([1])
  expect(waits()).toEqual([700])
  tick()
  expect(shown).toEqual([1, 2])
  tick()
  expect(shown).toEqual([1, 2, 3])
  tick()
  expect(waits()).toEqual([])
  queue.receive(bot(4))
  expect(shown).toEqual([1, 2, 3, 4])
})

it('hurries to my turn', () => {
  for (const v of [1, 2, 3, 4]) queue.receive(bot(v))
  queue.receive(bot(5, mine))
  expect(shown).toEqual([1, 2])
  let total = 0
  while (shown.at(-1) !== 5) {
    total += waits()[0]!
    tick()
  }
  expect(shown).toEqual([1, 2, 3, 4, 5])
  expect(total).toBeLessThanOrEqual(CATCH_UP)
})

it('shows my turn at once where nothing else waits', () => {
  queue.receive(bot(1))
  queue.receive(bot(2, mine))
  expect(shown).toEqual([1, 2])
})

it('is drained by a click', () => {
  for (const v of [1, 2, 3]) queue.receive(bot(v))
  queue.drain()
  expect(shown).toEqual([1, 2, 3])
  expect(waits()).toEqual([])
})

it.each<[string, () => StateMessage]>([
  ['a person did something', () => bot(3, { events: [event(3, 3, 0)] })],
  ['the whole state comes', () => bot(3, { chat: [] })],
  ['the game is over', () => bot(3, { table: { ...TABLE, status: 'over' } })],
  ['clocks run', () => bot(3, { table: { ...TABLE, clocks: { left: [1, 1], running: [0] } as never } })],
  ['somebody asks for a takeback', () => bot(3, { request: {} as never })],
  ['nobody looks', () => ((leisure = false), bot(3))],
  ['bots are to be shown as they come', () => ((pause = 0), bot(3))],
])('waits for nothing when %s', (_, message) => {
  queue.receive(bot(1))
  queue.receive(bot(2))
  queue.receive(message())
  expect(shown).toEqual([1, 2, 3])
})

it('lets chat and presence pass', () => {
  queue.receive(bot(1))
  queue.receive(bot(2))
  queue.receive({ t: 'chat', seq: 3 } as unknown as FromServer)
  expect(shown).toEqual([1, -1])
})

it('shows nothing more on a table that was left', () => {
  for (const v of [1, 2]) queue.receive(bot(v))
  queue.close()
  queue.drain()
  expect(shown).toEqual([1])
})
