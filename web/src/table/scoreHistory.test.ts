import { describe, expect, it } from 'vitest'
import type { Told } from '../games/types'
import type { LoggedEvent } from '../lib/protocol'
import { scoreHistory, scale } from './scoreHistory'
import { logSections } from './log'

const event = (n: number, move: number, name: string, rest: object = {}): LoggedEvent => ({ n, move, event: name, ...rest })
const EVENTS = [
  event(0, 0, 'chapter'),
  event(1, 0, 'round', { round: 1 }),
  event(2, 1, 'paid', { seat: 0 }),
  event(3, 1, 'did', { seat: 0 }),
  event(4, 1, 'scored', { seat: 0, points: 4 }),
  event(5, 2, 'did', { seat: 1 }),
  event(6, 2, 'round', { round: 2 }),
  event(7, 3, 'scored', { seat: 1, points: 3 }),
]
const LATER = [
  event(0, 0, 'resumed', { round: 3, scores: [2, 5] }),
  event(1, 1, 'scored', { seat: 0, points: 4 }),
  event(2, 1, 'round', { round: 4 }),
  event(3, 2, 'scored', { seat: 1, points: 3 }),
]
function tell(each: LoggedEvent): Told | null {
  if (each.event === 'resumed') return { level: 'round', text: 'round 3', barrier: 'It goes on.', resumed: { chapter: 'C', before: 2 } }
  if (each.event === 'chapter') return { level: 'chapter', text: 'A' }
  if (each.event === 'round') return { level: 'round', text: `round ${String(each.round)}` }
  if (each.event === 'paid') return { level: 'with', text: 'with the 3' }
  if (each.event === 'scored') return { level: 'effect', text: `+${String(each.points)}`, gain: true }
  return { level: 'head', text: 'Did it.' }
}
function points(each: LoggedEvent): [number, number][] {
  if (each.event === 'resumed') return (each.scores as number[]).map((score, seat) => [seat, score])
  return each.event === 'scored' ? [[each.seat!, Number(each.points)]] : []
}

describe('the curve', () => {
  it('stands still at each round, and ends at the final score', () => {
    const { stops, chapters } = scoreHistory(EVENTS, 2, [6, 3], [], { points }, tell)
    expect(stops.map((stop) => stop.scores)).toEqual([
      [0, 0],
      [4, 0],
      [4, 3],
      [6, 3],
    ])
    expect(stops.map((stop) => stop.label)).toEqual(['', 'A, round 1', 'A, round 2', ''])
    expect(stops[1]!.move).toBe(2)
    expect(chapters).toEqual([{ name: 'A', from: 0, to: 2, before: 0 }])
  })

  it('begins with what a seat was given', () => {
    const { stops } = scoreHistory(EVENTS, 2, [6, 13], [0, 10], { points }, tell)
    expect(stops.map((stop) => stop.scores)).toEqual([
      [0, 10],
      [4, 10],
      [4, 13],
      [6, 13],
    ])
  })

  it('begins where a game goes on', () => {
    const { stops, chapters } = scoreHistory(LATER, 2, [6, 8], [1, 1], { points }, tell)
    expect(stops.map((stop) => stop.scores)).toEqual([
      [2, 5],
      [6, 5],
      [6, 8],
      [6, 8],
    ])
    expect(stops.map((stop) => stop.label)).toEqual(['', 'C, round 3', 'C, round 4', ''])
    expect(chapters).toEqual([{ name: 'C', from: 0, to: 2, before: 2 }])
  })

  it('has a scale that holds every score, also those that fell again', () => {
    expect(scale([0, 222, 7])).toEqual({ top: 250, step: 50, bottom: 0 })
    expect(scale([])).toEqual({ top: 5, step: 5, bottom: 0 })
    expect(scale([0, 12, -3, 4])).toEqual({ top: 15, step: 5, bottom: -5 })
  })
})

describe('the log', () => {
  it('groups by round, tells how a decision was paid and what followed', () => {
    const sections = logSections(EVENTS, tell)
    expect(sections.map((section) => section.title)).toEqual(['A, round 1', 'A, round 2'])
    expect(sections[0]!.lines.map((line) => line.head)).toEqual(['Did it with the 3.', 'Did it.'])
    expect(sections[0]!.lines[0]!.effects).toEqual([{ text: '+4', gain: true, secret: false }])
  })

  it('says where a game goes on', () => {
    const sections = logSections(LATER, tell)
    expect(sections.map((section) => section.title)).toEqual(['C, round 3', 'C, round 4'])
    expect(sections[0]!.lines[0]).toMatchObject({ head: 'It goes on.', barrier: true, seat: null })
  })

  it('gives an effect of another decision a line of its own', () => {
    expect(logSections(EVENTS, tell)[1]!.lines.map((line) => line.head)).toEqual(['+3'])
  })
})
