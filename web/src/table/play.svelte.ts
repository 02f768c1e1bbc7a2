// Table in play, as one page holds it: its stores, and what a player does at it.

import type { GameModule } from '../games/types'
import type { FromServer, Move, Refusal, Seat, StateMessage, Table, Wish } from '../lib/protocol'
import { syncClock } from '../lib/clocks.svelte'
import { settings } from '../lib/settings.svelte'
import { say } from '../lib/words.svelte'
import { Connection, type Send } from './connection.svelte'
import { Guide } from './guide.svelte'
import { Hint } from './hint.svelte'
import type { AutoPass } from './autoPass.svelte'
import type { Past } from './past.svelte'
import { Pointing } from './pointing.svelte'
import { Preview } from './preview.svelte'
import { Recap } from './recap.svelte'
import { Trial } from './trial.svelte'
import { Scores } from './scores.svelte'
import { seatName } from './seatNames'
import { Selection, type Parts } from './selection.svelte'
import { isWhole, TableState } from './tableState.svelte'

// Why something cannot be done, beside the piece it is about.
export interface Bubble {
  kind: 'why' | 'error'
  anchor: string | null
  said: string
  rule: string
  // Where the rule stands.
  book?: string
  // The rule as the rules reference names it.
  id?: string
}

export class Play {
  readonly connection: Connection
  readonly state: TableState
  readonly selection: Selection
  readonly preview: Preview
  readonly recap: Recap
  readonly scores: Scores
  readonly hint: Hint
  readonly guide: Guide
  readonly trial: Trial
  readonly pointing: Pointing
  bubble = $state.raw<Bubble | null>(null)
  announced = $state('')
  // The rival whose side is shown large.
  opened = $state<Seat | null>(null)
  // Pieces that a line of the log points at.
  pointed = $state.raw<Set<string>>(new Set())
  // The table as it is now, where this shows an earlier moment of it; and how one looks back from there.
  readonly now: Play
  past = $state.raw<Past | null>(null)
  // Lets reactions pass for me.
  autoPass = $state.raw<AutoPass | null>(null)

  constructor(
    readonly game: GameModule,
    readonly catalogue: unknown,
    table: Table,
    send: Send | null = null,
    // Only planned: a turn that has not come, on a copy of the table that nobody else has.
    readonly isDraft = false,
    now: Play | null = null,
  ) {
    const live = send !== null && !isDraft
    this.now = now ?? this
    this.connection = new Connection(send)
    this.state = new TableState(game, table)
    this.selection = new Selection(game, this.state, live)
    this.preview = new Preview(game, this.state, this.selection, this.connection)
    this.recap = new Recap(game, this.state)
    this.scores = new Scores(this.state, this.connection, live)
    this.hint = new Hint(this, live)
    this.guide = new Guide(this, live)
    this.trial = new Trial(this, live)
    this.pointing = new Pointing(this, live)
  }

  // ---------------------------------------------------------------- what games read

  get table(): Table {
    return this.state.table
  }
  get view(): TableState['view'] {
    return this.state.view
  }
  get events(): TableState['events'] {
    return this.state.events
  }
  get version(): number {
    return this.state.version
  }
  get mine(): Seat[] {
    return this.state.mine
  }
  get seat(): Seat | null {
    return this.state.seat
  }
  get home(): Seat {
    return this.state.home
  }
  get rivals(): Seat[] {
    return this.state.rivals
  }
  get legal(): Move[] {
    return this.state.legal
  }
  get myTurn(): boolean {
    return this.state.myTurn
  }
  get over(): boolean {
    return this.state.over
  }
  get sending(): boolean {
    return this.connection.sending
  }
  get picked(): Parts {
    return this.selection.picked
  }
  get anchor(): string | null {
    return this.selection.anchor
  }
  get preferred(): string | null {
    return this.selection.preferred
  }
  get aimed(): boolean {
    return this.selection.aimed
  }
  get candidate(): Move | null {
    return this.selection.candidate
  }
  get previewed(): Preview['result'] {
    return this.preview.result
  }
  get changed(): Set<string> {
    return this.recap.changed
  }

  reach(parts: Parts): Move | null {
    return this.selection.reach(parts)
  }
  shown(parts: Parts): Move | null {
    return this.selection.shown(parts)
  }
  isPicked(parts: Parts): boolean {
    return this.selection.isPicked(parts)
  }
  showsScore(...seats: Seat[]): boolean {
    return this.scores.shows(...seats)
  }
  isYou(seat: Seat | undefined): boolean {
    return this.state.isYou(seat)
  }
  nameOf(seat: Seat): string {
    return seatName(seat, this.state, this.game)
  }

  // In teams: with what they are to whoever looks.
  nameWithRole(seat: Seat): string {
    const role = this.game.role?.(seat, this)
    return role ? say('name-role', { name: this.nameOf(seat), role }) : this.nameOf(seat)
  }

  // ---------------------------------------------------------------- what the server says

  receive(message: FromServer): void {
    if (message.t === 'chat') {
      this.state.addChat(message)
      this.pointing.receive(message)
    }
    if (message.t === 'presence') {
      syncClock(message.clocks)
      this.state.setPresence(message.here, message.absent, message.watchers, message.clocks ?? null)
      this.state.botsBusy = message.busy ?? false
    }
    if (message.t === 'state') this.replace(message)
  }

  private replace(message: StateMessage): void {
    const { state, selection, connection } = this
    const whole = isWhole(message)
    const own = connection.sending || message.v === connection.acknowledged
    const keepsSelection = !own && state.leavesMyChoice(message)
    if (!this.isDraft) syncClock(message.table.clocks)
    state.replace(message)
    if (!keepsSelection) this.drop()
    if (keepsSelection || (whole && selection.restore())) this.selectionChanged()
    this.recap.update(message.events, whole, state.version === connection.acknowledged)
    void this.preview.loadEnd()
  }

  // ---------------------------------------------------------------- picking

  // Pick a piece: narrows the legal moves if it can, starts over if it cannot; a second pick of the same target commits.
  pick(parts: Parts, anchor: string, attempt: string | null = null): void {
    this.firstInput()
    if (this.selection.candidate && this.selection.anchor === anchor) void this.commit()
    else if (this.selection.add(parts, anchor)) this.selectionChanged()
    else if (attempt) void this.why(attempt, anchor)
  }

  // Dice and stored pieces go off again when picked twice.
  toggle(parts: Parts, anchor: string, attempt: string | null = null): void {
    if (!this.isPicked(parts)) {
      this.pick(parts, anchor, attempt)
      return
    }
    this.firstInput()
    this.selection.remove(parts)
    this.selectionChanged()
  }

  // Show a move as if it had been picked.
  suggest(move: Move): void {
    this.firstInput()
    this.drop()
    this.choose(move)
  }

  choose(move: Move): void {
    this.selection.choose(move)
    this.selectionChanged()
  }

  prefer(move: Move): void {
    this.selection.prefer(move)
    this.selectionChanged()
  }

  clear(): void {
    this.drop()
    this.selectionChanged()
  }

  private drop(): void {
    this.selection.reset()
    this.preview.clear()
    this.bubble = null
    this.hint.given = null
  }

  private selectionChanged(): void {
    this.selection.save()
    void this.preview.load()
  }

  private firstInput(): void {
    this.bubble = null
    if (this.myTurn) this.recap.dismiss()
  }

  // ---------------------------------------------------------------- asking and acting

  async why(attempt: string, anchor: string | null): Promise<void> {
    if (this.seat === null) return
    const reply = await this.connection.request({ t: 'ask', what: 'why', seat: this.seat, move: attempt })
    if (reply?.t !== 'answer' || !reply.why) return
    this.bubble = { kind: 'why', anchor, said: reply.why.said, rule: ruleText(reply.why), book: reply.why.book_said ?? '', id: reply.why.rule }
  }

  showError(said: string, anchor: string | null): void {
    this.bubble = { kind: 'error', anchor, said, rule: '' }
  }

  async commit(): Promise<void> {
    if (this.candidate) await this.act(this.candidate)
  }

  // Whether it was done. `automatic`: not by me but by my plan, while I may not have looked.
  async act(move: Move, automatic = false): Promise<boolean> {
    this.recap.decided(automatic)
    return this.seat !== null && (await this.submit({ t: 'act', v: this.version, seat: this.seat, move: move.move }))
  }

  // What one click does. Whoever wants a warning sees first what could not be taken back, and says so once more.
  async actAtOnce(move: Move, anchor: string): Promise<void> {
    const final = !this.table.undo && !this.isDraft
    if (settings.warn && (final || (await this.preview.closes(move)))) {
      this.firstInput()
      this.choose(move)
      this.selection.anchor = anchor
    } else {
      await this.act(move)
    }
  }

  async undo(count: number): Promise<void> {
    if (this.seat !== null) await this.submit({ t: 'undo', v: this.version, seat: this.seat, count })
  }

  async requestTakeback(moves: number): Promise<void> {
    if (this.seat !== null) await this.submit({ t: 'takeback', v: this.version, seat: this.seat, moves })
  }

  async vote(seat: Seat, yes: boolean): Promise<void> {
    await this.submit({ t: 'vote', seat, yes })
  }

  // Tell the table of a lesson what was read, or how to go on with it.
  async learn(what: 'read' | 'again' | 'leave', prompt = ''): Promise<void> {
    await this.submit({ t: 'lesson', what, prompt })
  }

  async sendChat(text: string): Promise<void> {
    await this.connection.request({ t: 'chat', text })
  }

  private async submit(change: Wish): Promise<boolean> {
    const reply = await this.connection.submit(change)
    if (reply?.t === 'refused') this.showError(reply.said, this.selection.anchor)
    return reply?.t === 'ack'
  }
}

function ruleText(why: Refusal): string {
  return why.rule_said ?? say(`rule-${why.rule.replaceAll('.', '-')}`)
}
