// The team game: two princes share a duchy, its supplies and some of its key spaces.

import type { Seat } from '../../lib/protocol'
import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Side } from '../types'
import { at } from './pieces'
import { duchyOf, viewOf } from './read'
import type { BurgundyView } from './types'

const LETTERS = ['A', 'B']
export const teamName = (team: number): string => say('b-team', { team: LETTERS[team] ?? team + 1 })

// Whose map shows what this seat builds: partners have one between them.
export const ownerOf = (view: BurgundyView, seat: number): number => view.players?.[seat]?.team ?? seat

// The seats that build on the same map.
export const buildersOf = (view: BurgundyView, seat: number): Seat[] => view.teams?.[ownerOf(view, seat)]?.seats ?? [seat]

// The key space on which a tile lies that this seat places: their own, else one shared with the partner.
export function keyOf(view: BurgundyView, seat: number, tile: string): string {
  const { keys = [], shared = [] } = view.players[seat] ?? {}
  const inShared = keys.includes(tile) ? -1 : shared.indexOf(tile)
  return inShared < 0 ? at.key(seat, Math.max(0, keys.indexOf(tile))) : at.shared(ownerOf(view, seat), inShared)
}

// The teams, the winners first once it is over.
export function sides(play: Play): Side[] | null {
  const { teams, ranking } = viewOf(play)
  if (!teams) return null
  const all = teams.map((team, index) => ({ name: teamName(index), ...team }))
  const best = ranking?.[0]
  return best === undefined ? all : all.toSorted((a, b) => Number(b.seats.includes(best)) - Number(a.seats.includes(best)))
}

// What somebody is to whoever looks.
export function role(seat: Seat, play: Play): string {
  const team = viewOf(play).players?.[seat]?.team
  if (team === undefined) return ''
  return play.seat !== null && duchyOf(play, seat).partner === play.seat ? say('b-your-partner') : teamName(team)
}
