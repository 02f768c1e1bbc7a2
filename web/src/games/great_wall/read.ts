// The view and the catalogue, typed; and small questions about them.

import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { View } from '../types'
import { cardFacts, clanKind, gather } from './module'
import { SOLDIERS, type Catalogue, type CardKind, type Clan, type HordeView, type Row, type Section, type SectionName, type WallView } from './types'

export const typed = (view: View): WallView => view as unknown as WallView
export const viewOf = (play: Play): WallView => typed(play.view)
export const catalogueOf = (play: Play): Catalogue => play.catalogue as Catalogue
export const clanOf = (play: Play, clan: number): Clan => viewOf(play).clans[clan]!
export const sectionOf = (play: Play, name: SectionName): Section => viewOf(play).sections.find((each) => each.section === name)!
// The horde of a row, from 1; rows before it may be empty.
export const hordeAt = (section: Section, row: number): HordeView | undefined => section.hordes.find((horde, index) => (horde.row ?? index + 1) === row)
export const stepOf = (play: Play): string => viewOf(play).asking?.step ?? ''

// Cards of the base by kind, in the order in which they are listed.
export const SHELVES = {
  horde: 'hordes',
  command: 'commands',
  general: 'generals',
  advisor: 'advisors',
  tactic: 'tactics',
  artifact: 'artifacts',
} as const satisfies Partial<Record<CardKind, keyof Catalogue>>

const isShelf = (kind: string): kind is keyof typeof SHELVES => kind in SHELVES

// All rows of a kind that the house has.
export function rowsOf(catalogue: Catalogue, kind: string): Record<string, Row> {
  return isShelf(kind) ? catalogue[SHELVES[kind]] : (cardFacts(kind)?.rows(catalogue) ?? {})
}

// A card's row: the table's own, or the house's.
export function rowOf(play: Play, kind: CardKind, name: string): Row {
  const own = viewOf(play).cards?.[kind]?.find((row) => row.name === name)
  return own ?? rowsOf(catalogueOf(play), kind)[name] ?? { name, source: 'house' }
}

export const isHouse = (play: Play, kind: CardKind, name: string): boolean => rowOf(play, kind, name).source === 'house'

// The seat whose side is shown as one's own: mine, or for a spectator the one that acts.
export function homeSeat(play: Play): number {
  const { actor, ranking, seats } = viewOf(play)
  return play.seat ?? actor ?? ranking?.find((clan) => clan < seats) ?? 0
}

export const clanName = (play: Play, clan: number): string => play.nameOf(clan)

// What a clan has before it.
export const areaName = (play: Play, clan: number): string => say('w-area', { you: play.isYou(clan) ? 'yes' : 'no', who: clanName(play, clan) })
// As the subject of a sentence, and as the owner of a piece: an automa's name may need an article or a case.
export const clanSubject = (play: Play, clan: number): string => automaName(clan, play.view, '.subject') ?? clanName(play, clan)
export const nameOfClan = (play: Play, clan: number): string => automaName(clan, play.view, '.of') ?? say('name-of', { name: clanName(play, clan) })

// The kinds of soldiers that a clan may have.
export const soldiersOf = (play: Play, clan: Clan): string[] => [...SOLDIERS, ...gather(play, (module) => module.soldiers?.(clan))]

// All kinds at the table, in the engine's order.
export const allKinds = (play: Play, clan: Clan): string[] => [...SOLDIERS, ...gather(play, (module) => module.kinds ?? module.soldiers?.(clan))]

// The kind of cards that a clan lays on the command track.
export const commandKind = (clan: Clan): CardKind => (clanKind(clan.kind)?.cards ?? 'command') as CardKind

// Automas have the numbers after the players'.
export function automaName(clan: number, view: View, form = ''): string | null {
  const kind = typed(view).clans?.[clan]?.kind
  if (!kind || kind === 'player') return null
  return say(`clan-${kind}${form}`)
}

// Whose pieces the one who decides moves now: his own, or an automa's.
export const movedClan = (play: Play): number => viewOf(play).asking?.clan ?? play.seat ?? -1

export const overseerLevel = (play: Play, clan: number, place: string): number => clanOf(play, clan).soldiers.overseers[place]?.level ?? 0

// How far the card on a space of the command track is.
export function trackState(view: WallView, space: number): 'done' | 'now' | 'waits' {
  const now = view.track.findIndex((card) => card !== null && card.clan === view.active)
  if (now < 0) return view.season === 'fall' ? 'waits' : 'done'
  return space < now ? 'done' : space === now ? 'now' : 'waits'
}
