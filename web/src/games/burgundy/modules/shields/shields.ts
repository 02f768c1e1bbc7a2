// Shields: their names, what is painted on them, where they lie and what is told of them.

import { capital, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { TipText } from '../../../types'
import { catalogueOf, viewOf } from '../../read'
import { effectText } from '../../texts'
import { book, ways } from '../../tipTexts'
import type { BurgundyView, Catalogue } from '../../types'

export const shieldName = (shield: number): string => say('b-shield', { shield })
export const shieldAt = (shield: number): string => `shield-${shield}`
export const shieldPiece = shieldAt

export const shieldsOn = (view: BurgundyView, depot: number): number[] => view.shields?.[depot - 1] ?? []
// The shield that is on its way to a castle.
export const carriedShield = (play: Play): number => (viewOf(play).asking?.step === 'hang_shield' ? (viewOf(play).asking?.shield ?? 0) : 0)

export function shieldTexts(catalogue: Catalogue, shield: number): string[] {
  const row = catalogue.shields[shield]
  return row ? [effectText(row.effect), say('effect-shield-points', { points: row.points })] : []
}

export function shieldTip(play: Play, shield: number): TipText {
  return {
    title: capital(shieldName(shield)),
    kind: say('b-tip-shield'),
    body: shieldTexts(catalogueOf(play), shield),
    facts: ways(play, (move) => move.verb === 'shield' && move.shield === shield),
    book: book(play, `shield.${shield}`),
  }
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
