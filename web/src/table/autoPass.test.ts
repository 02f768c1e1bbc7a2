import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameModule, View } from '../games/types'
import type { Move, Reply, StateMessage, Table, Wish } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { AutoPass } from './autoPass.svelte'
import { Planner } from './planner.svelte'
import { Play } from './play.svelte'
import { game as toy, seat, state, TABLE } from './toyTable'

const SKIP: Move = { move: 'skip', verb: 'skip' }
const USE: Move = { move: 'use', verb: 'use' }

// A game of seasons, in which `react` is a question that may be let pass.
const game = {
  ...toy,
  stretch: (view: View) => ({ key: String(view.season), name: String(view.season) }),
  reaction: (play: Play) =>
    (play.view.asking as { step?: string } | null)?.step === 'react' && play.legal.includes(SKIP) ? { pass: SKIP, own: play.view.active === 0 } : null,
} as unknown as GameModule

let sent: string[]
let reply: Reply
let play: Play
let autoPass: AutoPass
let version = 0
let happened = 0

function opened(): AutoPass {
  const send = (request: Wish): Promise<Reply> => {
    if (request.t === 'act') sent.push(request.move)
    return Promise.resolve(reply)
  }
  play = new Play(game, {}, TABLE, send)
  return new AutoPass(play, new Planner(play, send))
}

// The table asks, or does not; something has happened each time.
async function comes(step: string | null, more: Partial<StateMessage> & { season?: string; active?: number } = {}): Promise<void> {
  const { season = 'fall', active = 1, ...rest } = more
  version += 1
  const view = { season, active, asking: step ? { step } : null }
  const events = [{ event: 'x', n: happened, move: happened, seat: 1 }]
  const moves: Record<string, Move[]> = step ? { 0: [USE, SKIP] } : {}
  play.receive(state({ seq: version, v: version, view, moves, events, first: happened, chat: [], ...rest }))
  happened += 1
  await autoPass.update()
}

beforeEach(() => {
  sent = []
  reply = { t: 'ack', id: 'x', v: 0 }
  version = happened = 0
  sessionStorage.clear()
  autoPass = opened()
})
afterEach(() => {
  settings.passReactions = false
})

describe('reactions', () => {
  it('are asked, unless somebody says otherwise', async () => {
    await comes('react')
    expect(autoPass.available).toBe(true)
    expect(sent).toEqual([])
    expect(autoPass.stretch).toBeNull()
  })

  it('are let pass to the end of the stretch, this one first', async () => {
    await comes('react')
    await autoPass.start()
    await comes('react', { active: 0 })
    await comes('other')
    expect(sent).toEqual(['skip', 'skip'])
    expect(autoPass.passed).toBe(2)
    await comes('react', { season: 'winter' })
    expect(sent).toHaveLength(2)
    expect(autoPass.stretch).toBeNull()
  })

  it('are asked again when I want it', async () => {
    await comes('react')
    await autoPass.start()
    autoPass.drop()
    await comes('react')
    expect(sent).toEqual(['skip'])
  })

  it('are asked when I took the answer back', async () => {
    await comes('react')
    await autoPass.start()
    happened -= 1
    await comes('react')
    expect(sent).toEqual(['skip'])
    await autoPass.start()
    expect(sent).toEqual(['skip', 'skip'])
  })

  it('are let pass after a reload too, in the same stretch', async () => {
    await comes('react')
    await autoPass.start()
    autoPass = opened()
    play.receive(state({ v: 9, view: { season: 'fall', asking: null }, moves: {}, chat: [] }))
    autoPass.restore()
    expect(autoPass.stretch).toBe('fall')
    autoPass = opened()
    play.receive(state({ v: 9, view: { season: 'winter', asking: null }, moves: {}, chat: [] }))
    autoPass.restore()
    expect(autoPass.stretch).toBeNull()
  })

  it('are asked again where an answer was refused', async () => {
    await comes('react')
    reply = { t: 'refused', id: 'x', error: 'no', said: 'No.', v: 1 }
    await autoPass.start()
    expect(autoPass.stretch).toBeNull()
  })
})

describe('the setting', () => {
  beforeEach(() => {
    settings.passReactions = true
  })

  it('lets pass what comes in the turns of others, and asks in my own', async () => {
    await comes('react', { active: 0 })
    expect(sent).toEqual([])
    await comes('react')
    expect(sent).toEqual(['skip'])
    expect(autoPass.stretch).toBe('fall')
    await comes('react', { active: 0 })
    expect(sent).toEqual(['skip'])
  })

  it('gives way for a stretch, and is there again in the next', async () => {
    await comes('react')
    autoPass.drop()
    await comes('react')
    expect(sent).toEqual(['skip'])
    await comes('react', { season: 'winter' })
    expect(sent).toEqual(['skip', 'skip'])
  })

  it('answers for nobody where several share a screen', async () => {
    await comes('react', { table: { ...TABLE, seats: [seat(0, true), seat(1, true)] } as Table })
    expect(sent).toEqual([])
  })
})
