// Planning of my next turn while others decide. The draft is a table of its own on which my turn has come: it answers decisions by
// lengthening the plan, and asks the server what they would bring. A plan that is kept plays itself, one decision at a time, once the
// turn is there, as long as everything is as it was planned.

import type { View } from '../games/types'
import type { Answer, FromServer, GameEvent, LoggedEvent, Move, Reply, Seat, Wish } from '../lib/protocol'
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

const same = (some: unknown, others: unknown): boolean => JSON.stringify(some) === JSON.stringify(others)
const notations = (steps: Planned[]): string[] => steps.map((step) => step.move.move)
const questionOf = (view: View): string => JSON.stringify(view.asking ?? null)

export class Planner {
  // What is shown instead of the table while I plan.
  draft = $state.raw<Play | null>(null)
  steps = $state.raw<Planned[]>([])
  // To be played when the turn comes. A plan that was still open then is only offered.
  kept = $state(false)
  // The first decision that would not be what it was when it was planned.
  unfit = $state.raw<Planned | null>(null)
  // What became of the plan.
  message = $state('')
  available = $derived.by<boolean>(() => this.play.mine.length === 1 && !this.play.over && this.play.state.planningSeats.includes(this.play.mine[0]!))
  offered = $derived.by<boolean>(() => this.steps.length > 0 && !this.kept && !this.draft)
  // As it was kept, while it is being changed.
  private saved: Planned[] = []
  // What is asked where the draft stands.
  private question = ''
  // Whether the turn is there for which this was planned.
  private turnStarted = false
  private updating = false
  private updateAgain = false
  private draftVersion = 0
  private messageVersion = 0

  constructor(
    private readonly play: Play,
    private readonly send: (request: Wish) => Promise<Reply>,
  ) {}

  names(steps: Planned[]): string[] {
    return steps.map((step) => this.play.game.moveTitle(step.move, this.play))
  }

  // ---------------------------------------------------------------- the draft

  // What is kept already is there to be changed, as far as it still fits.
  async open(): Promise<void> {
    if (!this.available || this.draft) return
    this.message = ''
    this.turnStarted = false
    const { version } = this.play
    const fits = this.steps.length ? await this.fitting(this.steps) : 0
    if (this.play.version === version) await this.cut(fits)
    else await this.open() // the table has moved on meanwhile
  }

  // The draft, with what fits.
  private async cut(fits: number): Promise<void> {
    const lost = this.steps[fits]
    const { version } = this.play
    const reply = await this.show(this.steps.slice(0, fits))
    if (this.play.version !== version) return // what comes of that is looked at next
    this.unfit = null
    if (reply.t === 'refused') this.end(reply.said)
    else if (lost) this.message = say('plan-cut', { what: this.names([lost])[0]! })
  }

  toggle(): void {
    if (this.draft) this.close()
    else void this.open()
  }

  // Back to the table. What is kept stays as it was kept.
  close(): void {
    this.draft = null
    this.message = ''
    if (!this.kept) this.forget()
    else this.steps = this.saved
  }

  keep(): void {
    this.draft = null
    this.kept = this.steps.length > 0
    this.message = ''
    this.unfit = null
    this.store()
    void this.update()
  }

  drop(): void {
    this.draft = null
    this.message = ''
    this.forget()
  }

  dismiss(): void {
    this.message = ''
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
    this.turnStarted = false
    this.store()
  }

  private store(): void {
    this.saved = this.kept ? this.steps : []
    saveInTab(this.key, this.saved.length ? this.saved : null)
  }

  private askView(steps: Planned[]): Promise<Reply> {
    return this.send({ t: 'ask', what: 'look', seat: this.seat, after: notations(steps) })
  }

  // The draft after these decisions; the server's refusal if they cannot be. The newest of them brings its events.
  private async show(steps: Planned[]): Promise<Reply> {
    const { draft, steps: before } = this
    const reply = await this.askView(steps)
    if (reply.t !== 'answer') return reply
    // Unless the turn has come in the meantime, or the draft was put away or changed.
    if (this.available && this.draft === draft && this.steps === before) {
      this.steps = steps.map((step, place) => (place === before.length ? { ...step, events: reply.events ?? [] } : step))
      this.draw(reply)
    }
    return { t: 'ack', id: '', v: this.draftVersion }
  }

  private draw(answer: Answer): void {
    const { play, seat } = this
    this.draftVersion += 1
    const view = answer.view ?? {}
    this.question = questionOf(view)
    const draft = this.draft ?? new Play(play.game, play.catalogue, play.table, (request) => this.answer(request), true)
    draft.receive({
      t: 'state',
      seq: 0,
      v: this.draftVersion,
      table: { ...play.table, actors: [seat] },
      view,
      moves: { [seat]: answer.moves ?? [] },
      ahead: [],
      events: [...play.events, ...this.plannedEvents()],
      first: 0,
      undo: { [seat]: this.steps.toReversed().map((step) => ({ move: step.move.move })) },
      barrier: play.state.barrier,
      request: null,
      declined: null,
      chat: play.state.chat,
    })
    this.draft = draft
  }

  // What is planned, numbered on from what has happened.
  private plannedEvents(): LoggedEvent[] {
    const last = this.play.events.at(-1)
    const lines = this.steps.flatMap((step, place) => step.events.map((event) => ({ ...event, move: (last?.move ?? 0) + place + 1 })))
    return lines.map((event, place) => ({ ...event, n: (last?.n ?? -1) + place + 1 }))
  }

  // What the draft hears instead of the server.
  private async answer(request: Wish): Promise<Reply> {
    const { steps } = this
    if (request.t === 'ask' && (request.what === 'why' || request.what === 'preview')) return this.send({ ...request, after: notations(steps) })
    if (request.t === 'undo') return this.show(steps.slice(0, -(request.count ?? 1)))
    if (request.t !== 'act') return this.send(request)
    if (steps.length >= LONGEST) return { t: 'refused', id: '', error: 'plan-long', said: say('plan-long'), v: this.draftVersion }
    const move = this.draft?.legal.find((each) => each.move === request.move) ?? { move: request.move, verb: '' }
    this.message = ''
    return this.show([...steps, { move, asking: this.question, events: [] }])
  }

  // ---------------------------------------------------------------- the table goes on

  // Chat, and who is there, are the same on the draft.
  forward(message: FromServer): void {
    if (message.t !== 'state') this.draft?.receive(message)
  }

  // Whether the plan has an answer to what is asked here.
  expects(view: View): boolean {
    return this.kept && this.steps[0]?.asking === questionOf(view)
  }

  // Call when the table has changed. Changes that come in the meantime are looked at together afterwards.
  async update(): Promise<void> {
    this.updateAgain = true
    if (this.updating) return
    this.updating = true
    while (this.updateAgain) {
      this.updateAgain = false
      await this.catchUp()
    }
    this.updating = false
  }

  // A page that comes back finds its plan.
  restore(): void {
    if (this.play.mine.length !== 1) return
    this.saved = loadFromTab<Planned[]>(this.key) ?? []
    this.steps = this.saved
    this.kept = this.steps.length > 0
  }

  private async catchUp(): Promise<void> {
    if (!this.draft && !this.steps.length) this.dismissStale()
    else if (this.play.over) this.drop()
    else if (this.play.myTurn) await this.turnCame()
    else if (this.turnStarted) this.forget()
    else if (!this.available) this.end(say('plan-gone'))
    else await this.check()
  }

  private async turnCame(): Promise<void> {
    if (this.draft) this.offer()
    this.unfit = null
    if (this.kept) await this.playNext()
  }

  // Nobody said yet that what is on the draft is to be played.
  private offer(): void {
    this.draft = null
    this.kept = false
    this.turnStarted = true
    this.store()
  }

  // The plan has an end, and this is why. It is shown until I decide something else.
  private end(message: string): void {
    this.drop()
    this.message = message
    this.messageVersion = this.play.version
  }

  private dismissStale(): void {
    const mine = this.play.events.at(-1)?.seat === this.seat
    if (mine && this.play.version > this.messageVersion + 1) this.message = ''
  }

  // Whether the plan still fits, decision by decision.
  private async check(): Promise<void> {
    const steps = this.steps
    const version = this.play.version
    const fits = await this.fitting(steps)
    if (this.play.version !== version || this.steps !== steps) {
      this.updateAgain = true
      return
    }
    this.unfit = steps[fits] ?? null
    if (!this.draft) {
      if (fits === 0 && (await this.otherQuestionFirst(steps[0]!))) this.unfit = null
      return
    }
    this.message = say('plan-moved')
    await this.cut(fits)
  }

  // Something else is to be decided before what was planned.
  private async otherQuestionFirst(first: Planned): Promise<boolean> {
    const reply = await this.askView([])
    return reply.t === 'answer' && questionOf(reply.view ?? {}) !== first.asking
  }

  private async fitting(steps: Planned[]): Promise<number> {
    const reply = await this.send({ t: 'ask', what: 'trace', seat: this.seat, after: notations(steps) })
    const brings = reply.t === 'answer' ? (reply.brings ?? []) : []
    const first = steps.findIndex((step, place) => !same(brings[place], step.events))
    return first < 0 ? steps.length : first
  }

  // The next decision of a plan that is kept, if nothing has changed about it.
  private async playNext(): Promise<void> {
    const { play, seat } = this
    const [next, ...rest] = this.steps
    if (!next) return
    if (questionOf(play.view) !== next.asking) {
      if (this.turnStarted) this.stop(next, say('plan-other'))
      return // something else comes first
    }
    const version = play.version
    const move = play.legal.find((each) => each.move === next.move.move)
    const reply = await this.send(move ? { t: 'ask', what: 'preview', seat, move: next.move.move } : { t: 'ask', what: 'why', seat, move: next.move.move })
    if (play.version !== version || this.steps[0] !== next) return
    if (!move) {
      this.stop(next, (reply.t === 'answer' && reply.why?.said) || say('plan-other'))
    } else if (reply.t !== 'answer' || !same(reply.events, next.events)) {
      this.stop(next, say('plan-otherwise'))
    } else {
      // Before it is sent, so that no reload makes it twice.
      this.turnStarted = true
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
