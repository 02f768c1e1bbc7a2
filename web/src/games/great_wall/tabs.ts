// On a phone the table is parted into four, at a small desk its side into three; where the answers to a question are.

import type { Move } from '../../lib/protocol'
import { registry, verbFacts } from './module'

export type Tab = 'wall' | 'places' | 'mine' | 'story'
export type Side = 'mine' | 'people' | 'log'

const WHERE: Record<string, Tab> = {
  clerk: 'places',
  activate: 'places',
  upgrade: 'places',
  income: 'places',
  advisor: 'places',
  attack: 'wall',
  rest: 'wall',
  spot: 'wall',
  wound: 'wall',
  wall: 'wall',
  barricade: 'wall',
  march: 'wall',
  carry: 'wall',
  lead: 'mine',
  command: 'mine',
  discard: 'mine',
  slot: 'mine', // with its button, and what each space means
  copy: 'story',
}

const tabOfVerb = (verb: string): Tab | undefined => WHERE[verb] ?? verbFacts(verb).tab

// Different targets, not different ways to reach them.
export function countTargets(moves: Move[]): Record<Tab, number> {
  const found: Record<Tab, Set<string>> = { wall: new Set(), places: new Set(), mine: new Set(), story: new Set() }
  for (const move of moves) {
    const tab = tabOfVerb(move.verb)
    const { move: _, from: __, ...parts } = move
    if (tab) found[tab].add(JSON.stringify(move.verb === 'upgrade' ? move.place : move.verb === 'advisor' ? move.advisor : parts))
  }
  return { wall: found.wall.size, places: found.places.size, mine: found.mine.size, story: found.story.size }
}

// Where a piece of the table lies, by its name (see places.ts).
const LIES: Record<string, Tab> = {
  place: 'places',
  clerk: 'places',
  overseer: 'places',
  warehouse: 'places',
  advisor: 'places',
  horde: 'wall',
  section: 'wall',
  barricade: 'wall',
  wall: 'wall',
  rest: 'wall',
  tea: 'story',
  shame: 'story',
  track: 'story',
}

export function tabOf(piece: string): Tab | null {
  const [sort = ''] = piece.split('-')
  return LIES[sort] ?? registry.find((module) => module.tabs?.[sort]) ?? null
}

export const tabFor = (moves: Move[]): Tab | null => moves.map((move) => tabOfVerb(move.verb)).find((tab) => tab !== undefined) ?? null

// Wall and places are always in sight at a desk.
export function sideFor(moves: Move[]): Side | null {
  const tab = tabFor(moves)
  if (tab === 'mine') return 'mine'
  return tab === 'story' ? 'people' : null
}
