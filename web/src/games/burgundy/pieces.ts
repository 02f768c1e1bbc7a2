// Names of tiles and what can be told from them; names of the places on the table that light up, fly and anchor bubbles.

import { ANIMALS, type Kind, type TileKind } from './types'

export function kindOf(tile: string): TileKind {
  if (tile === 'inn' || tile === 'black') return 'wild'
  if (tile === 'castle' || tile === 'mine' || tile === 'ship') return tile
  if (tile.startsWith('monastery')) return 'monastery'
  return ANIMALS.includes(tile.replace(/\d$/, '')) ? 'pasture' : 'building'
}

// The symbol on a tile, and the number beside it if there is one.
export function faceOf(tile: string): { symbol: string; number: string } {
  if (tile === 'black') return { symbol: 'hexes', number: '' }
  const [, word = tile, number = ''] = /^([a-z-]+?)(\d*)$/.exec(tile) ?? []
  if (word === 'geese') return { symbol: word, number: '2' }
  return { symbol: word, number }
}

const RULES: Partial<Record<TileKind, string>> = { castle: 'castle', mine: 'mine', ship: 'ship.goods', pasture: 'livestock' }
// Tiles of the expansions, where the rule has another name than the tile.
const EXTRA: Record<string, string> = { monastery27: 'extra-tiles.bridge', monastery28: 'extra-tiles.workers', monastery29: 'white-castles.monastery29', crane: 'extra-tiles.crane', geese: 'extra-tiles.geese', 'white-castle': 'white-castles.action', inn: 'inns.any-hex' }

// The rules that tell what a tile does, the most exact one first.
export function tileRules(tile: string): string[] {
  const kind = kindOf(tile)
  const named = kind === 'monastery' ? tile.replace('monastery', 'monastery.') : `${kind}.${tile}`
  return [EXTRA[tile], named, RULES[kind]].filter((rule) => rule !== undefined)
}

export const LETTERS: Record<TileKind, string> = { castle: 'C', mine: 'M', monastery: 'K', ship: 'S', pasture: 'P', building: 'B', wild: '' }
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
  shared: (team: number, key: number): string => `shared-${team}-${key}`,
  storage: (seat: number): string => `storage-${seat}`,
  good: (seat: number, good: string): string => `good-${seat}-${good}`,
  crate: (depot: number, good: string): string => `crate-${depot}-${good}`,
  sold: (seat: number): string => `sold-${seat}`,
  die: (seat: number, die: number): string => `die-${seat}-${die}`,
  bridge: 'bridge',
  shield: (shield: number): string => `shield-${shield}`,
  post: (seat: number, post: string): string => `post-${seat}-${post}`,
  route: (seat: number, place: number): string => `route-${seat}-${place}`,
}

export const POSTS = ['northwest', 'northeast', 'south']

// Shields and tiles that allow a move of their own while they lie in a duchy.
export const POWERS: Record<string, { verb: string }> = {
  'shield-6': { verb: 'follow' },
  'shield-16': { verb: 'turn' },
  monastery28: { verb: 'hire' },
}

// What is painted on each shield: a symbol, and how it is marked.
export const EMBLEMS: [symbol: string, mark: string][] = [
  ['', ''],
  ['sheep', ''],
  ['worker', 'more'],
  ['coin', ''],
  ['key', ''],
  ['ship', ''],
  ['monastery', ''],
  ['star', 'twice'],
  ['mine', 'twice'],
  ['crate', ''],
  ['monastery', 'twice'],
  ['castle', ''],
  ['crate', 'twice'],
  ['shield', 'twice'],
  ['hex', ''],
  ['hexes', ''],
  ['die', ''],
  ['area', 'more'],
  ['anywhere', ''],
]
