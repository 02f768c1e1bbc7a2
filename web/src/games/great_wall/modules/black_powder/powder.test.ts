import { expect, test } from 'vitest'
import type { LoggedEvent } from '../../../../lib/protocol'
import type { Clan, Section } from '../../types'
import { around } from '../../grid'
import { forecast, onFiringSpots, shames, spans, targetAt } from './powder'
import type { PowderView, Target } from './types.generated'
import { parted, towerHonor } from './winter'

const logged = (...events: Partial<LoggedEvent>[]): LoggedEvent[] => events.map((event, n) => ({ event: '', n, move: n, ...event }))

test('a tank takes a block of two by two, to its right or its left', () => {
  expect(spans('tank', 'a3', 'right')).toEqual(['a3', 'a4', 'b3', 'b4'])
  expect(spans('tank', 'b3', 'left')).toEqual(['a2', 'a3', 'b2', 'b3'])
  expect(spans('horseman', 'a3', 'right')).toBeUndefined()
  expect(around(spans('tank', 'b3', 'left')!)).toEqual({ x: 1, y: 0, width: 2, height: 2 })
})

test('soldiers on firing spots who are no archers', () => {
  const clan = { soldiers: { others_firing: { left: { bomber: 1 } } } } as unknown as Clan
  expect(onFiringSpots(clan, 'left')).toEqual({ bomber: 1 })
  expect(onFiringSpots(clan, 'right')).toEqual({})
})

test('a forecast tells of ladders and of levels that fall', () => {
  expect(forecast({} as Section)).toEqual({})
  expect(Object.keys(forecast({ falling: 1 } as Section))).toEqual(['then'])
  expect(Object.keys(forecast({ ladders: true, falling: 2 } as Section))).toEqual(['instead', 'then'])
})

const TARGET: Target = { section: 'left', machine: 'cannon', row: 1, wounds: ['a1'], wasted: 0, hits: [] }

test('one is shamed for the soldiers of others, not for own ones or an automa’s', () => {
  const hit = (clan: number): Target => ({ ...TARGET, hits: [{ clan, soldier: 'spearman' }] })
  expect(shames(TARGET, 0, 2)).toBe(false)
  expect(shames(hit(0), 0, 2)).toBe(false)
  expect(shames(hit(1), 0, 2)).toBe(true)
  expect(shames(hit(2), 0, 2)).toBe(false)
  expect(shames({ ...TARGET, hits: null }, 0, 2)).toBe(false)
})

test('the target of a machine in a row', () => {
  const powder = { targets: [TARGET] } as unknown as PowderView
  expect(targetAt(powder, 'left', 'cannon', 1)).toBe(TARGET)
  expect(targetAt(powder, 'left', 'cannon', 2)).toBeUndefined()
})

const WINTER = logged(
  { event: 'season_started', season: 'winter' },
  { event: 'wall_destroyed', section: 'left' },
  { event: 'assault', section: 'left' },
  { event: 'shamed', seat: 1 },
  { event: 'honor', source: 'towers', seat: 0, honor: 2 },
  { event: 'honor', source: 'towers', seat: 0, honor: 2 },
  { event: 'shamed', seat: 1 },
  { event: 'ram_moved', section: 'middle', row: 1 },
  { event: 'wall_destroyed', section: 'middle' },
  { event: 'requests_begun' },
)

test('towers are judged and walls fall after the last assault', () => {
  const { towers, siege } = parted(WINTER)
  expect(towers.map((event) => event.n)).toEqual([4, 5, 6])
  expect(siege.map((event) => event.n)).toEqual([7, 8])
  expect([...towerHonor(towers)]).toEqual([[0, 4]])
  expect(parted(WINTER.slice(0, 4))).toEqual({ towers: [], siege: [] })
})
