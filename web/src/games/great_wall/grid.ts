// The two lines of six vital spots of a horde, and what covers them.

import type { Resource, Soldier } from './types'

const LINE = 6
export const CELL = 28

export interface Spot {
  name: string
  x: number
  y: number
  // What covering it brings: a resource, honor, a tactic, or nothing.
  reward: Resource | 'honor' | 'tactic' | null
  amount: number
}

export interface Covering {
  spot: string
  x: number
  y: number
  clan: number
  soldier: Soldier | 'wound'
  way: 'right' | 'down' | 'left' | null
}

const REWARDS: Record<string, Spot['reward']> = { w: 'wood', s: 'stone', g: 'gold', c: 'chi', h: 'honor', t: 'tactic' }

export function spotsOf(lines: string[]): Spot[] {
  return lines.flatMap((line, y) =>
    line
      .split(/\s+/)
      .map((code, x) => ({ code, x }))
      .filter(({ code }) => code !== '.')
      .map(({ code, x }) => ({ ...position(`${'ab'[y]}${x + 1}`), reward: REWARDS[code[0]!] ?? null, amount: Number(code.slice(1) || 1) })),
  )
}

export function position(name: string): { name: string; x: number; y: number } {
  return { name, x: Number(name.slice(1)) - 1, y: name.startsWith('a') ? 0 : 1 }
}

// `spearman 2`, `horseman 0 right`, `wound`
export function standingOn(cover: Record<string, string>): Covering[] {
  return Object.entries(cover).map(([spot, what]) => {
    const [soldier, clan = '-1', way] = what.split(' ')
    const { x, y } = position(spot)
    return { spot, x, y, clan: Number(clan), soldier: soldier as Covering['soldier'], way: (way as Covering['way']) ?? null }
  })
}

// The spots that a covered or wanted place takes.
export function spanned(spot: string, way: string | null | undefined): string[] {
  const { x, y } = position(spot)
  if (!way) return [spot]
  return [spot, way === 'right' ? `${'ab'[y]}${x + 2}` : `b${x + 1}`]
}

// The rectangle around some spots, in cells.
export function around(spots: string[]): { x: number; y: number; width: number; height: number } {
  const all = spots.map(position)
  const x = Math.min(...all.map((each) => each.x))
  const y = Math.min(...all.map((each) => each.y))
  return { x, y, width: Math.max(...all.map((each) => each.x)) - x + 1, height: Math.max(...all.map((each) => each.y)) - y + 1 }
}
