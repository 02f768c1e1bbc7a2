// Extra tiles: a bridge, workers for hire, a crane that copies buildings, geese that count as any livestock. Nothing in the
// view tells that they are in the game but the tiles themselves, so it is always asked.

import { say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import { at } from '../../pieces'
import { catalogueOf } from '../../read'
import { tileTexts } from '../../texts'
import Art from './Art.svelte'

const extra_tiles: PageModule = {
  name: 'extra_tiles',
  words: ['geese', 'crane', 'monastery27', 'monastery28'],
  rulePictures: { 'extra-tiles': ['monastery27', 'monastery28', 'crane', 'geese'] },
  active: () => true,
  Art,
  tiles: {
    monastery27: { rule: 'extra-tiles.bridge' },
    monastery28: { rule: 'extra-tiles.workers' },
    crane: { rule: 'extra-tiles.crane' },
    geese: { kind: 'pasture', number: '2', rule: 'extra-tiles.geese' },
  },
  verbs: { hire: { icon: 'b-worker' }, copy: { names: 'tile', answer: true }, count: { names: 'animal', answer: true } },
  paid: (move) => (move.verb === 'hire' ? say('b-paid-buy', { silver: Number(move.silver ?? 0), workers: Number(move.workers ?? 0) }) : undefined),
  pieceOf: (move) => (move.verb === 'count' ? String(move.animal) : undefined),
  effectTexts: (move, play) => (move.verb === 'copy' ? tileTexts(catalogueOf(play), String(move.tile)).slice(0, 1) : undefined),
  heads: ['workers_hired'],
  foreseen: ['building_copied', 'workers_hired'],
  touches: (event) => (event.event === 'marker_raised' ? [at.bridge] : undefined),
  // The tile itself is picked to hire.
  hexParts: (_play, _seat, _cell, tile) => (tile === 'monastery28' ? [{ verb: 'hire' }] : []),
  effectNumbers: { hire: 'workers' },
  tileTexts: (row) => (row.joins ? [say('effect-geese', { count: row.count ?? 0 })] : undefined),
}

export default extra_tiles
