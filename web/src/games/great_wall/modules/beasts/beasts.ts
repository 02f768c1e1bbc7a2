// Beasts by their areas, and the moves that concern them.

import type { Move } from '../../../../lib/protocol'
import { capital, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Text } from '../../phrases'
import { phrase } from '../../phrases'
import { at } from '../../places'
import { viewOf } from '../../read'
import type { Row } from '../../types'
import type { BeastView } from './types.generated'

type BeastName = BeastView['beast']

export const SECTIONS = ['left', 'middle', 'right']
export const icon = (beast: string): string => `w-${beast}`
export const beastName = (beast: string): string => say(`beast-${beast}`)
export const areaName = (area: string): string => capital(say(`area-${area}`))
export const pieceOfArea = (area: string): string => (SECTIONS.includes(area) ? at.section(area) : at.place(area))

export const allBeasts = (play: Play): BeastView[] => viewOf(play).beasts?.beasts ?? []
export const beastsIn = (play: Play, area: string): BeastView[] => allBeasts(play).filter((beast) => beast.area === area)

// The moves of beasts that are asked for, those of one beast alone once it is picked.
export function beastMoves(play: Play): Move[] {
  return play.legal.filter((move) => move.verb === 'beast')
}
export function movable(play: Play): BeastName[] {
  return [...new Set(beastMoves(play).map((move) => move.beast as BeastName))]
}
// The beast that is picked, or the only one there is to pick.
export function chosen(play: Play): BeastName | null {
  const names = movable(play)
  const picked = play.selection.picked.beast as BeastName | undefined
  return picked && names.includes(picked) ? picked : names.length === 1 ? names[0]! : null
}
export const goalsOf = (play: Play, beast: string): Move[] => beastMoves(play).filter((move) => move.beast === beast)
// The move that brings the chosen beast to an area.
export function moveTo(play: Play, area: string): Move | undefined {
  const beast = chosen(play)
  return beast ? goalsOf(play, beast).find((move) => move.area === area) : undefined
}

export const steps = ['place_beast', 'move_beast', 'use_relic', 'raise_beast']

const lines = (row: Row): Text[] =>
  ((row.do as Record<string, number>[] | undefined) ?? []).flatMap((line) => Object.entries(line).map(([name, count]): Text => [`beast-${name}`, { count }]))
export const powerTexts = (row: Row): string[] => lines(row).map(([key, details]) => capital(phrase(key, details)))

// What its card says: its power, where it may be, and what the next level costs.
export function beastTexts(row: Row): Text[] {
  const areas: Text[] = (row.areas as string[]).map((area) => [`area-${area}`, {}])
  const next: Text[] = row.next ? [['beast-next', { resources: row.next }]] : []
  return [...lines(row), ['beast-areas', { areas }], ...next]
}
