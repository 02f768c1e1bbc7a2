// What `src/crenel/games/great_wall/view.py` sends.

export type Resource = 'wood' | 'stone' | 'gold' | 'chi'
export type Soldier = 'spearman' | 'archer' | 'horseman'
export type SectionName = 'left' | 'middle' | 'right'
export type CardKind = 'general' | 'advisor' | 'tactic' | 'horde' | 'artifact' | 'command' | 'solo'
export type Counts = Partial<Record<string, number>>

export const RESOURCES: Resource[] = ['wood', 'stone', 'gold', 'chi']
export const SOLDIERS: Soldier[] = ['spearman', 'archer', 'horseman']
export const BUILDING: Resource[] = ['wood', 'stone', 'gold']

export interface Forecast {
  power: number
  defence: number
  breach: boolean
}

export interface HordeView {
  horde: string
  card: string
  // By spot: `wound`, `spearman 1`, `horseman 0 right` at his first half.
  cover: Record<string, string>
  open: number
  power: number
  without: Forecast
}

export interface Section extends Forecast {
  section: SectionName
  wall: number
  wall_defence: number
  next_cost: number | null
  barricades: number
  barricade_defence: number
  halved: number
  firing_free: number
  // The one at the wall first.
  hordes: HordeView[]
}

export interface Place {
  place: string
  slots: number | null
  clerks: Record<string, number>
  activates: boolean
  shame: boolean
}

export interface Clan {
  clan: number
  kind: 'player' | 'reed' | 'qin-jiushao'
  general: string | null
  active: string[]
  supporters: number
  clerks: { pool: number; reserve: number; at: Counts }
  soldiers: {
    pool: Counts
    shamed: Counts
    rest: Partial<Record<SectionName, Counts>>
    firing: Counts
    overseers: Record<string, { level: number; soldier: Soldier }>
  }
  commands_in_hand: number
  discarded: string[]
  tactics_in_hand: number
  claimed: { horde: string; shame: number }[]
  shames: number
  score: number
  honor: Record<string, number>
  stock: Record<Resource, number> | null
  tactics: string[] | null
  commands: string[] | null
  support: string[] | null
  ready: boolean | null
  dealt?: { generals: string[]; advisors: string[] }
  prices?: { advisor: number } & Record<Soldier, Counts>
  secret?: string | null
  command?: string | null
}

export interface Asking {
  step: string
  seat: number
  clan?: number
  section?: SectionName
  soldier?: Soldier | 'any'
  origin?: SectionName
  goal?: SectionName
  place?: string
  card?: string
  kind?: CardKind
  cost?: number
  count?: number
  left?: number
  fallen?: number[]
  ready?: number[]
  [detail: string]: unknown
}

export interface WallView {
  game: string
  seats: number
  me: number | null
  // A table's own cards, by kind, instead of those of the house.
  cards: Partial<Record<CardKind, Row[]>>
  over: boolean
  actor: number | null
  actors: number[]
  asking: Asking | null
  year: number
  years: { hordes: number; lethality: number }[]
  season: string
  active: number | null
  tea: number[]
  track: ({ clan: number; card: string } | null)[]
  resolving: { clan: number; card: string; box: number | null } | null
  sections: Section[]
  places: Place[]
  warehouse: Counts
  shame: { pool: number; of: number; out: number }
  artifacts: { artifact: string; now: number[] }[]
  row: string[]
  decks: {
    advisors: number
    tactics: number
    hordes: number
    next_section: SectionName | null
    tactics_discarded: string[]
    hordes_discarded: string[]
  }
  qin_track: string[]
  clans: Clan[]
  ranking: number[] | null
}

// A card's row of data. What may stand in it depends on its kind; texts.ts puts it into words.
export interface Row {
  name: string
  source: 'rulebook' | 'public' | 'house'
  [key: string]: unknown
}

export interface Catalogue {
  places: { name: string; produces?: Resource | null; overseer: { resource: Resource; cost: number[] } | null; shame: boolean }[]
  resources: Resource[]
  soldiers: Record<Soldier, Counts>
  sections: SectionName[]
  wall: { cost: number[]; defence: number[]; firing_spots: number[]; source: string }
  numbers: Record<string, number>
  generals: Record<string, Row>
  advisors: Record<string, Row>
  tactics: Record<string, Row>
  hordes: Record<string, Row & { power: number; honor: number; spots: string[] }>
  artifacts: Record<string, Row>
  commands: Record<string, Row & { boxes: Record<string, unknown>[] }>
  solo: Record<string, Row & { do: Record<string, number>[] }>
  sources: string[]
  // By rule: the page of the rulebook.
  pages?: Record<string, number>
}
