import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reply, StateMessage, Wish } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { Play } from './play.svelte'
import { END, event, game, MOVES, state, TABLE } from './toyTable'

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
  play = opened()
})

describe('picking', () => {
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
})

describe('states', () => {
  it('mark what others changed until my first input', () => {
    play.receive(state({ events: [event(0, 1, 1, 'c3')], first: 0 }))
    expect([...play.changed]).toEqual(['cell-c3'])
    play.pick({ die: 4 }, 'die')
    expect(play.changed.size).toBe(0)
  })

  it('tell what was missed although my plan has played', async () => {
    play.receive(state({ events: [event(0, 1, 0), event(1, 2, 1)], first: 0, chat: [] }))
    await play.act(MOVES[2]!, true)
    play.receive(state({ v: 8, events: [event(2, 3, 0)], first: 2 }))
    expect(play.recap.missed.map((each) => each.n)).toEqual([1])
    await play.act(MOVES[3]!)
    play.receive(state({ v: 9, events: [event(3, 4, 0)], first: 3 }))
    expect(play.recap.missed).toEqual([])
  })

  it('know whether there is a way back from the end of the turn', async () => {
    reply = { t: 'answer', id: 'x', events: [], closes: true }
    play.receive(state({ moves: { 0: [...MOVES, END] } }))
    expect(sent).toMatchObject([{ t: 'ask', what: 'preview', move: 'end' }])
    await Promise.resolve()
    await Promise.resolve()
    expect(play.preview.endCloses).toBe(true)
    play.receive(state({ v: 8 }))
    expect(play.preview.endCloses).toBe(false)
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
    expect(sent.some((request) => request.t === 'act')).toBe(false)
    await play.commit()
    expect(sent.at(-1)).toMatchObject({ t: 'act', move: 'end' })
  })

  it('does nothing at once of which the server does not say whether it can be taken back', async () => {
    settings.warn = true
    reply = { t: 'refused', id: 'x', error: 'stale', said: 'The table has changed.', v: 7 }
    play = opened({ moves: { 0: [END] } })
    await play.actAtOnce(END, 'button-end')
    expect(play.candidate).toBe(END)
    expect(sent.some((request) => request.t === 'act')).toBe(false)
  })

  it('shows everything first where the table has no undo', async () => {
    settings.warn = true
    asks(false)
    play = opened({ moves: { 0: [END] }, table: { ...TABLE, undo: false } })
    await play.actAtOnce(END, 'button-end')
    expect(play.candidate).toBe(END)
    expect(sent.some((request) => request.t === 'act')).toBe(false)
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
