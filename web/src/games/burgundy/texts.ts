// Names and effects in words. Mirrors src/crenel/games/burgundy/texts.py: one message per kind of effect.

import { capital, choice, say, type Details } from '../../lib/words.svelte'
import { registry } from './module'
import type { Catalogue, Kind } from './types'

const NUMBERED: Record<string, string> = {
  livestock_points: 'points',
  mine_workers: 'workers',
  points: 'points',
  sale_silver: 'silver',
  sale_workers: 'workers',
  silver: 'silver',
  worker_reach: 'reach',
  workers: 'workers',
  workers_silver: 'silver',
  workers_taken: 'workers',
}

export const tileName = (tile: string): string => say(`tile-${tile}`)
export const tileObject = (tile: string): string => say(`tile-${tile}.object`)
export const kindName = (kind: string): string => say(`kind-${kind}`)
export const goodName = (good: string): string => say(`good-${good}`)
// `a castle, a mine or a monastery`
export const kindChoice = (kinds: readonly string[]): string => choice(kinds.map((kind) => say(`kind-${kind}.object`)))

export function tileTexts(catalogue: Catalogue, tile: string): string[] {
  const row = catalogue.tiles[tile]
  if (!row) return []
  const effect = row.effect ?? {}
  const own = registry.find((module) => module.tileTexts?.(row))
  if (own) return own
  if (row.kind === 'pasture') {
    return [say('effect-livestock', { count: row.count ?? 0, animal: say(`animal-${row.animal}`) })]
  }
  if (row.kind === 'building') return [effectText(effect), say('effect-city-limit')]
  return [row.effect ? effectText(effect) : say(`effect-${tile}`)]
}

export function effectText(effect: Record<string, unknown>): string {
  if ('per' in effect) {
    const details: Details = { points: Number(effect.points) }
    if ('building' in effect) details.tile = tileName(String(effect.building))
    return say(`effect-points-${String(effect.per)}`, details)
  }
  if ('free_step' in effect) {
    const step = Number(effect.free_step)
    return 'take' in effect ? say('effect-free-take', { step }) : say('effect-free-place', { step, kinds_object: kindChoice(effect.place as Kind[]) })
  }
  if ('take' in effect) return say('effect-take', { kinds_object: kindChoice(effect.take as Kind[]) })
  const verb = Object.keys(effect)[0]!
  const number = NUMBERED[verb] ?? registry.find((module) => module.effectNumbers?.[verb])
  const details: Details = number ? { [number]: Number(effect[verb]) } : {}
  return say(`effect-${verb.replaceAll('_', '-')}`, details)
}

export const title = (tile: string): string => capital(tileName(tile))
