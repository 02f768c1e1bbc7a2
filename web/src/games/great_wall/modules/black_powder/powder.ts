// What is asked about Black Powder: blocks of tanks, what a shot would do, what comes after an assault.

import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import { position } from '../../grid'
import { joined } from '../../phrases'
import { clanName, viewOf } from '../../read'
import { soldierName } from '../../texts'
import type { Clan, Section, SectionName } from '../../types'
import type { Machine, PowderView, Target, Tower } from './types.generated'

export const MACHINES: Machine[] = ['ballista', 'cannon', 'rockets']
export const powderOf = (play: Play): PowderView => viewOf(play).black_powder!

// A tank covers two columns: its own, and the next or the one before.
export function spans(soldier: string, spot: string, way: string | null): string[] | undefined {
  if (soldier !== 'tank') return undefined
  const { x } = position(spot)
  const first = way === 'left' ? x : x + 1
  return ['a', 'b'].flatMap((line) => [`${line}${first}`, `${line}${first + 1}`])
}

export const onFiringSpots = (clan: Clan, section: SectionName): Record<string, number> => clan.soldiers.others_firing?.[section] ?? {}

// What the forecast says beside power and defence.
export function forecast(section: Section): { instead?: string; then?: string } {
  const then: { then?: string } = section.falling ? { then: say('w-powder-falls', { count: section.falling }) } : {}
  return section.ladders ? { instead: say('w-powder-ladders'), ...then } : then
}

// The towers beside a section, by its place among those in use.
export function towersBeside(play: Play, section: Section): { left: Tower; right: Tower } {
  const { towers } = powderOf(play)
  const place = viewOf(play).sections.findIndex((each) => each.section === section.section)
  return { left: towers[place]!, right: towers[place + 1]! }
}

// ---------------------------------------------------------------- shots

export const targetAt = (powder: PowderView, section: string, machine: string, row: number): Target | undefined =>
  powder.targets.find((each) => each.section === section && each.machine === machine && each.row === row)

// The shot that is about to be made: of the picked machine, or of the only one that could be meant.
export function aimedAt(play: Play, section: SectionName, row: number): Target | undefined {
  const move = play.candidate
  if (move?.verb !== 'shoot' || move.section !== section || move.row !== row) return undefined
  return targetAt(powderOf(play), section, String(move.machine), row)
}

// Whether somebody else's soldier would die, for which one is shamed.
export const shames = ({ hits }: Target, seat: number, seats: number): boolean => hits?.some(({ clan }) => clan !== seat && clan < seats) ?? false

// What a shot would do, in a sentence or two.
export function shotWords(play: Play, target: Target): string {
  const { wounds, wasted, hits } = target
  if (wounds === null || hits === null) return say('w-shot-unknown')
  const killed = hits.map(({ clan, soldier }) => `${soldierName(soldier)} (${clanName(play, clan)})`)
  return [
    say('w-shot-wounds', { count: wounds.length }),
    wasted ? say('w-shot-wasted', { count: wasted }) : '',
    killed.length ? say('w-shot-kills', { list: joined(killed) }) : '',
    shames(target, play.seat ?? -1, viewOf(play).seats) ? say('w-shot-shame') : '',
  ]
    .filter(Boolean)
    .join(' ')
}
