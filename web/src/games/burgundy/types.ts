// What the engine sends (generated), and what only the page needs beside it.

import type { Kind } from './types.generated'

export type * from './types.generated'

export const KINDS: Kind[] = ['castle', 'mine', 'monastery', 'ship', 'pasture', 'building']
export const ANIMALS = ['sheep', 'cow', 'pig', 'goat']

// What answers a finger around a piece: left, top, width and height.
export type Hit = [number, number, number, number]
