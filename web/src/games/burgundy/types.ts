// What `src/crenel/games/burgundy/view.py` sends.

export type Kind = 'castle' | 'mine' | 'monastery' | 'ship' | 'pasture' | 'building'
// What a tile can be: of a kind of hex, or for any of them.
export type TileKind = Kind | 'wild'
export type GoodCounts = Record<string, number>

export interface Depot {
  depot: number
  spaces: { kind: Kind | 'black' | 'wild'; tile: string | null }[]
  goods: GoodCounts
}

export interface Die {
  value: number
  used: boolean
}

export interface Duchy {
  seat: number
  board: string
  tiles: Record<string, string>
  keys: string[]
  key_spaces: number
  goods: GoodCounts
  good_spaces: number
  sold: GoodCounts
  workers: number
  silver: number
  dice: Die[]
  bought: boolean
  bonuses: Record<string, 'large' | 'small'>
  bridge: number
  // How often a new bonus tile counts.
  bonus_factor: number
  // Points for a crate sold.
  sale: number
  // By area: what it pays by its size once it is complete.
  area_points: number[]
  score: number
  points: Record<string, number>
  ready?: boolean
  secret?: string
  // In the team game.
  team?: number
  partner?: number
  shared?: string[]
  shared_spaces?: number
  posts?: Posts
  route?: RouteSpace[]
  // By hex of a castle: the shield that hangs on it.
  shields?: Record<string, number>
  follows?: number | null
  turned?: boolean
  tax?: number
}

// The border posts of one player: how many are joined, which ones have a tile beside them, and the tiles between those joined.
export interface Posts {
  joined: number
  bonus: 'large' | 'small' | null
  reached: string[]
  linked: string[]
  roads: string[][]
}

// A space of a trade route: its colour, what a match pays, and what has been laid on it.
export interface RouteSpace {
  good: string
  bonus: string
  laid: string | null
}

export interface Asking {
  step: string
  kinds?: Kind[]
  depot?: number
  depots?: number[]
  space?: number
  points?: number
  left?: number
  shield?: number
  cell?: string
}

export interface BurgundyView {
  game: string
  seats: number
  me: number | null
  over: boolean
  actor: number | null
  actors: number[]
  asking: Asking | null
  phase: string | null
  round: number
  white: number
  order: number[]
  bridge: number[][]
  coming: string[]
  depots: Depot[]
  black: Depot
  bags: Record<Kind | 'black', number>
  bonuses: Record<Kind, ('small' | 'large')[]>
  // By tile in sight: what it would score by itself now, as far as that can be said.
  worth?: Record<string, number>
  sale: number
  bonus_points: { large: number; small: number }
  players: Duchy[]
  inns?: number
  posts?: { hexes: Record<string, [string, string]>; bonuses: ('small' | 'large')[]; pays: { two: number; three: number } }
  // By depot, the first one first: the shields on it.
  shields?: number[][]
  ranking: number[] | null
  // Boards that the table brought along.
  boards?: Record<string, Board>
  teams?: { seats: number[]; score: number }[]
  solo?: { counter: number; goal: number; won: boolean; rounds_left: number | null }
}

export interface Cell {
  cell: string
  kind: Kind
  number: number
  area: number
  row: number
  // Half hexes from the left.
  x: number
  near: string[]
}

export interface Board {
  name: string
  title: string
  family: string
  source: string
  start: string | null
  starts: string[]
  rivers: [string, string][]
  cells: Cell[]
}

export interface TileRow {
  kind: TileKind
  coloured: number
  black: number
  animal?: string
  count?: number
  joins?: boolean
  effect?: Record<string, unknown>
  source: string
}

export interface Catalogue {
  boards: Record<string, Board>
  tiles: Record<string, TileRow>
  kinds: Record<Kind, string>
  goods: Record<string, number>
  phases: Record<string, number>
  rounds: number
  last_phase: string
  area_points: number[]
  bridge: number
  black_price: number
  sources: string[]
  // By event and source: the details that are points.
  told_points: Record<string, Record<string, string[]>>
  solo: { goal: { least: number; most: number; start: number }; wild_price: number; sources: string[] }
  routes: { spaces: { good: string; bonus: string }[]; source: string }[]
  // By bonus of a trade route: the tile it works like.
  route_bonuses: Record<string, string>
  shields: Record<string, { points: number; effect: Record<string, unknown>; source: string }>
  // By rule: the page of the rulebook.
  pages?: Record<string, number>
}

export const KINDS: Kind[] = ['castle', 'mine', 'monastery', 'ship', 'pasture', 'building']
export const ANIMALS = ['sheep', 'cow', 'pig', 'goat', 'geese']

// What answers a finger around a piece: left, top, width and height.
export type Hit = [number, number, number, number]
