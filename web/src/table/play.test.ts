import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameModule } from '../games/types'
import type { GameEvent, Move, Reply, StateMessage, Table, Wish } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { Play } from './play.svelte'

// As much of a game as picking needs.
const game = {
  payment: ['die', 'workers'],
  targets: ['cell', 'depot'],
  places: ['cell'],
  cost: (move: Move) => Number(move.workers ?? 0),
  endsTurn: (move: Move) => move.verb === 'end',
  secret: (view: { secret?: boolean }) => view.secret === true,
  moveTitle: (move: Move) => move.move,
  touches: (event: GameEvent) => (event.cell ? [`cell-${String(event.cell)}`] : []),
} as unknown as GameModule

const seat = (number: number, mine: boolean) => ({ seat: number, kind: 'human' as const, name: `Player ${number}`, mine, here: true, left: false })
const TABLE = { id: 't', game: 'toy', status: 'playing', seats: [seat(0, true), seat(1, false)], actors: [0], scores: [0, 0] } as unknown as Table

const MOVES: Move[] = [
  { move: 'take ship 3 with 5', verb: 'take', tile: 'ship', depot: 3, die: 5, workers: 2 },
  { move: 'take ship 3 with 4', verb: 'take', tile: 'ship', depot: 3, die: 4, workers: 1 },
  { move: 'place mine a1 with 4', verb: 'place', tile: 'mine', key: 0, cell: 'a1', die: 4, workers: 0 },
  { move: 'place bank b2 with 4', verb: 'place', tile: 'bank', key: 1, cell: 'b2', die: 4, workers: 0 },
  { move: 'place inn b2 with 4', verb: 'place', tile: 'inn', key: 2, cell: 'b2', die: 4, workers: 0 },
  { move: 'workers with 5', verb: 'workers', die: 5, workers: 0 },
]

const END: Move = { move: 'end', verb: 'end' }

let sent: Wish[]
let reply: Reply
let play: Play

function state(more: Partial<StateMessage>): StateMessage {
  const rest = { seq: 1, v: 7, table: TABLE, view: {}, moves: { 0: MOVES }, ahead: [], events: [], first: 0, undo: {}, request: null }
  return { t: 'state', ...rest, ...more }
}

// A page that has just been opened.
function opened(more: Partial<StateMessage> = {}): Play {
  const made = new Play(game, {}, TABLE, (wish) => {
    sent.push(wish)
    return Promise.resolve(reply)
  })
  made.receive(state({ chat: [], ...more }))
  return made
}

beforeEach(() => {
  sent = []
  reply = { t: 'ack', id: 'x', v: 8 }
  sessionStorage.clear()
  play = opened()
})

describe('picking', () => {
  it('narrows the legal moves by die and then by target', () => {
    play.pick({ die: 4 }, 'die')
    expect(play.fitting).toHaveLength(4)
    expect(play.candidate).toBeNull()
    play.pick({ cell: 'a1' }, 'a1')
    expect(play.candidate?.move).toBe('place mine a1 with 4')
  })

  it('finds the cheapest way to a target picked first', () => {
    play.pick({ depot: 3, tile: 'ship' }, 'ship')
    expect(play.candidate?.move).toBe('take ship 3 with 4')
    play.prefer(MOVES[0]!)
    expect(play.candidate?.move).toBe('take ship 3 with 5')
  })

  it('offers what a target can still mean', () => {
    play.pick({ cell: 'b2' }, 'b2')
    expect(play.candidate).toBeNull()
    expect(play.choices.map((move) => move.tile)).toEqual(['bank', 'inn'])
    play.choose(play.choices[1]!)
    expect(play.candidate?.move).toBe('place inn b2 with 4')
  })

  it('asks for nothing in words that is picked on the table', () => {
    const built = (cell: string): Move => ({ move: `build ship ${cell}`, verb: 'build', tile: 'ship', depot: 3, cell })
    play.receive(state({ moves: { 0: [built('a1'), built('b2')] } }))
    play.pick({ depot: 3, tile: 'ship' }, 'ship')
    expect(play.choices).toEqual([])
    play.pick({ cell: 'b2' }, 'b2')
    expect(play.candidate?.move).toBe('build ship b2')
  })

  it('keeps the die but starts over with the rest when parts do not go together', () => {
    play.pick({ die: 4 }, 'die')
    play.pick({ cell: 'a1' }, 'a1')
    play.pick({ depot: 3, tile: 'ship' }, 'ship')
    expect(play.picked).toEqual({ die: 4, depot: 3, tile: 'ship' })
    play.pick({ die: 5 }, 'other die')
    expect(play.candidate?.move).toBe('take ship 3 with 5')
  })

  it('previews on the first pick and commits on the second', async () => {
    play.pick({ cell: 'a1' }, 'a1')
    expect(sent).toMatchObject([{ t: 'ask', what: 'preview', move: 'place mine a1 with 4' }])
    play.pick({ cell: 'a1' }, 'a1')
    await Promise.resolve()
    expect(sent[1]).toEqual({ t: 'act', v: 7, seat: 0, move: 'place mine a1 with 4' })
  })

  it('asks why when nothing fits', () => {
    play.pick({ cell: 'z9' }, 'z9', 'place mine z9')
    expect(play.picked).toEqual({})
    expect(sent).toMatchObject([{ t: 'ask', what: 'why', move: 'place mine z9' }])
  })

  it('sends one change at a time', () => {
    void play.act(MOVES[2]!)
    void play.act(MOVES[2]!)
    expect(sent).toHaveLength(1)
  })
})

describe('states', () => {
  const event = (n: number, move: number, by: number, cell = ''): GameEvent => ({ event: 'did', n, move, seat: by, ...(cell ? { cell } : {}) })

  it('append new events and cut what was taken back', () => {
    play.receive(state({ events: [event(0, 1, 0), event(1, 2, 0)], first: 0 }))
    play.receive(state({ events: [event(1, 2, 1)], first: 1 }))
    expect(play.events.map((each) => each.seat)).toEqual([0, 1])
    play.receive(state({ events: [], first: 1 }))
    expect(play.events).toHaveLength(1)
  })

  it('mark what others changed until my first input', () => {
    play.receive(state({ events: [event(0, 1, 1, 'c3')], first: 0 }))
    expect([...play.changed]).toEqual(['cell-c3'])
    play.pick({ die: 4 }, 'die')
    expect(play.changed.size).toBe(0)
  })

  it('ring what another touched last until my first input', () => {
    play.receive(state({ events: [event(0, 1, 0, 'a1'), event(1, 2, 1, 'c3'), event(2, 3, 1, 'd4')], first: 0 }))
    expect([...play.newest]).toEqual(['cell-d4'])
    play.pick({ die: 4 }, 'die')
    expect(play.newest.size).toBe(0)
    play.receive(state({ events: [event(3, 4, 0, 'b2')], first: 3 }))
    expect(play.newest.size).toBe(0)
  })

  it('tell what was missed since my last decision', () => {
    expect(play.missed).toEqual([])
    const numbers = (): number[] => play.missed.map((each) => each.n)
    play.receive(state({ events: [event(0, 1, 1), event(1, 2, 0), event(2, 3, 1), event(3, 4, 1)], first: 0, chat: [] }))
    expect(numbers()).toEqual([2, 3])
    play.receive(state({ v: 8, events: [event(4, 5, 1)], first: 4 }))
    expect(numbers()).toEqual([2, 3, 4])
    play.receive(state({ v: 9, events: [], first: 4 }))
    expect(numbers()).toEqual([2, 3])
  })

  it('count what my own decision led to as seen', async () => {
    play.receive(state({ events: [event(0, 1, 0), event(1, 2, 1)], first: 0, chat: [] }))
    expect(play.missed).toHaveLength(1)
    await play.act(MOVES[2]!)
    play.receive(state({ v: 8, events: [event(2, 3, 0), event(3, 3, 1)], first: 2 }))
    expect(play.missed).toEqual([])
    play.receive(state({ v: 9, events: [event(4, 4, 1)], first: 4 }))
    expect(play.missed.map((each) => each.n)).toEqual([4])
  })

  it('tell what was missed although my plan has played', async () => {
    play.receive(state({ events: [event(0, 1, 0), event(1, 2, 1)], first: 0, chat: [] }))
    await play.act(MOVES[2]!, true)
    play.receive(state({ v: 8, events: [event(2, 3, 0)], first: 2 }))
    expect(play.missed.map((each) => each.n)).toEqual([1])
    await play.act(MOVES[3]!)
    play.receive(state({ v: 9, events: [event(3, 4, 0)], first: 3 }))
    expect(play.missed).toEqual([])
  })

  it('know whether there is a way back from the end of the turn', async () => {
    reply = { t: 'answer', id: 'x', events: [], closes: true }
    play.receive(state({ moves: { 0: [...MOVES, END] } }))
    expect(sent).toMatchObject([{ t: 'ask', what: 'preview', move: 'end' }])
    await Promise.resolve()
    await Promise.resolve()
    expect(play.endCloses).toBe(true)
    play.receive(state({ v: 8 }))
    expect(play.endCloses).toBe(false)
  })

  it('forget what was picked', () => {
    play.pick({ die: 4 }, 'die')
    play.receive(state({}))
    expect(play.picked).toEqual({})
  })
})

describe('a choice that several make at once', () => {
  beforeEach(() => {
    play.receive(state({ view: { secret: true } }))
    play.pick({ die: 4 }, 'die')
  })

  it('is not disturbed by what another has chosen', () => {
    play.receive(state({ v: 8, view: { secret: true } }))
    expect(play.picked).toEqual({ die: 4 })
    expect(opened({ v: 8 }).picked).toEqual({ die: 4 })
  })

  it('is forgotten once I have decided, even if the same can be done again', async () => {
    await play.act(MOVES[2]!)
    play.receive(state({ v: 8, view: { secret: true } }))
    expect(play.picked).toEqual({})
  })

  it('is forgotten when something else can be done, or all have chosen', () => {
    play.receive(state({ v: 8, view: { secret: true }, moves: { 0: [MOVES[0]!] } }))
    expect(play.picked).toEqual({})
    play.pick({ die: 5 }, 'die')
    play.receive(state({ v: 9, view: {} }))
    expect(play.picked).toEqual({})
  })
})

describe('a reload', () => {
  it('brings back what was half picked, and asks again what it would bring', () => {
    play.pick({ depot: 3, tile: 'ship' }, 'ship')
    play.prefer(MOVES[0]!)
    sent = []
    const again = opened()
    expect(again.picked).toEqual({ depot: 3, tile: 'ship' })
    expect(again.anchor).toBe('ship')
    expect(again.candidate?.move).toBe('take ship 3 with 5')
    expect(sent).toMatchObject([{ t: 'ask', what: 'preview', move: 'take ship 3 with 5' }])
  })

  it('brings nothing back once something has happened', () => {
    play.pick({ die: 4 }, 'die')
    expect(opened({ v: 8 }).picked).toEqual({})
    expect(opened().picked).toEqual({})
  })

  it('brings nothing back that is not legal, or was dropped', () => {
    play.pick({ die: 4 }, 'die')
    expect(opened({ moves: { 0: [END] } }).picked).toEqual({})
    play.clear()
    expect(opened().picked).toEqual({})
  })
})

describe('a hint', () => {
  const events = [{ event: 'placed', cell: 'a1', n: 0, move: 0 }]
  const advised = (): Reply => ({ t: 'answer', id: 'x', hint: 'place mine a1 with 4', bot: 'greedy', events })

  it('is shown as if it had been picked, and not done', async () => {
    play = opened({ table: { ...TABLE, hints: true } })
    reply = advised()
    await play.adviser.ask()
    await Promise.resolve()
    expect(play.candidate?.move).toBe('place mine a1 with 4')
    expect(play.announced).toContain('place mine a1')
    expect(play.adviser.given).toEqual({ move: 'place mine a1 with 4', bot: 'greedy' })
    expect(play.anchor).toBe('cell-a1')
    expect(sent.some((wish) => wish.t === 'act')).toBe(false)
  })

  it('keeps the way to pay that it means', async () => {
    play = opened({ table: { ...TABLE, hints: true } })
    reply = { ...advised(), hint: 'take ship 3 with 5' } as Reply
    await play.adviser.ask()
    expect(play.candidate?.move).toBe('take ship 3 with 5')
  })

  it('is not asked for where there is none to have', async () => {
    play = opened({ table: { ...TABLE, hints: false } })
    sent = []
    await play.adviser.ask()
    play = opened({ table: { ...TABLE, hints: true }, moves: {} })
    await play.adviser.ask()
    expect(sent).toEqual([])
  })

  it('for a position that is past is forgotten', async () => {
    play = opened({ table: { ...TABLE, hints: true } })
    reply = { t: 'refused', id: 'x', error: 'stale', said: 'It has moved on.', v: 8 }
    await play.adviser.ask()
    expect(play.candidate).toBeNull()
    expect(play.bubble).toBeNull()
  })

  it('stands while another chooses in secret', async () => {
    play = opened({ table: { ...TABLE, hints: true } })
    reply = advised()
    const asked = play.adviser.ask()
    play.receive(state({ v: 8, table: { ...TABLE, hints: true } }))
    await asked
    expect(play.candidate?.move).toBe('place mine a1 with 4')
  })

  it('that is refused says why', async () => {
    play = opened({ table: { ...TABLE, hints: true } })
    reply = { t: 'refused', id: 'x', error: 'too-often', said: 'Too often.', v: 7 }
    await play.adviser.ask()
    expect(play.bubble?.said).toBe('Too often.')
    expect(play.adviser.thinking).toBe(false)
  })
})

describe('a warning for those who want it', () => {
  const asks = (closes: boolean): void => void (reply = { t: 'answer', id: 'x', events: [], closes })
  afterEach(() => void (settings.warn = false))

  it('shows first what could not be taken back, however often it is clicked', async () => {
    settings.warn = true
    asks(true)
    play = opened({ moves: { 0: [END] } })
    await play.actAtOnce(END, 'button-end')
    await play.actAtOnce(END, 'button-end')
    expect(play.candidate).toBe(END)
    expect(play.anchor).toBe('button-end')
    expect(sent.some((wish) => wish.t === 'act')).toBe(false)
    await play.commit()
    expect(sent.at(-1)).toMatchObject({ t: 'act', move: 'end' })
  })

  it('does at once what can be taken back, and everything for those who want none', async () => {
    settings.warn = true
    asks(false)
    await play.actAtOnce(END, 'button-end')
    expect(sent.at(-1)).toMatchObject({ t: 'act', move: 'end' })
    settings.warn = false
    asks(true)
    await play.actAtOnce(END, 'button-end')
    expect(sent.at(-1)).toMatchObject({ t: 'act', move: 'end' })
  })
})
