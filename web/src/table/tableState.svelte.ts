// State of the table as the server sent it last, and what follows from it: my seats, my legal moves, my undo list.

import type { GameModule, View } from '../games/types'
import type {
  ChatLine,
  Clocks,
  Declined,
  Lesson,
  LoggedEvent,
  Move,
  Puzzle,
  Seat,
  StateMessage,
  Table,
  Taken,
  TakebackRequest,
  Undoable,
} from '../lib/protocol'

export class TableState {
  table = $state.raw<Table>()!
  view = $state.raw<View>({})
  events = $state.raw<LoggedEvent[]>([])
  // What a guided game says now.
  lesson = $state.raw<Lesson | null>(null)
  // The puzzle that the table is for, and where it stands.
  puzzle = $state.raw<Puzzle | null>(null)
  moves = $state.raw<Record<string, Move[]>>({})
  // Those of my seats that can plan their next turn.
  planningSeats = $state.raw<Seat[]>([])
  // What closed the way back, where undo stops.
  barrier = $state<string | null>(null)
  takebackRequest = $state.raw<TakebackRequest | null>(null)
  declinedTakeback = $state.raw<Declined | null>(null)
  chat = $state.raw<ChatLine[]>([])
  watchers = $state(0)
  botsBusy = $state(false) // whether a bot of this table has waited long for its turn
  version = $state(0)
  // All decisions of a table that can only be looked at.
  decisions = $state.raw<Taken[]>([])
  private undo = $state.raw<Record<string, Undoable[]>>({})

  // The seat through whose eyes a finished game is seen again; null: one's own.
  eyes = $state<Seat | null>(null)
  mine = $derived(this.table.seats.filter(({ mine, seat }) => mine && (this.eyes === null || seat === this.eyes)).map((seat) => seat.seat))
  // The seat I look and act from; null for a spectator.
  seat = $derived<Seat | null>(
    this.eyes ?? this.mine.find((seat) => this.moves[seat]?.length) ?? this.mine.find((seat) => seat === this.view.me) ?? this.mine[0] ?? null,
  )
  // The seat whose side is shown large: mine, or for a spectator the one that acts, or has won.
  home = $derived<Seat>(this.seat ?? (this.view.actor as Seat | null | undefined) ?? this.table.ranking?.[0] ?? 0)
  // The others, in the order in which they sit after that one.
  rivals = $derived.by<Seat[]>(() => {
    const count = this.table.seats.length
    return Array.from({ length: count - 1 }, (_, place) => (this.home + place + 1) % count)
  })
  legal = $derived<Move[]>(this.legalIn(this.moves))
  myTurn = $derived(this.legal.length > 0)
  over = $derived(this.table.status === 'over')
  // The move that ends my turn, if it is legal now.
  ending = $derived<Move | undefined>(this.legal.find((move) => this.game.endsTurn(move, this.view)))
  undoable = $derived<Undoable[]>(this.seat === null ? [] : (this.undo[this.seat] ?? []))

  constructor(
    private readonly game: GameModule,
    table: Table,
  ) {
    this.table = table
  }

  isMine(event: LoggedEvent): boolean {
    return event.seat !== undefined && this.mine.includes(event.seat)
  }

  isYou(seat: Seat | undefined): boolean {
    return this.mine.length === 1 && this.mine[0] === seat
  }

  // The number of the last decision that I made; -1 before the first.
  lastDecision(): number {
    return this.events.findLast((event) => this.isMine(event))?.move ?? -1
  }

  // A message with the whole story replaces all events, any other those from its first one on.
  replace(message: StateMessage): void {
    const earlier = isWhole(message) ? [] : this.events.filter((event) => event.n < message.first)
    this.table = message.table
    this.view = message.view ?? {}
    this.moves = message.moves
    this.planningSeats = message.ahead
    this.undo = message.undo ?? {}
    this.barrier = message.barrier ?? null
    this.takebackRequest = message.request
    this.declinedTakeback = message.declined ?? null
    this.lesson = message.lesson ?? null
    this.puzzle = message.puzzle ?? null
    this.version = message.v
    this.events = [...earlier, ...message.events]
    if (message.chat) this.chat = message.chat
    this.decisions = message.taken ?? []
  }

  // Show an earlier moment: how it looked, and what had happened by then.
  showMoment(table: Table, view: View, events: LoggedEvent[], eyes: Seat | null = null): void {
    this.table = table
    this.eyes = eyes
    this.view = view
    this.events = events
  }

  addChat(line: ChatLine): void {
    this.chat = [...this.chat, line]
  }

  setPresence(here: Seat[], absent: Seat[], watchers: number, clocks: Clocks | null): void {
    this.watchers = watchers
    const seats = this.table.seats.map((seat) => ({
      ...seat,
      here: seat.kind === 'bot' || here.includes(seat.seat),
      absent: absent.includes(seat.seat),
    }))
    this.table = { ...this.table, seats, clocks }
  }

  // While several choose at once, what another has chosen changes nothing for me.
  leavesMyChoice(message: StateMessage): boolean {
    if (isWhole(message) || !this.game.secret(this.view) || !this.game.secret(message.view ?? {})) return false
    const next = this.legalIn(message.moves)
    return next.length === this.legal.length && next.every((move, index) => move.move === this.legal[index]!.move)
  }

  private legalIn(moves: Record<string, Move[]>): Move[] {
    return this.seat === null ? [] : (moves[this.seat] ?? [])
  }
}

// A page that has just been opened or comes back gets everything, with the chat.
export const isWhole = (message: StateMessage): boolean => message.chat !== undefined
