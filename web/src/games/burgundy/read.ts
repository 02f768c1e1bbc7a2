// The view and the catalogue, typed; and small questions about them.

import { say } from '../../lib/words.svelte'
import type { Seat } from '../../lib/protocol'
import type { Play } from '../../table/play.svelte'
import { gather, registry } from './module'
import { at } from './pieces'
import { KINDS, type Board, type BurgundyView, type Catalogue, type Duchy, type GoodCounts, type Kind } from './types'

export const viewOf = (play: Play): BurgundyView => play.view as unknown as BurgundyView
export const catalogueOf = (play: Play): Catalogue => play.catalogue as Catalogue

export function duchyOf(play: Play, seat: number): Duchy {
  return viewOf(play).players[seat]!
}

export function boardOf(play: Play, seat: number): Board {
  const name = duchyOf(play, seat).board
  return viewOf(play).boards?.[name] ?? catalogueOf(play).boards[name]!
}

// Printed boards are named in the catalogues, a table's own by whoever made them.
export function boardName(play: Play, seat: number): string {
  const board = boardOf(play, seat)
  if (board.source === 'own') return board.title
  return say('b-board', { number: board.name, board: say(`board-${board.name}`), source: board.source })
}

// How many spaces of each kind are still to be covered.
export function freeSpaces(play: Play, seat: number): [Kind, number][] {
  const { tiles } = duchyOf(play, seat)
  const free = boardOf(play, seat).cells.filter((cell) => !(cell.cell in tiles))
  return KINDS.map((kind) => [kind, free.filter((cell) => cell.kind === kind).length])
}

export const total = (goods: GoodCounts): number => Object.values(goods).reduce((sum, count) => sum + count, 0)

// Spaces for stored tiles, as far as they are worth showing: there may be no end of them, or more tiles than spaces.
const SHOWN = 4
export function slotsOf(duchy: Duchy): (string | null)[] {
  const shown = Math.min(duchy.key_spaces, Math.max(SHOWN, duchy.keys.length + 1))
  return Array.from({ length: Math.max(shown, duchy.keys.length) }, (_, index) => duchy.keys[index] ?? null)
}

// Which roll the dice show; changes with every round.
export const rollOf = (play: Play): string => `${viewOf(play).phase}${viewOf(play).round}`

// Where the rivers lead that begin at a hex.
export function riverEnds(play: Play, seat: number, cell: string): string[] {
  return boardOf(play, seat)
    .rivers.filter((ends) => ends.includes(cell))
    .map(([from, to]) => (from === cell ? to : from))
}

// Tiles that a player may place: their own first.
export function storedOf(play: Play, seat: number): string[] {
  const duchy = duchyOf(play, seat)
  return [...duchy.keys, ...gather(play, (module) => module.storedBeside?.(duchy))]
}

// The key space on which a tile lies that this seat places.
export function keyOf(view: BurgundyView, seat: Seat, tile: string): string {
  const keys = view.players[seat]?.keys ?? []
  const beside = keys.includes(tile) ? undefined : registry.first(view, (module) => module.keyOf?.(view, seat, tile))
  return beside ?? at.key(seat, Math.max(0, keys.indexOf(tile)))
}

// Whose map shows what this seat builds, and all who build on the same map.
export const ownerOf = (view: BurgundyView, seat: Seat): Seat => registry.first(view, (module) => module.ownerOf?.(view, seat)) ?? seat
export const buildersOf = (view: BurgundyView, seat: Seat): Seat[] => registry.first(view, (module) => module.buildersOf?.(view, seat)) ?? [seat]

// The same tile stored twice is one choice to the server, named by its first place.
export function firstKey(duchy: Duchy, key: number): number {
  return duchy.keys.indexOf(duchy.keys[key]!)
}
