import { beforeEach, describe, expect, it } from 'vitest'
import type { GameModule } from '../games/types'
import type { LoggedEvent, Moment, StateMessage, Table } from '../lib/protocol'
import { Past } from './past.svelte'
import { Play } from './play.svelte'
import { game as toy, seat, state as toyState, TABLE } from './toyTable'

// As much of a game as looking back needs: every event but a silent one is a line.
const game = {
  ...toy,
  flights: () => [],
  tell: (event: LoggedEvent) => (event.event === 'silent' ? null : { level: 'decision', text: `${String(event.seat)} ${event.event}` }),
} as unknown as GameModule

const happened = (n: number, by: number, more: Record<string, unknown> = {}): LoggedEvent => ({
  event: 'placed',
  seat: by,
  n,
  move: n + 1,
  cell: `a${n}`,
  ...more,
})
// I did the first, the other the rest.
const EVENTS = [happened(0, 0), happened(1, 1), happened(2, 1, { event: 'silent' }), happened(3, 1), happened(4, 1)]

let asked: number[]
let answers: Map<number, (moment: Moment) => void>
let play: Play
let past: Past

const state = (more: Partial<StateMessage> = {}): StateMessage => toyState({ v: 5, view: { now: true, me: 0 }, moves: {}, events: EVENTS, chat: [], ...more })

const moment = (n: number): Moment => ({ n, count: 5, view: { at: n, me: 0 }, events: EVENTS.filter((event) => event.move === n), move: null, seat: null })
const settle = (): Promise<void> => new Promise((done) => setTimeout(done))
async function arrive(n: number): Promise<void> {
  answers.get(n)?.(moment(n))
  await settle()
}

beforeEach(() => {
  asked = []
  answers = new Map()
  play = new Play(game, {}, TABLE)
  play.receive(state())
  past = new Past(play, (_, n) => {
    asked.push(n)
    return new Promise((done) => answers.set(n, done))
  })
})

describe('looking back', () => {
  it('shows the table as it was after a line, and nothing before it is there', async () => {
    void past.look(past.lines[1]!)
    expect(asked).toEqual([2])
    expect(past.snapshot).toBeNull()
    await arrive(2)
    expect(past.snapshot?.view).toEqual({ at: 2, me: 0 })
    expect(past.snapshot?.events).toHaveLength(2)
    expect(past.snapshot?.pointed).toEqual(new Set(['cell-a1']))
    expect(past.snapshot?.legal).toEqual([])
    expect(past.snapshot?.now).toBe(play)
    expect(asked).toEqual([2, 4]) // the next line is fetched in advance
  })

  it('keeps what is shown until the next moment is there, and never goes past the ends', async () => {
    void past.jump(2)
    await arrive(4)
    void past.step(1)
    expect(past.line?.n).toBe(4)
    expect(past.snapshot?.view.at).toBe(4)
    await arrive(5)
    expect(past.snapshot?.view.at).toBe(5)
    expect(past.last).toBe(true)
    void past.step(1)
    expect(past.line?.n).toBe(4)
    void past.jump(-3)
    expect(past.place).toBe(0)
  })

  it('does not turn to a moment that comes after one has gone on', async () => {
    void past.look(past.lines[0]!)
    void past.look(past.lines[3]!)
    await arrive(5)
    await arrive(1)
    expect(past.snapshot?.view.at).toBe(5)
  })

  it('goes back to now', async () => {
    void past.look(past.lines[0]!)
    await arrive(1)
    past.close()
    expect(past.open).toBe(false)
    expect(past.snapshot).toBeNull()
    await arrive(2)
    expect(past.snapshot).toBeNull()
  })

  it('says why there is nothing to see', async () => {
    const broken = new Past(play, () => Promise.reject(new Error('no')))
    await broken.look(broken.lines[0]!)
    expect(broken.snapshot).toBeNull()
    expect(broken.snapshots.problem).not.toBe('')
  })
})

describe('while the table goes on', () => {
  it('says so, and asks again for what it shows', async () => {
    void past.look(past.lines[1]!)
    await arrive(2)
    expect(past.news).toBe(false)
    play.receive(state({ v: 6, events: [happened(5, 1)], first: 5, chat: undefined }))
    void past.update()
    expect(past.news).toBe(true)
    expect(past.snapshot?.view.at).toBe(2)
    expect(asked.filter((n) => n === 2)).toHaveLength(2)
  })

  it('goes to what stands before a line that was taken back', async () => {
    void past.look(past.lines[3]!)
    await arrive(5)
    play.receive(state({ v: 6, events: [], first: 3, chat: undefined }))
    void past.update()
    expect(past.line?.n).toBe(1)
    await arrive(2)
    expect(past.snapshot?.view.at).toBe(2)
  })

  it('ends with the game', async () => {
    void past.look(past.lines[1]!)
    await arrive(2)
    play.receive(state({ v: 6, table: { ...TABLE, status: 'over' }, events: [], first: 5, chat: undefined }))
    void past.update()
    expect(past.open).toBe(false)
  })

  it('ends when another seat at this screen is to see the table', async () => {
    const both = { ...TABLE, seats: [seat(0, true), seat(1, true)] } as Table
    play.receive(state({ table: both }))
    void past.look(past.lines[1]!)
    await arrive(2)
    play.receive(state({ v: 6, table: both, view: { me: 1 }, moves: { 1: [{ move: 'x', verb: 'x' }] }, events: [], first: 5, chat: undefined }))
    void past.update()
    expect(past.open).toBe(false)
  })
})

describe('the recap', () => {
  it('goes only through what I missed', async () => {
    void past.toggleRecap()
    expect(past.lines.map((line) => line.n)).toEqual([1, 3, 4])
    await arrive(2)
    expect(past.snapshot?.view.at).toBe(2)
    void past.toggleRecap()
    expect(past.open).toBe(false)
    expect(past.lines).toHaveLength(4)
  })

  it('ends with what there is to tell', async () => {
    void past.toggleRecap()
    await arrive(2)
    play.receive(state({ v: 6, events: [happened(5, 0)], first: 5, chat: undefined }))
    void past.update()
    expect(past.open).toBe(false)
  })

  it('is not opened where nothing was missed', () => {
    play.receive(state({ v: 6, events: [happened(5, 0)], first: 5, chat: undefined }))
    void past.toggleRecap()
    expect(past.open).toBe(false)
  })
})
