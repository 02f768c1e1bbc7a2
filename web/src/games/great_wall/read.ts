// The view and the catalogue, typed; and small questions about them.

import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { View } from '../types'
import type { Catalogue, CardKind, Clan, Row, Section, SectionName, WallView } from './types'

export const typed = (view: View): WallView => view as unknown as WallView
export const viewOf = (play: Play): WallView => typed(play.view)
export const catalogueOf = (play: Play): Catalogue => play.catalogue as Catalogue
export const clanOf = (play: Play, clan: number): Clan => viewOf(play).clans[clan]!
export const sectionOf = (play: Play, name: SectionName): Section => viewOf(play).sections.find((each) => each.section === name)!
export const stepOf = (play: Play): string => viewOf(play).asking?.step ?? ''

const SHELVES: Record<CardKind, Exclude<keyof Catalogue, 'numbers' | 'sources' | 'pages' | 'wall' | 'places' | 'resources' | 'soldiers' | 'sections'>> = {
  general: 'generals',
  advisor: 'advisors',
  tactic: 'tactics',
  horde: 'hordes',
  artifact: 'artifacts',
  command: 'commands',
  solo: 'solo',
}

// A card's row: the table's own, or the house's.
export function rowOf(play: Play, kind: CardKind, name: string): Row {
  const own = viewOf(play).cards?.[kind]?.find((row) => row.name === name)
  return own ?? catalogueOf(play)[SHELVES[kind]][name] ?? { name, source: 'house' }
}

export const isHouse = (play: Play, kind: CardKind, name: string): boolean => rowOf(play, kind, name).source === 'house'

// The seat whose side is shown as one's own: mine, or for a spectator the one that acts.
export function homeSeat(play: Play): number {
  const { actor, ranking, seats } = viewOf(play)
  return play.seat ?? actor ?? ranking?.find((clan) => clan < seats) ?? 0
}

export const clanName = (play: Play, clan: number): string => play.nameOf(clan)

// Automas have the numbers after the players'.
export function automaName(clan: number, view: View): string | null {
  const kind = typed(view).clans?.[clan]?.kind
  if (!kind || kind === 'player') return null
  return say(`clan-${kind}`)
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
