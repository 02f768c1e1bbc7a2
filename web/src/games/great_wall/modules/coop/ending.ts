// The end of a game together, read from its events: how it went year by year, what each did for it, how near it was.

import type { LoggedEvent } from '../../../../lib/protocol'
import type { SectionName } from '../../types'

export interface Year {
  year: number
  fulfilled: string[]
  // Sections that broke; null where no Winter came.
  broke: SectionName[] | null
  event: string | null
}

const yearOf = (event: LoggedEvent, now: number): number => (['year_started', 'year_resumed'].includes(event.event) ? Number(event.year) : now)

function byYear(events: LoggedEvent[]): { year: number; event: LoggedEvent }[] {
  let year = 1
  return events.map((event) => {
    year = yearOf(event, year)
    return { year, event }
  })
}

export function yearsOf(events: LoggedEvent[]): Year[] {
  const found = new Map<number, Year>()
  for (const { year, event } of byYear(events)) {
    if (!found.has(year)) found.set(year, { year, fulfilled: [], broke: null, event: null })
    const own = found.get(year)!
    if (event.event === 'request_fulfilled') own.fulfilled.push(String(event.card))
    if (event.event === 'requests_begun') own.broke ??= []
    if (event.event === 'assault') own.broke = [...(own.broke ?? []), ...(event.breach ? [event.section as SectionName] : [])]
    if (event.event === 'event_came') own.event = String(event.card)
  }
  return [...found.values()]
}

// ---------------------------------------------------------------- what each did

export interface Deeds {
  requests: number
  walls: number
  hordes: number
  shame: number
  returned: number
}

const COUNTED: Record<string, keyof Deeds> = {
  wall_built: 'walls',
  horde_claimed: 'hordes',
  shamed: 'shame',
  shame_redeemed: 'returned',
  shame_cleared: 'returned',
}

export function deedsOf(events: LoggedEvent[], seats: number): Deeds[] {
  const found = Array.from({ length: seats }, (): Deeds => ({ requests: 0, walls: 0, hordes: 0, shame: 0, returned: 0 }))
  let payers = new Set<number>()
  for (const event of events) {
    const own = event.seat === undefined ? undefined : found[event.seat]
    const counted = COUNTED[event.event]
    if (own && counted) own[counted] += 1
    // What was got rid of the moment it came was taken, too.
    if (own && event.event === 'shame_redeemed') own.shame += 1
    if (event.event === 'request_proposed') payers = new Set()
    if (event.event === 'request_agreed' || (event.event === 'request_offered' && Number(event.count) > 0)) payers.add(event.seat ?? -1)
    if (event.event === 'request_fulfilled') for (const seat of payers) if (found[seat]) found[seat].requests += 1
  }
  return found
}

// ---------------------------------------------------------------- how near it was

export interface Closest {
  year: number
  section: SectionName
  power: number
  defence: number
  breach: boolean
}

// The assault that was decided by least: one that held if there was any, since that might have gone wrong.
export function closestAssault(events: LoggedEvent[]): Closest | null {
  const all = byYear(events)
    .filter(({ event }) => event.event === 'assault')
    .map(({ year, event }) => ({
      year,
      section: event.section as SectionName,
      power: Number(event.power),
      defence: Number(event.defence),
      breach: event.breach === true,
    }))
  const held = all.filter((each) => !each.breach)
  const by = (each: Closest): number => Math.abs(each.defence - each.power)
  return (held.length ? held : all).toSorted((a, b) => by(a) - by(b))[0] ?? null
}

// When the pool of shame had fewest tokens, with how many it has in the end.
export function leastShame(events: LoggedEvent[], pool: number): { year: number; left: number } {
  const all = byYear(events)
  const found = all
    .filter(({ event }) => event.event === 'shamed' && typeof event.left === 'number')
    .map(({ year, event }) => ({ year, left: Number(event.left) }))
  return [{ year: all.at(-1)?.year ?? 1, left: pool }, ...found].toSorted((a, b) => a.left - b.left)[0]!
}
