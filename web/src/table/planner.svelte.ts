// Planning while others decide. The sketch is a table of its own on which my turn has come: it answers decisions by
// lengthening the plan, and asks the server what they would bring. A plan that is kept plays itself, one decision at a
// time, once the turn is there, as long as everything is as it was planned.

import type { View } from '../games/types'
import type { Answer, FromServer, GameEvent, Move, Reply, Seat, Wish } from '../lib/protocol'
import { loadFromTab, saveInTab, tabKey } from '../lib/tabStorage'
import { say } from '../lib/words.svelte'
import { Play } from './play.svelte'

// As many decisions as the server looks at.
const LONGEST = 40

// A decision, what was asked when it was planned, and what it would bring.
export interface Planned {
  move: Move
  asking: string
  events: GameEvent[]
}

const alike = (some: unknown, others: unknown): boolean => JSON.stringify(some) === JSON.stringify(others)
const notations = (steps: Planned[]): string[] => steps.map((step) => step.move.move)
const asked = (view: View): string => JSON.stringify(view.asking ?? null)

export class Planner {
  // What is shown instead of the table while I plan.
  sketch = $state.raw<Play | null>(null)
  steps = $state.raw<Planned[]>([])
  // To be played when the turn comes. A plan that was still open then is only offered.
  kept = $state(false)
  // The first decision that would not be what it was when it was planned.
  unfit = $state.raw<Planned | null>(null)
  // What became of the plan.
  told = $state('')
  able = $derived.by<boolean>(() => this.play.mine.length === 1 && !this.play.over && this.play.state.planningSeats.includes(this.play.mine[0]!))
  offered = $derived.by<boolean>(() => this.steps.length > 0 && !this.kept && !this.sketch)
  // As it was kept, while it is being changed.
  private saved: Planned[] = []
  // What is asked where the sketch stands.
  private place = ''
  // Whether the turn is there for which this was planned.
  private begun = false
  private busy = false
  private again = false
  private shown = 0
  private toldAt = 0

  constructor(
    private readonly play: Play,
    private readonly wire: (wish: Wish) => Promise<Reply>,
  ) {}

  names(steps: Planned[]): string[] {
    return steps.map((step) => this.play.game.moveTitle(step.move, this.play))
  }

  // ---------------------------------------------------------------- the sketch

  // What is kept already is there to be changed, as far as it still fits.
  async open(): Promise<void> {
    if (!this.able || this.sketch) return
    this.told = ''
    this.begun = false
    const { version } = this.play
    const fits = this.steps.length ? await this.fitting(this.steps) : 0
    if (this.play.version === version) await this.cut(fits)
    else await this.open() // the table has moved on meanwhile
  }

  // The sketch, with what fits.
  private async cut(fits: number): Promise<void> {
    const lost = this.steps[fits]
    const { version } = this.play
    const reply = await this.show(this.steps.slice(0, fits))
    if (this.play.version !== version) return // what comes of that is looked at next
    this.unfit = null
    if (reply.t === 'refused') this.end(reply.said)
    else if (lost) this.told = say('plan-cut', { what: this.names([lost])[0]! })
  }

  toggle(): void {
    if (this.sketch) this.close()
    else void this.open()
  }

  // Back to the table. What is kept stays as it was kept.
  close(): void {
    this.sketch = null
    this.told = ''
    if (!this.kept) this.forget()
    else this.steps = this.saved
  }

  keep(): void {
    this.sketch = null
    this.kept = this.steps.length > 0
    this.told = ''
    this.unfit = null
    this.store()
    void this.follow()
  }

  drop(): void {
    this.sketch = null
    this.told = ''
    this.forget()
  }

  hush(): void {
    this.told = ''
  }

  private get seat(): Seat {
    return this.play.mine[0] ?? 0
  }

  private get key(): string {
    return tabKey('plan', this.play.table.id, this.seat)
  }

  private forget(): void {
    this.steps = []
    this.kept = false
    this.unfit = null
    this.begun = false
    this.store()
  }

  private store(): void {
    this.saved = this.kept ? this.steps : []
    saveInTab(this.key, this.saved.length ? this.saved : null)
  }

  private look(steps: Planned[]): Promise<Reply> {
    return this.wire({ t: 'ask', what: 'look', seat: this.seat, after: notations(steps) })
  }

  // The sketch after these decisions; the server's refusal if they cannot be. The newest of them brings its events.
  private async show(steps: Planned[]): Promise<Reply> {
    const { sketch, steps: before } = this
    const reply = await this.look(steps)
    if (reply.t !== 'answer') return reply
    // Unless the turn has come in the meantime, or the sketch was put away or changed.
    if (this.able && this.sketch === sketch && this.steps === before) {
      this.steps = steps.map((step, place) => (place === before.length ? { ...step, events: reply.events ?? [] } : step))
      this.draw(reply)
    }
    return { t: 'ack', id: '', v: this.shown }
  }

  private draw(answer: Answer): void {
    const { play, seat } = this
    this.shown += 1
    const view = answer.view ?? {}
    this.place = asked(view)
    const sketch = this.sketch ?? new Play(play.game, play.catalogue, play.table, (wish) => this.answer(wish), true)
    sketch.receive({
      t: 'state',
      seq: 0,
      v: this.shown,
      table: { ...play.table, actors: [seat] },
      view,
      moves: { [seat]: answer.moves ?? [] },
      ahead: [],
      events: [...play.events, ...this.story()],
      first: 0,
      undo: { [seat]: this.steps.toReversed().map((step) => ({ move: step.move.move })) },
      barrier: play.state.barrier,
      request: null,
      chat: play.state.chat,
    })
    this.sketch = sketch
  }

  // What is planned, numbered on from what has happened.
  private story(): GameEvent[] {
    const last = this.play.events.at(-1)
    const lines = this.steps.flatMap((step, place) => step.events.map((event) => ({ ...event, move: (last?.move ?? 0) + place + 1 })))
    return lines.map((event, place) => ({ ...event, n: (last?.n ?? -1) + place + 1 }))
  }

  // What the sketch hears instead of the server.
  private async answer(wish: Wish): Promise<Reply> {
    const { steps } = this
    if (wish.t === 'ask' && (wish.what === 'why' || wish.what === 'preview')) return this.wire({ ...wish, after: notations(steps) })
    if (wish.t === 'undo') return this.show(steps.slice(0, -wish.count))
    if (wish.t !== 'act') return this.wire(wish)
    if (steps.length >= LONGEST) return { t: 'refused', id: '', error: 'plan-long', said: say('plan-long'), v: this.shown }
    const move = this.sketch?.legal.find((each) => each.move === wish.move) ?? { move: wish.move, verb: '' }
    this.told = ''
    return this.show([...steps, { move, asking: this.place, events: [] }])
  }

  // ---------------------------------------------------------------- the table goes on

  // Chat, and who is there, are the same on the sketch.
  overhear(message: FromServer): void {
    if (message.t !== 'state') this.sketch?.receive(message)
  }

  // Whether the plan has an answer to what is asked here.
  expects(view: View): boolean {
    return this.kept && this.steps[0]?.asking === asked(view)
  }

  // Call when the table has changed. Changes that come in the meantime are looked at together afterwards.
  async follow(): Promise<void> {
    this.again = true
    if (this.busy) return
    this.busy = true
    while (this.again) {
      this.again = false
      await this.catchUp()
    }
    this.busy = false
  }

  // A page that comes back finds its plan.
  recall(): void {
    if (this.play.mine.length !== 1) return
    this.saved = loadFromTab<Planned[]>(this.key) ?? []
    this.steps = this.saved
    this.kept = this.steps.length > 0
  }

  private async catchUp(): Promise<void> {
    if (!this.sketch && !this.steps.length) this.hushInTime()
    else if (this.play.over) this.drop()
    else if (this.play.myTurn) await this.turnCame()
    else if (this.begun) this.forget()
    else if (!this.able) this.end(say('plan-gone'))
    else await this.check()
  }

  private async turnCame(): Promise<void> {
    if (this.sketch) this.offer()
    this.unfit = null
    if (this.kept) await this.playNext()
  }

  // Nobody said yet that what is on the sketch is to be played.
  private offer(): void {
    this.sketch = null
    this.kept = false
    this.begun = true
    this.store()
  }

  // The plan has an end, and this is why. It is told until I decide something else.
  private end(told: string): void {
    this.drop()
    this.told = told
    this.toldAt = this.play.version
  }

  private hushInTime(): void {
    const mine = this.play.events.at(-1)?.seat === this.seat
    if (mine && this.play.version > this.toldAt + 1) this.told = ''
  }

  // Whether the plan still fits, decision by decision.
  private async check(): Promise<void> {
    const steps = this.steps
    const version = this.play.version
    const fits = await this.fitting(steps)
    if (this.play.version !== version || this.steps !== steps) {
      this.again = true
      return
    }
    this.unfit = steps[fits] ?? null
    if (!this.sketch) {
      if (fits === 0 && (await this.another(steps[0]!))) this.unfit = null
      return
    }
    this.told = say('plan-moved')
    await this.cut(fits)
  }

  // Something else is to be decided before what was planned.
  private async another(first: Planned): Promise<boolean> {
    const reply = await this.look([])
    return reply.t === 'answer' && asked(reply.view ?? {}) !== first.asking
  }

  private async fitting(steps: Planned[]): Promise<number> {
    const reply = await this.wire({ t: 'ask', what: 'trace', seat: this.seat, after: notations(steps) })
    const brings = reply.t === 'answer' ? (reply.brings ?? []) : []
    const first = steps.findIndex((step, place) => !alike(brings[place], step.events))
    return first < 0 ? steps.length : first
  }

  // The next decision of a plan that is kept, if nothing has changed about it.
  private async playNext(): Promise<void> {
    const { play, seat } = this
    const [next, ...rest] = this.steps
    if (!next) return
    if (asked(play.view) !== next.asking) {
      if (this.begun) this.stop(next, say('plan-other'))
      return // something else comes first
    }
    const version = play.version
    const move = play.legal.find((each) => each.move === next.move.move)
    const reply = await this.wire(move ? { t: 'ask', what: 'preview', seat, move: next.move.move } : { t: 'ask', what: 'why', seat, move: next.move.move })
    if (play.version !== version || this.steps[0] !== next) return
    if (!move) {
      this.stop(next, (reply.t === 'answer' && reply.why?.said) || say('plan-other'))
    } else if (reply.t !== 'answer' || !alike(reply.events, next.events)) {
      this.stop(next, say('plan-otherwise'))
    } else {
      // Before it is sent, so that no reload makes it twice.
      this.begun = true
      this.steps = rest
      this.store()
      const done = await play.act(move, true)
      if (!done) this.forget()
      else if (!rest.length) this.end(say('plan-played'))
    }
  }

  private stop(step: Planned, why: string): void {
    this.end(say('plan-stopped', { what: this.names([step])[0]!, why }))
  }
}
