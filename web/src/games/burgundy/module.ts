// What a module (an expansion or a mode) of The Castles of Burgundy adds to the page. All but the first three members are
// optional: the base asks the modules that take part and shows what they answer.

import type { Component } from 'svelte'
import type { GameEvent, Move, Part, Seat } from '../../lib/protocol'
import type { Details } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { Registry, type Switched } from '../registry'
import type { Course, EndSheet, Flight, GlossaryEntry, Side, TipText, Told } from '../types'
import type { Spot } from './shape'
import type { BurgundyView, Catalogue, Cell, Depot, Duchy, Kind, TileKind, TileRow } from './types'

// The places where a module may put a component, with what the component is told beside `play`.
export interface SlotProps {
  // In the drawing of the depots: on a numbered depot (112 by 132); beside all of them, in a drawing so high.
  onDepot: { depot: Depot }
  besideDepots: { height: number }
  // In the drawing of a duchy: around its hexes; on a tile of it, around 0,0; on the hex that is picked.
  onMap: { seat: Seat; spots: Spot[]; radius: number; live: boolean }
  onTile: { seat: Seat; cell: Cell; radius: number; tiny: boolean }
  onPickedHex: { radius: number }
  // My own side, from top to bottom. What stands for the storage replaces it.
  aboveMap: { seat: Seat }
  belowMap: { seat: Seat }
  storage: { seat: Seat }
  // The panel of somebody else, instead of the usual one.
  rival: { seat: Seat }
  // In the panel of a duchy; in the line of one of several who share a duchy.
  rivalPieces: { seat: Seat }
  builderLine: { seat: Seat }
  // Any duchy, large: below its map, once for each who builds there; rows of the list of facts.
  belowLargeMap: { seat: Seat; named: boolean }
  pointFacts: { seat: Seat }
  powerFacts: { seat: Seat }
}

export type SlotName = keyof SlotProps
export type Slots = { [Name in SlotName]?: Component<{ play: Play } & SlotProps[Name]> }

// What the page must know of a tile beyond its name.
export interface TileFace {
  kind?: TileKind
  symbol?: string
  number?: string
  // A sign below the symbol.
  mark?: string
  // Where it is not the colour of its kind.
  colour?: string
  // The rule that tells what it does.
  rule?: string
  // How many there are, where that is not told by numbers: the key of a text.
  count?: string
}

export interface Verb {
  // What its notation names first.
  names?: 'tile' | 'good' | 'animal'
  // Offered above the map: a button for each such move, or one for the verb with this icon.
  answer?: boolean
  icon?: string
  // Answered by picking among my goods.
  goods?: boolean
  // Told among what can be done in a turn.
  inTurn?: boolean
}

// A piece that is on its way to a hex.
export interface Carried {
  piece: string
  anchor: string
  label: string
}

// A fact in the row below my map.
export interface Note {
  icon: string
  title: string
  // Said before the text where the icon says it.
  spoken?: string
  text: string
  gain?: string
  unit?: string
}

export interface HexTip {
  body?: string[]
  facts?: TipText['facts']
  rule?: string
}

export interface PageModule extends Switched<BurgundyView> {
  slots?: Slots
  // Symbols that its pieces refer to, and its pieces by the first word of their names.
  Art?: Component
  pieces?: Record<string, Component<{ piece: string }>>
  // Pieces that its sections of the rules show.
  rulePictures?: Record<string, string[]>
  tiles?: Record<string, TileFace>

  // Whose map shows what a seat builds; who builds on the same map; tiles that may be placed besides one's own; the key
  // space where such a tile lies.
  ownerOf?(view: BurgundyView, seat: Seat): Seat | undefined
  buildersOf?(view: BurgundyView, seat: Seat): Seat[] | undefined
  storedBeside?(duchy: Duchy): string[]
  keyOf?(view: BurgundyView, seat: Seat, tile: string): string | undefined
  // How a player is titled, and what is shown as the score: null for nothing.
  playerTitle?(play: Play, seat: Seat): string | undefined
  score?(play: Play, seat: Seat): { points: number; note: string } | null

  // Moves by their verbs; targets that are picked for them; what a button for a verb picks besides it.
  verbs?: Record<string, Verb>
  targets?: string[]
  offerParts?(verb: string, play: Play): Record<string, Part>
  carried?(play: Play): Carried | null
  askFacts?(play: Play): Details
  // A notation without what only this module writes into it.
  plainNotation?(words: string): string
  moveTitle?(move: Move, play: Play): string | undefined
  paid?(move: Move, play: Play): string | undefined
  pieceOf?(move: Move, play: Play): string | undefined
  // What a move does, told below its preview.
  effectTexts?(move: Move, play: Play): string[] | undefined

  // Events: told as decisions; not told in a preview, where the move itself says it; whose points another event tells.
  heads?: string[]
  foreseen?: string[]
  uncounted?: string[]
  // Details of events that are points besides `points`.
  pointDetails?: string[]
  details?(event: GameEvent, play: Play): Details
  // Null where it is told by another line.
  tell?(event: GameEvent, play: Play): Told | null | undefined
  touches?(event: GameEvent, view: BurgundyView): string[] | undefined
  flight?(event: GameEvent, play: Play): Flight | null | undefined
  // Steps in which a tile goes to a duchy without being stored.
  straightSteps?: string[]
  // Steps in which one acts with the white die.
  whiteDieSteps?: string[]

  // What else picking a hex may mean; what else is said of it.
  hexParts?(play: Play, seat: Seat, cell: string, tile: string | undefined): Record<string, Part>[]
  hexLabel?(play: Play, seat: Seat, cell: string): string[]
  hexTip?(play: Play, seat: Seat, cell: string): HexTip | undefined
  // Room below a map, in radii of a hex; how many pieces of its own lie on a depot.
  roomBelow?(duchy: Duchy): number
  piecesOn?(view: BurgundyView, depot: number): number
  notes?(play: Play, seat: Seat): Note[]
  // What covering a colour brings, where that is no bonus tile.
  colourTip?(kind: Kind): string

  // The names of the numbers in effects of tiles; texts of a tile with no usual effect.
  effectNumbers?: Record<string, string>
  tileTexts?(row: TileRow): string[] | undefined
  // Sources of points, with their icons.
  sources?(catalogue: Catalogue): string[]
  sourceIcons?: Record<string, string>
  glossary?(catalogue: Catalogue): GlossaryEntry[]

  // The end, and what the shell asks of a game.
  sides?(play: Play): Side[] | null
  role?(seat: Seat, play: Play): string
  verdict?(play: Play): string | null
  course?(play: Play): Course | null
  Result?: EndSheet
}

export const registry = new Registry<BurgundyView, PageModule>()

export const activeIn = (play: Play): PageModule[] => registry.activeIn(play)
export const gather = <Answer>(play: Play, ask: (module: PageModule) => Answer[] | undefined): Answer[] => registry.gather(play, ask)
export const firstOf = <Answer>(play: Play, ask: (module: PageModule) => Answer | undefined): Answer | undefined => registry.firstOf(play, ask)

export const verbFacts = (verb: string): Verb => registry.find((module) => module.verbs?.[verb]) ?? {}
export const tileFace = (tile: string): TileFace => registry.find((module) => module.tiles?.[tile]) ?? {}
