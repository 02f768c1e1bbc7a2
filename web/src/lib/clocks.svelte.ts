// Clocks of a table, as they stand right now. The server says how much was left at a moment of its own time; the page counts on from
// there by a clock that nobody sets.

import { createSubscriber } from 'svelte/reactivity'
import type { Clocks, Pace, Seat, Table } from './protocol'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const TICK = 250
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

// Looked at only while a clock that runs is on the page.
const tick = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

let serverOffset = 0

// The server's time, whenever it says it.
export function syncClock(clocks: Clocks | null | undefined): void {
  if (clocks) serverOffset = clocks.at - performance.now()
}

const serverNow = (): number => performance.now() + serverOffset

// For how many milliseconds the clock of a seat has stood still, because its player is away, since the server said what was left.
function stoodStill({ at, away, leave }: Clocks, seat: Seat, now: number): number {
  const stood = away.filter((each) => each.seat === seat).map(({ start, end }) => Math.max(0, Math.min(now, end) - Math.max(start, at)))
  return Math.min(
    stood.reduce((sum, each) => sum + each, 0),
    leave[seat] ?? 0,
  )
}

// Until when the player of a seat is away, by the server's time; null if they are not.
export function awayUntil({ clocks }: Pick<Table, 'clocks'>, seat: Seat): number | null {
  if (!clocks?.away.length) return null
  tick()
  const now = serverNow()
  return clocks.away.find((each) => each.seat === seat && each.start <= now && now < each.end)?.end ?? null
}

// The milliseconds a seat has left; null where it has no clock.
export function timeLeft({ clocks }: Pick<Table, 'clocks'>, seat: Seat): number | null {
  const left = clocks?.left[seat] ?? null
  if (!clocks || left === null || !clocks.running.includes(seat)) return left
  tick()
  const now = serverNow()
  return Math.max(0, left - Math.max(0, now - clocks.at - stoodStill(clocks, seat, now)))
}

// Seats whose time is up, as the server said.
export function lateSeats({ clocks }: Pick<Table, 'clocks'>): Seat[] {
  return clocks?.running.filter((seat) => clocks.left[seat] === 0) ?? []
}

// From when on time is short, in milliseconds: the last minute, and more where there is much.
export function lowTimeThreshold({ bank }: Pace): number {
  return 1000 * Math.max(bank / 12, Math.min(60, bank / 3))
}

// The least time of those of these seats whose clocks run; null where none does.
export function leastLeft(table: Pick<Table, 'clocks'>, seats: Seat[]): number | null {
  const running = seats.filter((seat) => table.clocks?.running.includes(seat))
  return running.length ? Math.min(...running.map((seat) => timeLeft(table, seat) ?? Infinity)) : null
}

// Time in its two largest units, rounded down. On a clock seconds count in the last minute only.
function parts(ms: number, exact: boolean): [number, string][] {
  const first = UNITS.findIndex(([, length]) => ms >= length)
  if (first < 0) return [[0, 'second']]
  let rest = ms
  const counted = UNITS.map(([unit, length]): [number, string] => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return [count, unit]
  })
  return counted.slice(first, first + 2).filter(([count, unit], place) => place === 0 || (count > 0 && (exact || unit !== 'second')))
}

export function shortDuration(ms: number, exact = false): string {
  return parts(ms, exact)
    .map(([count, unit]) => say(`span-${unit}`, { count }))
    .join(' ')
}

// The same in full words.
export function longDuration(ms: number, exact = false): string {
  const words = parts(ms, exact).map(([count, unit]) => new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
  return new Intl.ListFormat(settings.language, { type: 'unit' }).format(words)
}
