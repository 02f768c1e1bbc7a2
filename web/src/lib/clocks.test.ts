import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awayUntil, syncClock, lateSeats, leastLeft, lowTimeThreshold, shortDuration, longDuration, timeLeft } from './clocks.svelte'
import { BY_DAYS, nameOfPace, paceNamed, paceText, SITTING } from './pace'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const table = (left: (number | null)[], running: number[], at = 5_000_000) => ({
  clocks: { at, left, running, away: [], leave: [] },
})

beforeEach(() => {
  settings.language = 'en'
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

describe('a clock', () => {
  it('runs from what the server said, whatever the time is here', () => {
    const shown = table([MINUTE, MINUTE], [1])
    syncClock(shown.clocks)
    vi.advanceTimersByTime(10 * SECOND)
    expect(timeLeft(shown, 0)).toBe(MINUTE)
    expect(timeLeft(shown, 1)).toBe(50 * SECOND)
    vi.advanceTimersByTime(HOUR)
    expect(timeLeft(shown, 1)).toBe(0)
  })
  it('goes on from the moment it was read, not from when it is looked at', () => {
    const old = table([MINUTE], [0])
    syncClock({ ...old.clocks, at: old.clocks.at + 20 * SECOND })
    expect(timeLeft(old, 0)).toBe(40 * SECOND)
  })
  it('never shows more than was left', () => {
    const newer = table([MINUTE], [0])
    syncClock({ ...newer.clocks, at: newer.clocks.at - 20 * SECOND })
    expect(timeLeft(newer, 0)).toBe(MINUTE)
  })
  it('stands still while its player is away, as long as the table grants days', () => {
    const at = 5_000_000
    const away = [{ seat: 0, start: at + MINUTE, end: at + 3 * MINUTE }]
    const shown = (leave: number) => ({ clocks: { at, left: [HOUR, HOUR], running: [0, 1], away, leave: [leave, leave] } })
    syncClock(shown(HOUR).clocks)
    expect(awayUntil(shown(HOUR), 0)).toBeNull()
    vi.advanceTimersByTime(2 * MINUTE)
    expect(timeLeft(shown(HOUR), 0)).toBe(HOUR - MINUTE)
    expect(timeLeft(shown(HOUR), 1)).toBe(HOUR - 2 * MINUTE)
    expect(awayUntil(shown(HOUR), 0)).toBe(at + 3 * MINUTE)
    expect(awayUntil(shown(HOUR), 1)).toBeNull()
    vi.advanceTimersByTime(2 * MINUTE)
    expect(timeLeft(shown(HOUR), 0)).toBe(HOUR - 2 * MINUTE)
    expect(timeLeft(shown(MINUTE), 0)).toBe(HOUR - 3 * MINUTE) // no more days are left
    expect(awayUntil(shown(HOUR), 0)).toBeNull()
  })
  it('is not there for bots, nor at tables without clocks', () => {
    expect(timeLeft(table([null, MINUTE], []), 0)).toBeNull()
    expect(timeLeft({ clocks: null }, 0)).toBeNull()
  })
  it('says who is late as the server does, and not before', () => {
    expect(lateSeats(table([0, 1, 0], [0, 1]))).toEqual([0])
    expect(lateSeats({ clocks: null })).toEqual([])
  })
  it('counts the seat of mine that has least', () => {
    expect(leastLeft(table([9, 5, 1], [0, 1]), [0, 1])).toBe(5)
    expect(leastLeft(table([9, 5, 1], [2]), [0, 1])).toBeNull()
  })
  it('is short in the last minute, and sooner where there is much', () => {
    expect(lowTimeThreshold({ bank: 60, extra: 0, away: 0 })).toBe(20 * SECOND)
    expect(lowTimeThreshold(SITTING.fast!)).toBe(MINUTE)
    expect(lowTimeThreshold(BY_DAYS.day!)).toBe(2 * HOUR)
  })
})

describe('time in words', () => {
  it('has two units at most, and seconds only in the last minute', () => {
    expect(shortDuration(0)).toBe('0 s')
    expect(shortDuration(59_999)).toBe('59 s')
    expect(shortDuration(MINUTE)).toBe('1 min')
    expect(shortDuration(15 * MINUTE - 1)).toBe('14 min')
    expect(shortDuration(HOUR)).toBe('1 h')
    expect(shortDuration(5 * HOUR + 12 * MINUTE + 3)).toBe('5 h 12 min')
    expect(shortDuration(53 * HOUR + 9 * MINUTE)).toBe('2 d 5 h')
    expect(longDuration(53 * HOUR)).toBe('2 days, 5 hours')
  })
  it('is exact where it is a rule', () => {
    expect(shortDuration(90 * SECOND, true)).toBe('1 min 30 s')
  })
  it('follows the language', () => {
    settings.language = 'pl'
    expect(longDuration(3 * MINUTE)).toBe('3 minuty')
    expect(paceText(BY_DAYS.week!)).toBe(say('pace-turn', { time: '7 dni' }))
  })
  it('tells a pace', () => {
    expect(paceText(SITTING.normal!)).toBe(say('pace-bank', { bank: '15 min', extra: '45 s' }))
    expect(paceText(BY_DAYS.day!)).toBe(say('pace-turn', { time: '1 day' }))
  })
})

describe('offers', () => {
  it('are found by name and by pace', () => {
    for (const name of [...Object.keys(SITTING), ...Object.keys(BY_DAYS)]) expect(nameOfPace(paceNamed(name))).toBe(name)
    expect(paceNamed('')).toBeNull()
    expect(nameOfPace(null)).toBe('')
    expect(nameOfPace({ bank: 61, extra: 1, away: 0 })).toBe('')
  })
})
