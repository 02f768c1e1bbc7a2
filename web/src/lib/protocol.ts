// The wire between page and server, as docs/protocol.md says it. Nothing here names a game.

export type Seat = number

export interface Me {
  id: string
  name: string
  account: string | null
  language: string
}

export interface OptionSchema {
  type?: string
  enum?: unknown[]
  anyOf?: OptionSchema[]
  items?: OptionSchema
  default?: unknown
  minimum?: number
  maximum?: number
  // With how many seats it is for, what makes no sense beside it, what it is shown with, in which form it is written.
  seats?: number[]
  excludes?: string[]
  group?: string
  file?: string
  expansion?: boolean
  // How many decisions a game has without it and with it, as measured.
  decisions?: [number, number]
  // Which values fit when: the first case that holds counts.
  cases?: OptionCase[]
}

export interface OptionCase {
  seats?: number[]
  with?: string
  enum: unknown[]
  default: unknown
  // How many values a list of them has, where not one for each seat.
  each?: number
}

export interface BotInfo {
  name: string
  title: string
  about: string
  strength?: number | null
}

export interface GameInfo {
  name: string
  seats: number[]
  options: { properties: Record<string, OptionSchema> }
  bots: BotInfo[]
}

export interface TableSeat {
  seat: Seat
  kind: 'human' | 'open' | 'bot'
  name: string
  bot?: string | null
  mine: boolean
  here: boolean
  left: boolean
  // Away for so long that a bot may stand in.
  absent: boolean
  // A bot plays here for me, and I may have the seat back.
  back?: boolean
  invite?: string | null
}

export interface After {
  table: string
  moment: number
}

// How much time people have, in seconds: at first and at most, and what comes back with each turn.
export interface Pace {
  bank: number
  extra: number
}

// How many milliseconds each seat had left at a moment of the server's time, and whose clocks run.
export interface Clocks {
  at: number
  left: (number | null)[]
  running: Seat[]
}

export interface Table {
  id: string
  game: string
  options: Record<string, unknown>
  title: string
  listed: boolean
  // The host wants no points shown before the end.
  hide_scores: boolean
  status: 'open' | 'playing' | 'over'
  created: string | number
  touched: string | number
  host: boolean
  seats: TableSeat[]
  version: number
  actors: Seat[]
  scores: number[]
  ranking: Seat[] | null
  commitment: string
  seed: string | null
  rematch: string | null
  // The moment of a finished game from which this one goes on.
  after: After | null
  // Whether a bot may advise whoever asks.
  hints: boolean
  // Of other rules: it can only be looked at.
  frozen: boolean
  // null where there are no clocks.
  pace: Pace | null
  clocks: Clocks | null
}

export type WantedSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string }

export interface WantedTable {
  game: string
  options: Record<string, unknown>
  seats: WantedSeat[]
  title?: string
  listed: boolean
  after?: After
  hints?: boolean
  hide_scores?: boolean
  pace?: Pace
}

// A legal move: its notation, its verb and its parts by name. Which parts there are is the game's business.
export type Part = string | number | boolean | null
export interface Move {
  move: string
  verb: string
  [part: string]: Part | undefined
}

export interface GameEvent {
  event: string
  seat?: Seat
  n: number
  move: number
  [detail: string]: unknown
}

export interface Refusal {
  reason: string
  rule: string
  short?: Record<string, number>
  said: string
  rule_said?: string
  // The page of the rulebook on which the rule stands.
  page?: number | null
  book_said?: string | null
}

export interface Undoable {
  move: string
}

// Whose request fell last, and who did not want it.
export interface Declined {
  by: Seat
  seat: Seat
}

export interface TakebackRequest {
  by: Seat
  moves: number
  yes: Seat[]
  waiting: Seat[]
}

export interface ChatLine {
  name: string
  seat: Seat | null
  text: string
  at: string | number
}

export type ToServer =
  | { t: 'act'; id: string; v: number; seat: Seat; move: string }
  | { t: 'undo'; id: string; v: number; seat: Seat; count: number }
  | { t: 'ask'; id: string; what: 'why' | 'preview'; seat: Seat; move: string; after?: string[] }
  | { t: 'ask'; id: string; what: 'look' | 'trace'; seat: Seat; after: string[] }
  | { t: 'ask'; id: string; what: 'hint'; seat: Seat }
  | { t: 'ask'; id: string; what: 'score' }
  | { t: 'chat'; id: string; text: string }
  | { t: 'takeback'; id: string; v: number; seat: Seat; moves: number }
  | { t: 'vote'; id: string; seat: Seat; yes: boolean }

// What a caller says; the socket adds the id.
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Wish = WithoutId<ToServer>

export interface StateMessage {
  t: 'state'
  seq: number
  v: number
  table: Table
  // null while the table is open
  view: Record<string, unknown> | null
  moves: Record<string, Move[]>
  // Those of my seats that wait and can plan their next turn.
  ahead: Seat[]
  events: GameEvent[]
  first: number
  undo: Record<string, Undoable[]>
  barrier?: string | null
  request: TakebackRequest | null
  declined?: Declined | null
  chat?: ChatLine[]
  // All decisions of a frozen table.
  taken?: Taken[]
}

export interface Taken {
  seat: Seat
  move: string
}

export interface Ack {
  t: 'ack'
  id: string
  v: number
}

export interface Refused {
  t: 'refused'
  id: string
  error: string
  said: string
  rule?: string
  short?: Record<string, number>
  v: number
}

export interface Answer {
  t: 'answer'
  id: string
  why?: Refusal | null
  events?: GameEvent[]
  // New information would come out: there is no way back from it.
  closes?: boolean
  // The move that this bot would make.
  hint?: string
  bot?: string
  // What a planned turn looks like, and what may be done in it.
  view?: Record<string, unknown>
  moves?: Move[]
  // What each planned decision would bring, as far as they are legal.
  brings?: GameEvent[][]
  score?: Reckoning
}

// The points if the game ended now, by seat and source.
export interface Reckoning {
  points: Record<string, number>[]
  totals: number[]
  ranking: Seat[]
}

export type Reply = Ack | Refused | Answer

export type FromServer =
  | StateMessage
  | Reply
  | ({ t: 'chat'; seq: number } & ChatLine)
  | { t: 'presence'; seq: number; here: Seat[]; absent: Seat[]; watchers: number; clocks?: Clocks }
  | { t: 'pong' }
  | { t: 'bye'; error: string }

// From some moment of a finished game, played on by bots; by seat, with a rival that plays by rules as in `scores`.
export interface Chances {
  moment: number
  // 0 at the end, where nothing is open.
  games: number
  chances: number[]
  // Their 95 % interval.
  low: number[]
  high: number[]
  points: number[]
}

// A decision, and what the bot would have done instead.
export interface Costly {
  moment: number
  seat: Seat
  played: Move
  better: Move
  loss: number
}

export interface Analysis {
  bot: string
  games: number
  moments: Chances[]
  costly: Costly[]
  habits: { seat: Seat; decisions: number; same: number; loss: number }[]
}

export interface AnalysisState {
  status: 'none' | 'waiting' | 'running' | 'done' | 'failed'
  progress: number
  analysis: Analysis | null
}

export interface Moment {
  n: number
  count: number
  view: Record<string, unknown>
  events: GameEvent[]
  move: string | null
  seat: Seat | null
}
