// On a phone the table is parted into four, at a small desk its side into three; where the answers to a question are.

import type { Move } from '../../lib/protocol'
import type { Tab } from './PhoneTabs.svelte'

export type Side = 'mine' | 'people' | 'log'

const WHERE: Record<string, Tab> = {
  clerk: 'places',
  activate: 'places',
  upgrade: 'places',
  income: 'places',
  advisor: 'places',
  dismiss: 'places',
  take: 'places',
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
  slot: 'story',
  copy: 'story',
}

// Different targets, not different ways to reach them.
export function countTargets(moves: Move[]): Record<Tab, number> {
  const found: Record<Tab, Set<string>> = { wall: new Set(), places: new Set(), mine: new Set(), story: new Set() }
  for (const move of moves) {
    const tab = WHERE[move.verb]
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

export const tabOf = (piece: string): Tab | null => LIES[piece.split('-')[0]!] ?? null

export const tabFor = (moves: Move[]): Tab | null => moves.map((move) => WHERE[move.verb]).find((tab) => tab !== undefined) ?? null

// Wall and places are always in sight at a desk.
export function sideFor(moves: Move[]): Side | null {
  const tab = tabFor(moves)
  if (tab === 'mine') return 'mine'
  return tab === 'story' ? 'people' : null
}
