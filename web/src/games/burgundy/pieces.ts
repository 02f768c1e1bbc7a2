// Names of tiles and what can be told from them; names of the places on the table that light up, fly and anchor bubbles.

import { tileFace } from './module'
import { ANIMALS, type Kind, type TileKind } from './types'

export function kindOf(tile: string): TileKind {
  const { kind } = tileFace(tile)
  if (kind) return kind
  if (tile === 'castle' || tile === 'mine' || tile === 'ship') return tile
  if (tile.startsWith('monastery')) return 'monastery'
  return ANIMALS.includes(tile.replace(/\d$/, '')) ? 'pasture' : 'building'
}

// The symbol on a tile, the number beside it and the sign below it if there are any, and its colour.
export function faceOf(tile: string): { symbol: string; number: string; mark: string; colour: string } {
  const [, word = tile, number = ''] = /^([a-z-]+?)(\d*)$/.exec(tile) ?? []
  return { symbol: word, number, mark: '', colour: kindOf(tile), ...tileFace(tile) }
}

const RULES: Partial<Record<TileKind, string>> = { castle: 'castle', mine: 'mine', ship: 'ship.goods', pasture: 'livestock' }
// The rules that tell what a tile does, the most exact one first.
export function tileRules(tile: string): string[] {
  const kind = kindOf(tile)
  const named = kind === 'monastery' ? tile.replace('monastery', 'monastery.') : `${kind}.${tile}`
  return [tileFace(tile).rule, named, RULES[kind]].filter((rule) => rule !== undefined)
}

export const SYMBOLS: Record<Kind, string> = {
  castle: 'castle',
  mine: 'mine',
  monastery: 'monastery',
  ship: 'ship',
  pasture: 'sheep',
  building: 'building',
}
export const GOOD_COLOURS = ['#8C8476', '#0E7C7B', '#6B4C9A', '#B8437F', '#A93226', '#74512D', '#B65A00']

export const at = {
  cell: (seat: number, cell: string): string => `cell-${seat}-${cell}`,
  depot: (depot: number): string => `depot-${depot}`,
  space: (depot: number, space: number): string => `depot-${depot}-${space}`,
  key: (seat: number, key: number): string => `key-${seat}-${key}`,
  storage: (seat: number): string => `storage-${seat}`,
  good: (seat: number, good: string): string => `good-${seat}-${good}`,
  crate: (depot: number, good: string): string => `crate-${depot}-${good}`,
  sold: (seat: number): string => `sold-${seat}`,
  die: (seat: number, die: number): string => `die-${seat}-${die}`,
  bridge: 'bridge',
}
