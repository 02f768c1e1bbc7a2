import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer, GameEvent, Move, Refused, Reply, StateMessage, Table, Wish } from '../lib/protocol'
import { loadFromTab, tabKey } from '../lib/tabStorage'
import { say } from '../lib/words.svelte'
import { Planner } from './planner.svelte'
import { Play } from './play.svelte'
import { END, game, seat, state, TABLE } from './toyTable'

const TAKE: Move = { move: 'take ship', verb: 'take', cell: 'a1' }
const PLACE: Move = { move: 'place ship', verb: 'place', cell: 'b2' }
// The other's turn.
const AWAY: Table = { ...TABLE, actors: [1] }
const TURN = { asking: { step: 'turn' } }

// What the server would say: which moves there are after so many planned, and what each brings.
let brings: Record<string, GameEvent[]>
let illegal: Set<string>
let asked: Wish[]
let acted: string[]
let play: Play
let planner: Planner

const event = (name: string): GameEvent => ({ event: name, seat: 0 })
const refused: Refused = { t: 'refused', id: 'x', error: 'no', said: 'The ship is gone.', v: 1 }

function serve(request: Wish): Reply {
  asked.push(request)
  if (request.t === 'act') {
    acted.push(request.move)
    return { t: 'ack', id: 'x', v: play.version + 1 }
  }
  if (request.t !== 'ask' || request.what === 'hint' || request.what === 'score') return { t: 'ack', id: 'x', v: 1 }
  const moves = [...(request.after ?? []), ...(request.what === 'preview' ? [request.move ?? ''] : [])]
  if (request.what === 'why')
    return { t: 'answer', id: 'x', why: { reason: 'gone', rule: 'toy', said: 'The ship is gone.', rule_said: '' } as unknown as Answer['why'] }
  if (request.what === 'trace' && !illegal.has('trace')) {
    const broken = moves.findIndex((move) => illegal.has(move))
    return { t: 'answer', id: 'x', brings: moves.slice(0, broken < 0 ? moves.length : broken).map((move) => brings[move] ?? []) }
  }
  if (moves.some((move) => illegal.has(move)) || illegal.has(request.what)) return refused
  const events = brings[moves.at(-1) ?? ''] ?? []
  if (request.what === 'preview') return { t: 'answer', id: 'x', events, closes: false }
  return { t: 'answer', id: 'x', view: TURN, moves: [[TAKE], [PLACE], [END], []][moves.length]!, events, closes: false }
}

function hear(more: Partial<StateMessage>): Promise<void> {
  play.receive(state({ v: play.version + 1, table: AWAY, moves: {}, ahead: [0], ...more }))
  void planner.update()
  return settled()
}

const myTurn = (...moves: Move[]): Promise<void> => hear({ view: TURN, moves: { 0: moves }, ahead: [] })
// The planner has asked all it wants to know.
const settled = (): Promise<void> => new Promise((go) => setTimeout(go))

function enter(): void {
  play = new Play(game, {}, AWAY, (request) => Promise.resolve(serve(request)))
  planner = new Planner(play, (request) => Promise.resolve(serve(request)))
  play.receive(state({ table: AWAY, moves: {}, ahead: [0], chat: [] }))
  planner.restore()
}

async function plan(...moves: Move[]): Promise<void> {
  await planner.open()
  for (const move of moves) await planner.draft!.act(move)
}

beforeEach(() => {
  brings = { 'take ship': [event('taken')], 'place ship': [event('placed'), event('points')], end: [] }
  illegal = new Set()
  asked = []
  acted = []
  sessionStorage.clear()
  enter()
})

describe('the draft', () => {
  it('shows my turn and grows with each decision, without telling anybody', async () => {
    await planner.open()
    expect(planner.draft!.legal).toEqual([TAKE])
    await planner.draft!.act(TAKE)
    expect(planner.draft!.legal).toEqual([PLACE])
    expect(planner.draft!.events).toMatchObject([{ event: 'taken', n: 0, move: 1 }])
    expect(acted).toEqual([])
    expect(play.legal).toEqual([])
  })

  it('previews and asks why after what is planned', async () => {
    await plan(TAKE)
    asked = []
    planner.draft!.pick({ cell: 'b2' }, 'b2')
    expect(asked).toEqual([{ t: 'ask', what: 'preview', seat: 0, move: 'place ship', after: ['take ship'] }])
    await planner.draft!.why('sell', null)
    expect(asked[1]).toEqual({ t: 'ask', what: 'why', seat: 0, move: 'sell', after: ['take ship'] })
    expect(planner.draft!.bubble?.said).toBe('The ship is gone.')
  })

  it('does not come up again when it was put away before the server answered', async () => {
    await plan(TAKE)
    const going = planner.draft!.act(PLACE)
    planner.close()
    await going
    expect(planner.draft).toBeNull()
    expect(planner.steps).toEqual([])
  })

  it('does not open when the turn comes before the server answers', async () => {
    const opening = planner.open()
    const turn = myTurn(TAKE)
    await Promise.all([opening, turn])
    expect(planner.draft).toBeNull()
  })

  it('takes back what is planned', async () => {
    await plan(TAKE, PLACE)
    expect(planner.draft!.state.undoable.map(({ move }) => move)).toEqual(['place ship', 'take ship'])
    await planner.draft!.undo(2)
    expect(planner.steps).toEqual([])
    expect(planner.draft!.legal).toEqual([TAKE])
  })

  it('is gone when one goes back to the table', async () => {
    await plan(TAKE)
    planner.close()
    expect(planner.draft).toBeNull()
    expect(planner.steps).toEqual([])
    await myTurn(TAKE)
    expect(acted).toEqual([])
  })

  it('leaves half-made picks of the table alone', async () => {
    await plan()
    planner.draft!.pick({ cell: 'a1' }, 'a1')
    expect(loadFromTab(tabKey('selection', 't', 0))).toBeNull()
  })

  it('says why when there is nothing to plan after all', async () => {
    illegal.add('look')
    await planner.open()
    expect(planner.draft).toBeNull()
    expect(planner.message).toBe('The ship is gone.')
  })

  it('has no hints and no points if it ended now: those are about the table as it is', async () => {
    await hear({ table: { ...TABLE, hints: true } })
    await plan()
    expect(planner.draft!.hint.available).toBe(false)
    expect(play.scores.available).toBe(true)
    expect(planner.draft!.scores.available).toBe(false)
  })

  it('hears the chat of the table', async () => {
    await plan()
    planner.forward({ t: 'chat', seq: 2, who: 'b', name: 'Bob', seat: 1, text: 'hurry up', at: 0 })
    expect(planner.draft!.state.chat.map((line) => line.text)).toEqual(['hurry up'])
  })

  it('is not there for somebody who has no turn ahead, or several seats', async () => {
    await hear({ ahead: [] })
    await planner.open()
    expect(planner.draft).toBeNull()
    const both = { ...TABLE, seats: [seat(0, true), seat(1, true)] } as unknown as Table
    await hear({ table: both })
    expect(planner.available).toBe(false)
  })
})

describe('while the table goes on', () => {
  it('says that the plan still fits', async () => {
    await plan(TAKE, PLACE)
    await hear({})
    expect(planner.message).toBe(say('plan-moved'))
    expect(planner.steps).toHaveLength(2)
  })

  it('cuts the draft where it no longer fits', async () => {
    await plan(TAKE, PLACE)
    brings['place ship'] = [event('placed')]
    await hear({})
    expect(planner.names(planner.steps)).toEqual(['take ship'])
    expect(planner.message).toContain('place ship')
  })

  it('marks what no longer fits of a plan that is kept', async () => {
    await plan(TAKE)
    planner.keep()
    await settled()
    expect(planner.unfit).toBeNull()
    illegal.add('take ship')
    await hear({})
    expect(planner.unfit?.move.move).toBe('take ship')
    illegal.clear()
    await hear({})
    expect(planner.unfit).toBeNull()
  })

  it('drops a plan for a turn that does not come', async () => {
    await plan(TAKE)
    planner.keep()
    await hear({ ahead: [] })
    expect(planner.kept).toBe(false)
    expect(planner.message).not.toBe('')
    expect(loadFromTab(tabKey('plan', 't', 0))).toBeNull()
  })

  it('offers what was still being planned when the turn comes', async () => {
    await plan(TAKE)
    await myTurn(TAKE)
    expect(planner.draft).toBeNull()
    expect(planner.offered).toBe(true)
    expect(acted).toEqual([])
    planner.keep()
    await settled()
    expect(acted).toEqual(['take ship'])
  })

  it('offers, and does not play, what was being changed', async () => {
    await plan(TAKE)
    planner.keep()
    await planner.open()
    await myTurn(TAKE)
    expect(acted).toEqual([])
    expect(planner.offered).toBe(true)
    await hear({})
    expect(planner.steps).toEqual([])
  })
})

describe('a plan that is kept', () => {
  it('plays itself one decision at a time', async () => {
    await plan(TAKE, PLACE)
    planner.keep()
    await myTurn(TAKE, END)
    expect(acted).toEqual(['take ship'])
    await myTurn(PLACE, END)
    expect(acted).toEqual(['take ship', 'place ship'])
    await myTurn(END)
    expect(acted).toHaveLength(2)
    expect(planner.steps).toEqual([])
    expect(loadFromTab(tabKey('plan', 't', 0))).toBeNull()
  })

  it('ends the turn only if that is planned', async () => {
    await plan(TAKE, PLACE, END)
    planner.keep()
    for (const move of [TAKE, PLACE, END]) await myTurn(move)
    expect(acted).toEqual(['take ship', 'place ship', 'end'])
  })

  it('stops where a decision is not legal, and tells why', async () => {
    await plan(TAKE, PLACE)
    planner.keep()
    await myTurn(PLACE)
    expect(acted).toEqual([])
    expect(planner.message).toContain('take ship')
    expect(planner.message).toContain('The ship is gone.')
    expect(planner.kept).toBe(false)
    await myTurn(TAKE)
    expect(acted).toEqual([])
  })

  it('stops where a decision would bring something else', async () => {
    await plan(TAKE, PLACE)
    planner.keep()
    await myTurn(TAKE)
    brings['place ship'] = [event('placed')]
    await myTurn(PLACE)
    expect(acted).toEqual(['take ship'])
    expect(planner.message).toContain('place ship')
  })

  it('waits while something else is asked', async () => {
    await plan(TAKE)
    planner.keep()
    await hear({ view: { asking: { step: 'other' } }, moves: { 0: [TAKE] }, ahead: [] })
    expect(acted).toEqual([])
    expect(planner.kept).toBe(true)
    await myTurn(TAKE)
    expect(acted).toEqual(['take ship'])
  })

  it('comes back after a reload, and goes when dropped', async () => {
    await plan(TAKE)
    planner.keep()
    enter()
    expect(planner.kept).toBe(true)
    expect(planner.names(planner.steps)).toEqual(['take ship'])
    planner.drop()
    enter()
    expect(planner.kept).toBe(false)
    await myTurn(TAKE)
    expect(acted).toEqual([])
  })

  it('is opened for a change as far as it still fits', async () => {
    await plan(TAKE, PLACE)
    planner.keep()
    illegal.add('place ship')
    await hear({})
    await planner.open()
    expect(planner.names(planner.steps)).toEqual(['take ship'])
    expect(planner.message).toContain('place ship')
  })

  it('is played, and not changed, when the turn comes first', async () => {
    await plan(TAKE)
    planner.keep()
    await settled()
    const opening = planner.open()
    illegal.add('look').add('trace')
    await Promise.all([opening, myTurn(TAKE)])
    await settled()
    expect(planner.draft).toBeNull()
    expect(acted).toEqual(['take ship'])
  })

  it('stays as it was kept when a change is given up', async () => {
    await plan(TAKE)
    planner.keep()
    await plan(PLACE)
    expect(planner.steps).toHaveLength(2)
    planner.close()
    expect(planner.names(planner.steps)).toEqual(['take ship'])
    expect(planner.kept).toBe(true)
  })

  it('ends with the turn, whatever was left of it', async () => {
    await plan(TAKE, PLACE)
    planner.keep()
    await myTurn(TAKE)
    await hear({})
    expect(planner.steps).toEqual([])
  })
})
