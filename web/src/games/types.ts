// What a game brings to the page. The shell and the table know a game only through this.

import type { Component } from 'svelte'
import type { GameEvent, Move, Seat } from '../lib/protocol'
import type { Book } from '../lib/rulebook'
import type { Play } from '../table/play.svelte'
import type { Origin } from '../table/scoreOrigins'

export type View = Record<string, unknown>

// A line of the story. `chapter` and `round` open a section; `head` is a decision, `effect` what followed, `with` how it was paid.
export interface Told {
  level: 'chapter' | 'round' | 'head' | 'effect' | 'with' | 'note'
  text: string
  // The same in a few words, where it follows from a decision.
  short?: string
  gain?: boolean
  // What closes the way back, told as the first line of a round.
  barrier?: string
  // A round from whose middle the game goes on: its chapter, and how many rounds of that lie before it.
  resumed?: { chapter: string; before: number }
}

export interface TipText {
  title: string
  kind?: string
  body: string[]
  facts: { label: string; text: string; gain?: boolean }[]
  // Where the rulebook explains it, and the rules reference.
  book?: Book
}

// A move that no piece on the table stands for: it gets a button in the status bar.
export interface MoveButton {
  move: Move
  label: string
  icon: string
  main?: boolean
  // Done with one click: nothing is to be seen beforehand.
  atOnce?: boolean
}

export interface GlossaryEntry {
  piece: string
  title: string
  kind: string
  body: string[]
  count: string
}

export interface Source {
  key: string
  icon: string
  label: string
}

export interface Flight {
  from: string
  to: string
  piece: string
}

// Counts that are the same for all games to show, but that only the game can read from its events.
export interface Figure {
  label: string
  values: string[]
}

// What chance brought, and beside it what it brings on average; '' where there is no such number.
export interface LuckRow {
  label: string
  values: string[]
  expected: string
}

export interface Luck {
  // By seat; and what fell to all alike, one value each.
  own: LuckRow[]
  shared: LuckRow[]
  note: string
}

// Players who win or lose together.
export interface Side {
  name: string
  seats: Seat[]
  score: number
}

export interface PreviewLine {
  text: string
  tone: 'gain' | 'cost' | 'then'
}

export interface Reaction {
  pass: Move
  own: boolean
}

// What the curve of a game counts, where not points.
export interface Course {
  title: string
  points(event: GameEvent): [Seat, number][]
}

// The sheet of the end, where it is not a table of points.
export type EndSheet = Component<{ play: Play; look: () => void }>

// What stands for a game where it is offered, without the rest of it: twelve pieces, and what they are drawn with.
export interface Cover {
  Art: Component
  Piece: Component<{ piece: string }>
  showcase: string[]
}

export interface GameModule {
  name: string
  // Symbols and patterns, drawn once on the page and used by all pieces.
  Art: Component
  // What all players share; my own side; a rival at a glance; any side, large, beside mine.
  SharedBoard: Component<{ play: Play }>
  MyBoard: Component<{ play: Play }>
  RivalPanel: Component<{ play: Play; seat: Seat }>
  PlayerDetails: Component<{ play: Play; seat: Seat }>
  // The whole table at once, for a game that does not fit into three columns of these.
  Table?: Component<{ play: Play }>
  // My dice (or what else one acts with), for the action bar on a phone.
  Hand: Component<{ play: Play }>
  // One piece by its name, as it lies on the table.
  Piece: Component<{ piece: string }>

  // Parts of a move that say how it is paid, and parts that name its target.
  payment: string[]
  targets: string[]
  // Parts that are picked on the table: as long as only they are open, nothing is asked in words.
  places: string[]
  cost(move: Move): number
  endsTurn(move: Move, view: View): boolean
  // What the button that ends a turn says, where it is not that.
  endWords?(view: View): string | null
  // Whether a turn as a whole is asked for now, and not an answer to something in it.
  inTurn(view: View): boolean

  // The name of somebody without a seat, whom the rules lead.
  automa?(seat: Seat, view: View): string | null
  // The sides of a game in teams, the winners first once it is over; and what somebody is to whoever looks.
  sides?(play: Play): Side[] | null
  role?(seat: Seat, play: Play): string
  prompt(play: Play): string
  buttons(play: Play): MoveButton[]
  moveName(notation: string): string
  moveTitle(move: Move, play: Play): string
  // Its verb alone, for the button that confirms it.
  moveVerb(move: Move): string
  // By whom: the one who plays here, if it does not say.
  paid(move: Move, play: Play, seat?: number): string
  pieceOf(move: Move, play: Play): string | null
  preview(events: GameEvent[], move: Move, play: Play): PreviewLine[]
  // Whether the table itself shows what the picked move would bring, with the button that does it: then no bubble does.
  tellsItself?(play: Play): boolean
  // Would this part of the duchy, wall, … be marked while the move is previewed?
  outline(events: GameEvent[]): string[]

  tell(event: GameEvent, play: Play): Told | null
  touches(event: GameEvent, view: View): string[]
  // Asked before the events change what is shown.
  flights(events: GameEvent[], play: Play): Flight[]
  rolls(events: GameEvent[]): boolean
  points(event: GameEvent): [Seat, number][]
  // The same by source, so that a number of the final sheet can be traced to what brought it.
  origins(event: GameEvent, play: Play): Origin[]
  // An optional reaction that is asked of me now, with the answer that lets it pass, and whether it is my own turn; and
  // the stretch of the game in which all of them may be let pass.
  reaction?(play: Play): Reaction | null
  stretch?(view: View): { key: string; name: string } | null
  // What the table waits for, where it is not for somebody who must decide.
  waiting?(play: Play): string | null
  // Whether the table still shows something of a game that is over, before its end is shown.
  lingers?(play: Play): boolean
  // Whether players hold what others may not see.
  hidesHands?: boolean
  // What a piece or place of the table is called when somebody points at it; null for what only its owner may see.
  targetName?(piece: string, play: Play): string | null
  // Whether nobody should point at anything now, because all choose in secret.
  hushed?(view: View): boolean
  // Whether the decision asked now is made in secret.
  secret(view: View): boolean

  chapters(catalogue: unknown): { name: string; rounds: number }[]
  sources(catalogue: unknown): Source[]
  breakdown(view: View, seat: Seat): Record<string, number>
  // What decided between equals; null where there is nobody to be equal with.
  tieBreak(play: Play): { label: string; values: number[]; text: string } | null
  result?(play: Play): EndSheet | null
  // How it ended, where that is not a matter of who has most points.
  verdict?(play: Play): string | null
  course?(play: Play): Course | null
  figures(play: Play): Figure[]
  luck(play: Play): Luck
  glossary(catalogue: unknown): GlossaryEntry[]
  // Pieces that are drawn in a section of the rules, by the names that the section gives its pictures.
  rulePictures?: Record<string, string[]>
  keys(): [string, string][]
  // Small marks on its pieces, for the legend in the help.
  marks?(): { Mark: Component; title: string; text: string }[]
  // Whether the key meant something here.
  hotkey(key: string, play: Play): boolean
}
