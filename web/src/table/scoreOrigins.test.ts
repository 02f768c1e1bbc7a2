import { describe, expect, it } from 'vitest'
import type { Told } from '../games/types'
import type { LoggedEvent } from '../lib/protocol'
import { logSections } from './log'
import { originLines, type Origin } from './scoreOrigins'

const event = (n: number, move: number, name: string, rest: object = {}): LoggedEvent => ({ n, move, event: name, seat: 0, ...rest })
const EVENTS = [
  event(0, 0, 'round', { seat: undefined }),
  event(1, 1, 'placed'),
  event(2, 1, 'areas', { points: 6, early: 10 }),
  event(3, 1, 'silver'),
  event(4, 2, 'sold', { points: 3 }),
  event(5, 3, 'placed', { seat: 1 }),
  event(6, 3, 'areas', { seat: 1, points: 1, early: 8 }),
  event(7, 4, 'placed'),
  event(8, 4, 'areas', { points: 1, early: 8 }),
  event(9, 4, 'areas', { seat: 1, points: 3, early: 8 }),
]

function tell(each: LoggedEvent): Told | null {
  if (each.event === 'round') return { level: 'round', text: 'round 1' }
  if (['placed', 'sold'].includes(each.event)) return { level: 'head', text: `Somebody ${each.event}.` }
  return { level: 'effect', text: `Area +${String(each.points)}.`, short: `+${String(each.points)}` }
}

function origins(each: LoggedEvent): Origin[] {
  if (each.event === 'sold') return [[each.seat!, 'sales', Number(each.points)]]
  if (each.event !== 'areas') return []
  return [
    [each.seat!, 'areas', Number(each.points)],
    [each.seat!, 'early', Number(each.early)],
  ]
}

const traced = (seat: number, source: string) => originLines(logSections(EVENTS, tell), origins, seat, source)

describe('where points came from', () => {
  it('names the decisions that brought them, their round and what it was', () => {
    expect(traced(0, 'areas')).toEqual([
      { n: 1, move: 1, where: 'round 1', text: 'Somebody placed.', effects: ['+6'], points: 6 },
      { n: 7, move: 4, where: 'round 1', text: 'Somebody placed.', effects: ['+1'], points: 1 },
    ])
    expect(traced(0, 'sales')).toEqual([{ n: 4, move: 2, where: 'round 1', text: 'Somebody sold.', effects: [], points: 3 }])
  })

  it('tells sources of one event apart', () => {
    expect(traced(0, 'early').map((trace) => trace.points)).toEqual([10, 8])
  })

  it('gives what one player owes to the decision of another a line of its own', () => {
    expect(traced(1, 'areas').map(({ text, points }) => [text, points])).toEqual([
      ['Somebody placed.', 1],
      ['Area +3.', 3],
    ])
  })

  it('has nothing for a source that brought nothing', () => {
    expect(traced(1, 'sales')).toEqual([])
  })
})
