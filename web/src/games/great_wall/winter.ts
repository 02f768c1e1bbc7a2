// Winter as a scene: the events of one, read into beats (archers, an assault for each section, what modules add, the reckoning).

import type { GameEvent, LoggedEvent } from '../../lib/protocol'
import type { SectionName } from './types'

export interface Arrow {
  clan: number
  soldier: string
  section: SectionName
  horde: string
  row: number
}

// A horde that was defeated; the power before its section changed by it.
export interface Fall {
  section: SectionName
  horde: string
  row: number
  power: number
  then: number
}

export interface AssaultHorde {
  horde: string
  power: number
  // Clans that count as present on it.
  present: number[]
}

export interface Assault {
  section: SectionName
  power: number
  defence: number
  breach: boolean
  hordes: AssaultHorde[]
  level: number
  wall: number
  barricades: number
  // What other things add to the defence, before it is halved so many times.
  others: number
  halved: number
}

// What a stretch of Winter cost or gave a clan.
export interface Toll {
  shame: number
  // Hordes of breached sections on which it had nobody.
  absent: string[]
  killed: Record<string, number>
  saved: number
  honor: number
}

export interface Beat {
  key: string
  // The section that is assaulted, and how; none where no horde stood.
  section?: SectionName
  assault?: Assault
  // Its events. None yet for a beat to come.
  events: LoggedEvent[]
}

export interface Winter {
  year: number
  // The number of its first event, and the decision that ended it; null while it goes on.
  first: number
  endedBy: number | null
  events: LoggedEvent[]
  arrows: Arrow[]
  falls: Fall[]
  beats: Beat[]
  // The place of the last beat that has begun.
  reached: number
}

type Extra = (events: LoggedEvent[]) => Beat[]
const none: Extra = () => []

const ENDS = ['year_started', 'game_ended']
const begins = (event: GameEvent): boolean => event.event === 'season_started' && event.season === 'winter'

// The last winter that has begun; `extra` are the beats of modules, by its events.
export function lastWinter(events: LoggedEvent[], sections: SectionName[], extra: Extra = none): Winter | null {
  const place = events.findLastIndex(begins)
  return place < 0 ? null : winterFrom(events, place, sections, extra)
}

// The winter to which an event belongs.
export function winterAt(events: LoggedEvent[], n: number, sections: SectionName[], extra: Extra = none): Winter | null {
  const found = lastWinter(
    events.filter((event) => event.n <= n),
    sections,
  )
  if (!found || found.endedBy !== null) return null
  return winterFrom(
    events,
    events.findIndex((event) => event.n === found.first),
    sections,
    extra,
  )
}

function winterFrom(all: LoggedEvent[], place: number, sections: SectionName[], extra: Extra): Winter {
  const end = all.findIndex((event, index) => index > place && ENDS.includes(event.event))
  const events = all.slice(place, end < 0 ? undefined : end)
  const over = end >= 0
  const beats = beatsOf(events, sections, extra(events), over)
  return {
    year: yearBefore(all, place),
    first: all[place]!.n,
    endedBy: over ? all[end]!.move : null,
    events,
    arrows: events.filter((event) => event.event === 'struck').map(arrow),
    falls: events.filter((event) => event.event === 'horde_defeated').map(fall),
    beats,
    reached: beats.findLastIndex((beat) => beat.events.length > 0),
  }
}

function beatsOf(events: LoggedEvent[], sections: SectionName[], extra: Beat[], over: boolean): Beat[] {
  const starts = events.flatMap((event, index) => (event.event === 'assault' ? [index] : []))
  // The last assault ends where the first beat of a module begins; those that have begun stand in the order of their events.
  const start = (beat: Beat): number => (beat.events[0] ? events.indexOf(beat.events[0]) : Infinity)
  const ordered = extra.toSorted((one, other) => (start(one) === start(other) ? 0 : start(one) - start(other)))
  const first = ordered.find((beat) => beat.events.length)?.events[0]
  const after = first ? events.indexOf(first) : -1
  const archers: Beat = { key: 'archers', events: events.slice(0, starts[0]) }
  const assaults = sections.map((section): Beat => {
    const at = starts.find((index) => events[index]!.section === section)
    if (at === undefined) return { key: section, section, events: [] }
    const next = starts.find((index) => index > at) ?? (after < 0 ? undefined : after)
    return { key: section, section, assault: assaultOf(events[at]!), events: events.slice(at, next) }
  })
  const reckoning: Beat = { key: 'reckoning', events: over ? events : [] }
  return [archers, ...assaults, ...ordered, reckoning]
}

function yearBefore(events: LoggedEvent[], place: number): number {
  const found = events.findLast((event, index) => index < place && ['year_started', 'year_resumed'].includes(event.event))
  return Number(found?.year ?? 1)
}

const arrow = (event: GameEvent): Arrow => ({
  clan: event.seat ?? -1,
  soldier: String(event.soldier),
  section: event.section as SectionName,
  horde: String(event.horde),
  row: Number(event.row),
})

const fall = (event: GameEvent): Fall => ({
  section: event.section as SectionName,
  horde: String(event.horde),
  row: Number(event.row),
  power: Number(event.power),
  then: Number(event.then),
})

function assaultOf(event: GameEvent): Assault {
  const powers = event.powers as number[]
  const present = event.present as number[][]
  const wall = Number(event.wall)
  const barricades = Number(event.barricades)
  return {
    section: event.section as SectionName,
    power: Number(event.power),
    defence: Number(event.defence),
    breach: event.breach === true,
    hordes: (event.hordes as string[]).map((horde, index) => ({ horde, power: powers[index]!, present: present[index]! })),
    level: Number(event.level),
    wall,
    barricades,
    others: Number(event.undivided) - wall - barricades,
    halved: Number(event.halved),
  }
}

// ---------------------------------------------------------------- what it cost

// By clan, over all events that are given; only clans to whom something happened.
export function tolls(events: LoggedEvent[]): Map<number, Toll> {
  const found = new Map<number, Toll>()
  const of = (clan: number): Toll => {
    if (!found.has(clan)) found.set(clan, { shame: 0, absent: [], killed: {}, saved: 0, honor: 0 })
    return found.get(clan)!
  }
  for (const event of events) if (event.seat !== undefined) add(of, event.seat, event)
  const breaches = events.filter((event) => event.event === 'assault').map(assaultOf)
  for (const [clan, toll] of found) if (toll.shame) toll.absent = absences(breaches, clan)
  for (const [clan, toll] of found) if (isNothing(toll)) found.delete(clan)
  return found
}

function add(of: (clan: number) => Toll, clan: number, event: GameEvent): void {
  switch (event.event) {
    case 'shamed':
      of(clan).shame += 1
      break
    case 'killed':
      for (const [soldier, count] of Object.entries(event.soldiers as Record<string, number>)) {
        const { killed } = of(clan)
        killed[soldier] = (killed[soldier] ?? 0) + count
      }
      break
    case 'saved':
      of(clan).saved += 1
      break
    case 'honor':
      of(clan).honor += Number(event.honor)
      break
    case 'honor_lost':
      of(clan).honor -= Number(event.honor)
      if (event.source === 'shame') of(clan).shame += 1
  }
}

const absences = (assaults: Assault[], clan: number): string[] =>
  assaults.filter((each) => each.breach).flatMap((each) => each.hordes.filter((horde) => !horde.present.includes(clan)).map((horde) => horde.horde))

const isNothing = (toll: Toll): boolean => !toll.shame && !toll.saved && !toll.honor && !Object.keys(toll.killed).length

// ---------------------------------------------------------------- what is drawn of the archers' beat

export interface Target {
  horde: string
  arrows: Arrow[]
  // The power before and after, if it fell.
  fall?: Fall
}

// The hordes of a section when the archers shot, the one at the wall first: those that were assaulted with, and those that fell.
export function targetsIn(winter: Winter, section: SectionName, standing: string[]): Target[] {
  const assault = winter.beats.find((beat) => beat.section === section)?.assault
  const falls = winter.falls.filter((each) => each.section === section)
  const names: { horde: string; fall?: Fall }[] = (assault?.hordes.map((each) => each.horde) ?? (winter.endedBy === null ? standing : [])).map((horde) => ({
    horde,
  }))
  for (const each of falls.toReversed()) names.splice(each.row - 1, 0, { horde: each.horde, fall: each })
  const arrows = winter.arrows.filter((each) => each.section === section)
  const rows = names.map((each): Target => ({ ...each, arrows: [] }))
  for (const each of arrows)
    (rows.find((row, index) => row.horde === each.horde && index + 1 === each.row) ?? rows.find((row) => row.horde === each.horde))?.arrows.push(each)
  return rows
}
