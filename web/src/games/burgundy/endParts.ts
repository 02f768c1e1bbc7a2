// What the end screen shows of this game.

import { capital, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { firstTie } from '../../table/ties'
import type { Figure, GlossaryEntry, Side, Source } from '../types'
import { firstOf, registry, tileFace } from './module'
import { kindOf } from './pieces'
import { viewOf } from './read'
import { kindName, tileTexts, title } from './texts'
import { KINDS, type Catalogue } from './types'

const ICONS: Record<string, string> = {
  areas: 'b-area',
  phases: 'b-clock',
  colours: 'b-hexes',
  livestock: 'b-sheep',
  watchtowers: 'b-watchtower',
  sales: 'b-crate',
  monasteries: 'b-monastery',
  goods: 'b-crate',
  silver: 'b-coin',
  workers: 'b-worker',
}

export function sources(catalogue: Catalogue): Source[] {
  const keys = [...catalogue.sources, ...registry.all.flatMap((module) => module.sources?.(catalogue) ?? [])]
  const icon = (key: string): string => ICONS[key] ?? registry.find((module) => module.sourceIcons?.[key]) ?? 'b-area'
  return keys.map((key) => ({ key, icon: icon(key), label: capital(say(`source-${key}`)) }))
}

export function tieBreak(play: Play): { label: string; values: number[]; text: string } | null {
  const players = viewOf(play).players
  if (players.length === 1) return null
  const values = players.map((duchy) => Object.keys(duchy.tiles).length)
  const ranked =
    firstOf(play, (module) => module.sides?.(play) ?? undefined) ??
    (viewOf(play).ranking ?? []).map((seat) => ({ name: play.nameOf(seat), seats: [seat], score: players[seat]!.score }))
  const place = firstTie(ranked.map((side) => side.score))
  const [first, second] = place < 0 ? [] : ranked.slice(place)
  const covered = (side: Side): number => values[side.seats[0]!]!
  const decided = !first || !second ? 'none' : covered(first) === covered(second) ? 'bridge' : 'spaces'
  return { label: say('b-spaces-filled'), values, text: say('b-tie', { decided, first: first?.name ?? '', second: second?.name ?? '' }) }
}

export function figures(play: Play): Figure[] {
  const seats = play.table.seats.map((seat) => seat.seat)
  const exact = (seat: number): number => play.events.filter((event) => event.event === 'die_used' && event.seat === seat && !event.workers).length
  const count = (name: string, seat: number): number => play.events.filter((event) => event.event === name && event.seat === seat).length
  return [
    { label: say('b-figure-exact'), values: seats.map((seat) => String(exact(seat))) },
    { label: say('b-figure-placed'), values: seats.map((seat) => String(count('tile_placed', seat))) },
    { label: say('b-figure-areas'), values: seats.map((seat) => String(count('area_completed', seat))) },
    { label: say('b-figure-bought'), values: seats.map((seat) => String(count('purchase', seat))) },
  ]
}

export function glossary(catalogue: Catalogue): GlossaryEntry[] {
  const entries = Object.entries(catalogue.tiles).map(([tile, row]) => ({
    piece: tile,
    title: title(tile),
    kind: capital(kindName(kindOf(tile))),
    body: tileTexts(catalogue, tile),
    count: say(tileFace(tile).count ?? 'b-count', { coloured: row.coloured, black: row.black }),
  }))
  const order = (tile: string): number => [...KINDS, 'wild'].indexOf(kindOf(tile))
  // Pieces of the largest modules come first, which are the last ones.
  const more = registry.all.toReversed().flatMap((module) => module.glossary?.(catalogue) ?? [])
  return [...entries.sort((a, b) => order(a.piece) - order(b.piece)), ...more]
}
