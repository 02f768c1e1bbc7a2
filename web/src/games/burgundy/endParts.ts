// What the end screen shows of this game.

import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { firstTie } from '../../table/ties'
import type { Figure, GlossaryEntry, Side, Source } from '../types'
import { routePiece } from './bonuses'
import { kindOf, POSTS } from './pieces'
import { viewOf } from './read'
import { sides } from './team'
import { goodName, kindName, shieldName, shieldTexts, tileTexts, title } from './texts'
import { KINDS, type Catalogue } from './types'
import { capital } from '../../lib/words.svelte'

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
  borders: 'b-post',
  shields: 'b-shield',
  routes: 'b-route',
  covered: 'b-hexes',
  rounds: 'b-clock',
}

export function sources(catalogue: Catalogue): Source[] {
  return [...catalogue.sources, ...catalogue.solo.sources].map((key) => ({ key, icon: ICONS[key] ?? 'b-area', label: capital(say(`source-${key}`)) }))
}

export function tieBreak(play: Play): { label: string; values: number[]; text: string } | null {
  const players = viewOf(play).players
  if (players.length === 1) return null
  const values = players.map((duchy) => Object.keys(duchy.tiles).length)
  const ranked = sides(play) ?? (viewOf(play).ranking ?? []).map((seat) => ({ name: play.nameOf(seat), seats: [seat], score: players[seat]!.score }))
  const place = firstTie(ranked.map((side) => side.score))
  const [first, second] = place < 0 ? [] : ranked.slice(place)
  const covered = (side: Side): number => values[side.seats[0]!]!
  const decided = !first || !second ? 'none' : covered(first) === covered(second) ? 'bridge' : 'spaces'
  return { label: say('b-spaces-filled'), values, text: say('b-tie', { decided, first: first?.name ?? '', second: second?.name ?? '' }) }
}

export function figures(play: Play): Figure[] {
  const seats = play.table.seats.map((seat) => seat.seat)
  const exact = (seat: number): number =>
    play.events.filter((event) => event.event === 'die_used' && event.seat === seat && !event.workers).length
  const count = (name: string, seat: number): number =>
    play.events.filter((event) => event.event === name && event.seat === seat).length
  return [
    { label: say('b-figure-exact'), values: seats.map((seat) => String(exact(seat))) },
    { label: say('b-figure-placed'), values: seats.map((seat) => String(count('tile_placed', seat))) },
    { label: say('b-figure-areas'), values: seats.map((seat) => String(count('area_completed', seat))) },
    { label: say('b-figure-bought'), values: seats.map((seat) => String(count('purchase', seat))) },
  ]
}

function shieldEntries(catalogue: Catalogue): GlossaryEntry[] {
  return Object.keys(catalogue.shields).map((shield) => ({
    piece: `shield-${shield}`,
    title: capital(shieldName(Number(shield))),
    kind: say('b-tip-shield'),
    body: shieldTexts(catalogue, Number(shield)),
    count: say('b-count', { coloured: 1, black: 0 }),
  }))
}

function routeEntries(catalogue: Catalogue): GlossaryEntry[] {
  return catalogue.routes.map(({ spaces }, route) => ({
    piece: routePiece(catalogue, route),
    title: say('b-route-tile', { number: route + 1 }),
    kind: say('b-routes'),
    body: spaces.map(({ good, bonus }) => say('b-route-pays', { number: catalogue.goods[good] ?? 0, good: goodName(good), bonus: say(`bonus-${bonus}`) })),
    count: say('b-count', { coloured: 1, black: 0 }),
  }))
}

function postEntry(): GlossaryEntry {
  return { piece: 'post', title: say('b-post'), kind: say('b-posts'), body: [say('b-tip-posts')], count: say('b-count', { coloured: POSTS.length, black: 0 }) }
}

export function glossary(catalogue: Catalogue): GlossaryEntry[] {
  const entries = Object.entries(catalogue.tiles).map(([tile, row]) => ({
    piece: tile,
    title: title(tile),
    kind: capital(kindName(kindOf(tile))),
    body: tileTexts(catalogue, tile),
    count: tile === 'black' ? say('b-count-black') : say('b-count', { coloured: row.coloured, black: row.black }),
  }))
  const order = (tile: string): number => [...KINDS, 'wild'].indexOf(kindOf(tile))
  return [...entries.sort((a, b) => order(a.piece) - order(b.piece)), ...shieldEntries(catalogue), ...routeEntries(catalogue), postEntry()]
}
