import { expect, test } from 'vitest'
import type { LoggedEvent } from '../../../../lib/protocol'
import { closestAssault, deedsOf, leastShame, yearsOf } from './ending'
import { canPay, demandsOf, isClose, isPaid, talkAbout } from './team'
import { leftOpen, outcomes } from './winter'

const logged = (...events: Partial<LoggedEvent>[]): LoggedEvent[] => events.map((event, n) => ({ event: '', n, move: n, ...event }))

test('what a request asks of each player, or of all together', () => {
  expect(demandsOf({ name: 'a', do: [{ each_clerk: 1 }, { each_soldier: 2 }] }, 3)).toEqual([
    { thing: 'clerk', count: 1, team: false },
    { thing: 'soldier', count: 2, team: false },
  ])
  expect(demandsOf({ name: 'a', do: [{ team_any: 4 }] }, 3)).toEqual([{ thing: 'any', count: 12, team: true }])
  expect(isPaid(demandsOf({ name: 'a', do: [{ team_walls: 1 }] }, 3))).toBe(false)
})

test('who can pay, as far as one sees', () => {
  const each = demandsOf({ name: 'a', do: [{ each_clerk: 1 }, { each_wood: 3 }] }, 2)
  expect(canPay(each, [1, 3])).toBe('yes')
  expect(canPay(each, [1, 2])).toBe('no')
  expect(canPay(each, [1, null])).toBe('unknown')
  expect(canPay(each, [0, null])).toBe('no')
  expect(canPay(demandsOf({ name: 'a', do: [{ team_wood: 3 }] }, 2), [1])).toBe('yes')
})

test('shame is close from four fifths on', () => {
  const now = { done: 0, needed: 7, of: 30, year: 1, years: 6 }
  expect(isClose({ ...now, shame: 23 })).toBe(false)
  expect(isClose({ ...now, shame: 24 })).toBe(true)
})

const WINTER = logged(
  { event: 'year_started', year: 2 },
  { event: 'season_started', season: 'winter' },
  { event: 'assault', section: 'left', power: 9, defence: 12, breach: false },
  { event: 'assault', section: 'right', power: 9, defence: 8, breach: true },
  { event: 'shamed', seat: 0, left: 17 },
  { event: 'requests_begun' },
  { event: 'request_proposed', seat: 0, card: 'gold' },
  { event: 'request_agreed', seat: 1, card: 'gold' },
  { event: 'request_refused', seat: 0, card: 'gold' },
  { event: 'request_proposed', seat: 1, card: 'grain' },
  { event: 'request_offered', seat: 0, card: 'grain', count: 0 },
  { event: 'request_offered', seat: 1, card: 'grain', count: 8 },
  { event: 'request_fulfilled', card: 'grain' },
  { event: 'requests_open', count: 1 },
  { event: 'shamed', seat: 1, left: 16 },
  { event: 'shame_redeemed', seat: 0, left: 16 },
  { event: 'event_came', card: 'comet' },
)

test('what became of each proposal of a winter', () => {
  expect(outcomes(WINTER)).toEqual([
    { request: 'gold', by: 0, fulfilled: false, refusedBy: 0 },
    { request: 'grain', by: 1, fulfilled: true },
  ])
  expect(leftOpen(WINTER)).toBe(1)
  expect(talkAbout(WINTER, 'gold').map((event) => event.event)).toEqual(['request_proposed', 'request_agreed', 'request_refused'])
})

test('the end: years, deeds of each, and how near it was', () => {
  expect(yearsOf(WINTER)).toEqual([{ year: 2, fulfilled: ['grain'], broke: ['right'], event: 'comet' }])
  expect(deedsOf(WINTER, 2)).toEqual([
    { requests: 0, walls: 0, hordes: 0, shame: 2, returned: 1 },
    { requests: 1, walls: 0, hordes: 0, shame: 1, returned: 0 },
  ])
  expect(closestAssault(WINTER)).toEqual({ year: 2, section: 'left', power: 9, defence: 12, breach: false })
  expect(leastShame(WINTER, 20)).toEqual({ year: 2, left: 16 })
  expect(leastShame(WINTER, 3)).toEqual({ year: 2, left: 3 })
})

test('a year without a Winter neither held nor broke', () => {
  expect(yearsOf(logged({ event: 'year_started', year: 4 }))[0]?.broke).toBeNull()
})
