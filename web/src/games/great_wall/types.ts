// What the engine sends (generated), and what only the page needs beside it.

import type { OwnCards, Resource, Soldier } from './types.generated'

export type * from './types.generated'

export type CardKind = keyof OwnCards

export const RESOURCES: Resource[] = ['wood', 'stone', 'gold', 'chi']
export const SOLDIERS: Soldier[] = ['spearman', 'archer', 'horseman']
export const BUILDING: Resource[] = ['wood', 'stone', 'gold']
