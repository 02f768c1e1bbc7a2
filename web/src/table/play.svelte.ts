// A table as the page holds it: what the server said last, what is picked, and what that would bring.

import type { GameModule, View } from '../games/types'
import type {
  ChatLine,
  Clocks,
  Declined,
  FromServer,
  GameEvent,
  Move,
  Part,
  Reckoning,
  Refusal,
  Reply,
  Seat,
  StateMessage,
  Table,
  Taken,
  TakebackRequest,
  Undoable,
  Wish,
} from '../lib/protocol'
import { heard } from '../lib/clocks.svelte'
import { settings, showsScore } from '../lib/settings.svelte'
import type { Link } from '../lib/socket'
import { known, say } from '../lib/words.svelte'
import { Adviser } from './adviser.svelte'
import type { Passer } from './passer.svelte'
import type { Past } from './past.svelte'
import { keep, kept } from './selection'

type Parts = Record<string, Part>

export interface Bubble {
  kind: 'why' | 'error'
  anchor: string | null
  said: string
  rule: string
  // Where the rule stands.
  book?: string
}

export interface Foreseen {
  move: string
  events: GameEvent[]
  closes: boolean
}

const fits = (move: Move, parts: Parts): boolean => Object.entries(parts).every(([part, value]) => move[part] === value)

export class Play {
  table = $state.raw<Table>()!
  view = $state.raw<View>({})
  events = $state.raw<GameEvent[]>([])
  moves = $state.raw<Record<string, Move[]>>({})
  // Those of my seats that can plan their next turn.
  ahead = $state.raw<Seat[]>([])
  undo = $state.raw<Record<string, Undoable[]>>({})
  barrier = $state<string | null>(null)
  request = $state.raw<TakebackRequest | null>(null)
  declined = $state.raw<Declined | null>(null)
  chat = $state.raw<ChatLine[]>([])
  watchers = $state(0)
  version = $state(0)
  link = $state<Link>('connecting')
  sending = $state(false)
  taken = $state.raw<Taken[]>([])
  // Pieces touched since my last decision, those of them touched last, and pieces that a line of the log points at.
  changed = $state.raw<Set<string>>(new Set())
  newest = $state.raw<Set<string>>(new Set())
  pointed = $state.raw<Set<string>>(new Set())
  picked = $state.raw<Parts>({})
  anchor = $state<string | null>(null)
  preferred = $state<string | null>(null)
  bubble = $state.raw<Bubble | null>(null)
  foreseen = $state.raw<Foreseen | null>(null)
  // The end of the turn would bring something new to light.
  endCloses = $state(false)
  announced = $state('')
  opened = $state<Seat | null>(null)
  readonly adviser: Adviser
  // The table as it is now, where this shows an earlier moment of it; and how one looks back from there.
  readonly now: Play
  past = $state.raw<Past | null>(null)
  // Lets reactions pass for me.
  passer = $state.raw<Passer | null>(null)
  // Whether I want to see the points if it ended now, and what the server said they would be.
  reckons = $state(false)
  reckoning = $state.raw<Reckoning | null>(null)
  // The number of the first event that came after my last decision.
  private caughtUp = $state(0)
  private done = -1
  private unseen = false

  mine = $derived(this.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat))
  // The seat I look and act from; null for a spectator.
  seat = $derived<Seat | null>(this.mine.find((seat) => this.moves[seat]?.length) ?? this.mine.find((seat) => seat === this.view.me) ?? this.mine[0] ?? null)
  // The seat whose side is shown large: mine, or for a spectator the one that acts, or has won.
  home = $derived<Seat>(this.seat ?? (this.view.actor as Seat | null | undefined) ?? this.table.ranking?.[0] ?? 0)
  // The others, in the order in which they sit after that one.
  rivals = $derived.by<Seat[]>(() => {
    const count = this.table.seats.length
    return Array.from({ length: count - 1 }, (_, place) => (this.home + place + 1) % count)
  })
  legal = $derived<Move[]>(this.seat === null ? [] : (this.moves[this.seat] ?? []))
  myTurn = $derived(this.legal.length > 0)
  over = $derived(this.table.status === 'over')
  fitting = $derived(this.legal.filter((move) => fits(move, this.picked)))
  aimed = $derived(Object.keys(this.picked).some((part) => !this.game.payment.includes(part)))
  // The different things the picked parts can still mean, each with its ways to pay, cheapest first.
  groups = $derived.by(() => this.grouped(this.fitting))
  candidate = $derived.by<Move | null>(() => {
    if (!this.aimed || this.groups.length !== 1) return null
    const ways = this.groups[0]!
    return ways.find((move) => move.move === this.preferred) ?? ways[0]!
  })
  choices = $derived.by<Move[]>(() => {
    const target = Object.keys(this.picked).some((part) => this.game.targets.includes(part))
    return target && this.groups.length > 1 && !this.onTable() ? this.groups.map((ways) => ways[0]!) : []
  })
  ending = $derived<Move | undefined>(this.legal.find((move) => this.game.endsTurn(move)))
  // What the others did since my last decision.
  missed = $derived.by<GameEvent[]>(() => {
    if (!this.mine.length || this.over) return []
    return this.events.filter((event) => event.n >= this.caughtUp && event.move > 0 && !this.isMine(event))
  })
  // Whether there is anybody whose points I may see before the end; those of the table, not of what is planned.
  canReckon = $derived.by(() => {
    const running = this.wire !== null && !this.sketched && this.table.status === 'playing' && !this.table.frozen
    return running && this.table.scores.some((_, seat) => this.showsScore(seat))
  })
  undoable = $derived<Undoable[]>(this.seat === null ? [] : (this.undo[this.seat] ?? []))

  constructor(
    readonly game: GameModule,
    readonly catalogue: unknown,
    table: Table,
    private readonly wire: ((wish: Wish) => Promise<Reply>) | null = null,
    // Only planned: a turn that has not come, on a copy of the table that nobody else has.
    readonly sketched = false,
    now: Play | null = null,
  ) {
    this.table = table
    this.now = now ?? this
    this.adviser = new Adviser(this, wire)
  }

  // ---------------------------------------------------------------- who is who

  nameOf(seat: Seat): string {
    if (this.mine.length === 1 && this.mine[0] === seat) return say('player-you')
    const name = this.givenName(seat)
    // Bots of one sort, or people of one name, are told apart by their seat.
    const shared = this.table.seats.some((other) => other.seat !== seat && this.givenName(other.seat) === name)
    return shared ? say('name-numbered', { name, number: seat + 1 }) : name
  }

  // In teams: with what they are to whoever looks.
  nameWithRole(seat: Seat): string {
    const role = this.game.role?.(seat, this)
    return role ? say('name-role', { name: this.nameOf(seat), role }) : this.nameOf(seat)
  }

  private givenName(seat: Seat): string {
    const sitting = this.table.seats[seat]
    const automa = sitting ? null : this.game.automa?.(seat, this.view)
    if (automa) return automa
    if (sitting?.kind === 'bot') {
      const bot = sitting.bot ?? sitting.name
      return known(`bot-${bot}`) ? say(`bot-${bot}`) : bot
    }
    return sitting?.name || say(`player-${seat}`)
  }

  // Partners have their points together.
  showsScore(...seats: Seat[]): boolean {
    return showsScore(seats.some((seat) => this.mine.includes(seat)), this.table)
  }

  isYou(seat: Seat | undefined): boolean {
    return this.mine.length === 1 && this.mine[0] === seat
  }

  // ---------------------------------------------------------------- what the server says

  receive(message: FromServer): void {
    if (message.t === 'chat') this.chat = [...this.chat, message]
    if (message.t === 'presence') this.presence(message.here, message.absent, message.watchers, message.clocks)
    if (message.t === 'state') this.replace(message)
  }

  private presence(here: Seat[], absent: Seat[], watchers: number, clocks: Clocks | null = null): void {
    heard(clocks)
    this.watchers = watchers
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      here: seat.kind === 'bot' || here.includes(seat.seat),
      absent: absent.includes(seat.seat),
    }))
    this.table = { ...this.table, seats, clocks }
  }

  private replace(state: StateMessage): void {
    const whole = state.chat !== undefined
    const known = whole ? [] : this.events.filter((event) => event.n < state.first)
    const undisturbed = !whole && this.undisturbed(state)
    if (!this.sketched) heard(state.table.clocks)
    this.table = state.table
    this.view = state.view ?? {}
    this.moves = state.moves
    this.ahead = state.ahead
    this.undo = state.undo ?? {}
    this.barrier = state.barrier ?? null
    this.request = state.request
    this.declined = state.declined ?? null
    this.version = state.v
    this.events = [...known, ...state.events]
    if (state.chat) this.chat = state.chat
    this.taken = state.taken ?? []
    if (undisturbed) this.look()
    else this.drop()
    if (whole) this.recall()
    if (whole) this.changed = this.touchedSince(this.events, this.lastMine())
    else this.noteChanges(state.events)
    this.catchUp(whole)
    this.noteNewest()
    void this.foreseeEnd()
  }

  // While several choose at once, what another has chosen changes nothing for me.
  private undisturbed(state: StateMessage): boolean {
    const own = this.sending || state.v === this.done
    if (own || !this.game.secret(this.view) || !this.game.secret(state.view ?? {})) return false
    const mine = this.seat === null ? [] : (state.moves[this.seat] ?? [])
    return mine.length === this.legal.length && mine.every((move, index) => move.move === this.legal[index]!.move)
  }

  // What my own decision led to I have seen, unless a plan made it. A page that comes back knows its last decision from the events.
  private catchUp(whole: boolean): void {
    const end = (this.events.at(-1)?.n ?? -1) + 1
    const last = this.lastMine()
    const mine = this.events.length > 0 && this.isMine(this.events.at(-1)!)
    if (!this.unseen && (this.version === this.done || mine)) this.caughtUp = end
    else if (whole) this.caughtUp = (this.events.findLast((event) => event.move <= last)?.n ?? -1) + 1
    else this.caughtUp = Math.min(this.caughtUp, end)
  }

  // The last decision of somebody else that touched anything.
  private noteNewest(): void {
    const theirs = this.missed.filter((event) => event.seat !== undefined)
    const last = theirs.findLast((event) => this.game.touches(event, this.view).length)
    const events = theirs.filter((event) => event.move === last?.move && event.seat === last.seat)
    this.newest = new Set(events.flatMap((event) => this.game.touches(event, this.view)))
  }

  private isMine(event: GameEvent): boolean {
    return event.seat !== undefined && this.mine.includes(event.seat)
  }

  // Everything others did lights up until my first input of the next turn.
  private noteChanges(fresh: GameEvent[]): void {
    const theirs = fresh.filter((event) => !this.isMine(event))
    if (!theirs.length) return
    this.changed = new Set([...this.changed, ...theirs.flatMap((event) => this.game.touches(event, this.view))])
  }

  private lastMine(): number {
    return this.events.findLast((event) => this.isMine(event))?.move ?? -1
  }

  private touchedSince(events: GameEvent[], move: number): Set<string> {
    if (!this.mine.length) return new Set()
    const later = events.filter((event) => event.move > move && event.move > 0)
    return new Set(later.flatMap((event) => this.game.touches(event, this.view)))
  }

  // ---------------------------------------------------------------- picking

  private grouped(moves: Move[]): Move[][] {
    const groups = new Map<string, Move[]>()
    for (const move of moves) {
      const parts = Object.entries(move).filter(([part]) => part !== 'move' && !this.game.payment.includes(part))
      const key = JSON.stringify(parts)
      groups.set(key, [...(groups.get(key) ?? []), move])
    }
    return [...groups.values()].map((ways) => ways.toSorted((a, b) => this.game.cost(a) - this.game.cost(b)))
  }

  // Whether the moves that are left differ only in a place, which is picked on the table.
  private onTable(): boolean {
    const [first, ...others] = this.groups.map((ways) => ways[0]!)
    const parts = Object.keys(first ?? {}).filter((part) => part !== 'move' && !this.game.payment.includes(part))
    const open = parts.filter((part) => others.some((move) => move[part] !== first![part]))
    return open.length > 0 && open.every((part) => this.game.places.includes(part))
  }

  // The cheapest legal way to these parts, beside what else is picked; null if there is none.
  reach(parts: Parts): Move | null {
    const rest = Object.fromEntries(Object.entries(this.picked).filter(([part]) => !(part in parts)))
    const ways = this.legal.filter((move) => fits(move, parts) && fits(move, rest))
    return ways.toSorted((a, b) => this.game.cost(a) - this.game.cost(b))[0] ?? null
  }

  // The same, but only where the settings want it shown.
  shown(parts: Parts): Move | null {
    if (settings.targets === 'none') return null
    if (settings.targets === 'selected' && !Object.keys(this.picked).length) return null
    return this.reach(parts)
  }

  isPicked(parts: Parts): boolean {
    return Object.entries(parts).every(([part, value]) => this.picked[part] === value)
  }

  // Pick a piece: narrows the legal moves if it can, starts over if it cannot; a second pick of the same target commits.
  pick(parts: Parts, anchor: string, attempt: string | null = null): void {
    this.touch()
    if (this.candidate && this.anchor === anchor) {
      void this.commit()
      return
    }
    const payment = Object.fromEntries(Object.entries(this.picked).filter(([part]) => this.game.payment.includes(part)))
    for (const kept of [this.picked, payment, {}]) {
      const next = { ...kept, ...parts }
      if (this.legal.some((move) => fits(move, next))) {
        this.picked = next
        this.anchor = anchor
        this.preferred = null
        this.look()
        return
      }
    }
    if (attempt) void this.why(attempt, anchor)
  }

  // Dice and stored pieces go off again when picked twice.
  toggle(parts: Parts, anchor: string, attempt: string | null = null): void {
    if (!this.isPicked(parts)) {
      this.pick(parts, anchor, attempt)
      return
    }
    this.touch()
    this.picked = Object.fromEntries(Object.entries(this.picked).filter(([part]) => !(part in parts)))
    this.anchor = null
    this.look()
  }

  // Show a move as if it had been picked.
  suggest(move: Move): void {
    this.touch()
    this.drop()
    this.choose(move)
  }

  choose(move: Move): void {
    const parts = Object.entries(move).filter(([part]) => part !== 'move' && part !== 'verb' && !this.game.payment.includes(part))
    this.picked = { ...Object.fromEntries(parts), verb: move.verb } as Parts
    this.preferred = move.move
    this.look()
  }

  prefer(move: Move): void {
    this.preferred = move.move
    this.look()
  }

  clear(): void {
    this.drop()
    this.look()
  }

  private drop(): void {
    this.picked = {}
    this.anchor = null
    this.preferred = null
    this.bubble = null
    this.foreseen = null
    this.adviser.given = null
  }

  // What was half picked before a reload or a lost connection, if it still means something.
  private recall(): void {
    const before = this.wire && !this.sketched && this.seat !== null ? kept(this.table.id, this.seat, this.version) : null
    if (!before || !this.legal.some((move) => fits(move, before.picked))) return
    this.picked = before.picked
    this.anchor = before.anchor
    this.preferred = before.preferred
    this.look()
  }

  private touch(): void {
    this.bubble = null
    if (!this.myTurn) return
    if (this.changed.size) this.changed = new Set()
    if (this.newest.size) this.newest = new Set()
  }

  // ---------------------------------------------------------------- asking and acting

  private look(): void {
    const { version, picked, anchor, preferred } = this
    if (this.seat !== null && !this.sketched) keep(this.table.id, this.seat, { version, picked, anchor, preferred })
    const move = this.candidate
    this.foreseen = null
    if (move) void this.foresee(move)
  }

  private async foresee(move: Move): Promise<void> {
    if (!this.wire || this.seat === null) return
    const reply = await this.wire({ t: 'ask', what: 'preview', seat: this.seat, move: move.move })
    if (reply.t === 'answer' && reply.events && this.candidate?.move === move.move) {
      this.foreseen = { move: move.move, events: reply.events, closes: reply.closes ?? false }
      // Who did not pick a piece, but was given the move, sees it beside the first one that it touches.
      this.anchor ??= reply.events.flatMap((event) => this.game.touches(event, this.view))[0] ?? `button-${move.verb}`
    }
  }

  private async foreseeEnd(): Promise<void> {
    const [end, version] = [this.ending, this.version]
    this.endCloses = false
    const closes = end ? await this.closing(end) : false
    if (this.version === version) this.endCloses = closes
  }

  async reckon(): Promise<void> {
    const version = this.version
    const reply = await this.wire?.({ t: 'ask', what: 'score' })
    if (reply?.t === 'answer' && reply.score && this.version === version) this.reckoning = reply.score
  }

  async why(attempt: string, anchor: string | null): Promise<void> {
    if (!this.wire || this.seat === null) return
    const reply = await this.wire({ t: 'ask', what: 'why', seat: this.seat, move: attempt })
    if (reply.t !== 'answer' || !reply.why) return
    this.bubble = { kind: 'why', anchor, said: reply.why.said, rule: ruleOf(reply.why), book: reply.why.book_said ?? '' }
  }

  async commit(): Promise<void> {
    if (this.candidate) await this.act(this.candidate)
  }

  // Whether it was done. `unseen`: not by me but by my plan, while I may not have looked.
  async act(move: Move, unseen = false): Promise<boolean> {
    this.unseen = unseen
    return this.seat !== null && (await this.ask({ t: 'act', v: this.version, seat: this.seat, move: move.move }))
  }

  // What one click does. Whoever wants a warning sees first what could not be taken back, and says so once more.
  async actAtOnce(move: Move, anchor: string): Promise<void> {
    if (settings.warn && (await this.closing(move))) {
      this.touch()
      this.choose(move)
      this.anchor = anchor
    } else {
      await this.act(move)
    }
  }

  private async closing(move: Move): Promise<boolean> {
    if (!this.wire || this.seat === null) return false
    const reply = await this.wire({ t: 'ask', what: 'preview', seat: this.seat, move: move.move })
    return reply.t === 'answer' && (reply.closes ?? false)
  }

  async takeBack(count: number): Promise<void> {
    if (this.seat !== null) await this.ask({ t: 'undo', v: this.version, seat: this.seat, count })
  }

  async askTakeback(moves: number): Promise<void> {
    if (this.seat !== null) await this.ask({ t: 'takeback', v: this.version, seat: this.seat, moves })
  }

  async vote(seat: Seat, yes: boolean): Promise<void> {
    await this.ask({ t: 'vote', seat, yes })
  }

  async tellAll(text: string): Promise<void> {
    await this.wire?.({ t: 'chat', text })
  }

  // One change at a time: a second click while the first is on its way does nothing.
  private async ask(wish: Wish): Promise<boolean> {
    if (!this.wire || this.sending) return false
    this.sending = true
    const reply = await this.wire(wish)
    this.sending = false
    if (reply.t === 'ack') this.done = reply.v
    if (reply.t === 'refused') this.bubble = { kind: 'error', anchor: this.anchor, said: reply.said, rule: '' }
    return reply.t === 'ack'
  }
}

function ruleOf(why: Refusal): string {
  return why.rule_said ?? say(`rule-${why.rule.replaceAll('.', '-')}`)
}
