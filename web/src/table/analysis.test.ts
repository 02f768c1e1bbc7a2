import { describe, expect, it } from 'vitest'
import type { Told } from '../games/types'
import type { Analysis, Costly, LoggedEvent, Move } from '../lib/protocol'
import { chancesAt, contenders, costliest, placesOf, pointsWith, titlesApart } from './analysis'

const event = (n: number, move: number, name: string): LoggedEvent => ({ n, move, event: name })
function tell(each: LoggedEvent): Told | null {
  if (each.event.startsWith('phase')) return { level: 'chapter', text: each.event }
  if (each.event.startsWith('round')) return { level: 'round', text: each.event }
  if (each.event === 'resumed') return { level: 'round', text: 'round 4', resumed: { chapter: 'phase C', before: 3 } }
  return { level: 'head', text: 'Did it.' }
}

const move = (text: string): Move => ({ move: text, verb: text.split(' ')[0]! })
const costly = (seat: number, loss: number, played = 'take a', better = 'take b'): Costly => ({
  moment: 3,
  seat,
  played: move(played),
  better: move(better),
  loss,
})
const chances = (moment: number) => ({ moment, games: 8, chances: [0.25, 0.75], low: [0.1, 0.5], high: [0.5, 0.9], points: [10, 20] })
const ANALYSIS: Analysis = {
  version: 1,
  bot: 'greedy',
  games: 16,
  decisions: 6,
  moments: [chances(0), chances(6)],
  costly: [costly(0, 1), costly(1, 4), costly(0, 3)],
  habits: [],
}

describe('moments by their place in the game', () => {
  it('are those of the round that goes on there', () => {
    const at = placesOf([event(0, 0, 'did'), event(1, 1, 'phase A'), event(2, 1, 'round 1'), event(3, 2, 'did'), event(4, 5, 'round 2')], tell)
    expect([0, 1, 4, 5, 9].map((moment) => at(moment).label)).toEqual(['', 'phase A, round 1', 'phase A, round 1', 'phase A, round 2', 'phase A, round 2'])
    expect(at(9).chapter).toBe('phase A')
  })

  it('begin in the middle where the game does', () => {
    expect(placesOf([event(0, 0, 'resumed')], tell)(0)).toEqual({ chapter: 'phase C', label: 'phase C, round 4' })
  })
})

describe('chances', () => {
  it('are each player’s, or each side’s by its first seat', () => {
    expect(contenders(3, null)).toEqual([0, 1, 2])
    const side = (seats: number[]) => ({ name: '', seats, score: 0 })
    expect(contenders(4, [side([1, 3]), side([0, 2])])).toEqual([0, 1])
    expect(contenders(3, [side([0, 1, 2])])).toEqual([0])
    expect(pointsWith(1, [1, 2.5, 4, 8.2], null)).toBe(2.5)
    expect(pointsWith(1, [1, 2.5, 4, 8.2], [side([1, 3]), side([0, 2])])).toBe(10.7)
  })

  it('are the newest that are known', () => {
    expect(chancesAt(ANALYSIS, 5)?.moment).toBe(0)
    expect(chancesAt(ANALYSIS, 6)?.moment).toBe(6)
    expect(chancesAt({ ...ANALYSIS, moments: [chances(6)] }, 5)).toBeNull()
  })
})

describe('costly decisions', () => {
  it('come by what they cost, of one player or of all', () => {
    expect(costliest(ANALYSIS, null, 2).map((each) => each.loss)).toEqual([4, 3])
    expect(costliest(ANALYSIS, 0, 5).map((each) => each.loss)).toEqual([3, 1])
  })

  it('are told apart by what is paid only where they must be', () => {
    const title = (each: Move): string => each.move.split(' with ')[0]!
    const paid = (each: Move): string => each.move.split(' with ')[1] ?? ''
    expect(titlesApart(costly(0, 1, 'take a with 3', 'take b with 3'), title, paid)).toEqual(['take a', 'take b'])
    expect(titlesApart(costly(0, 1, 'take a with 3', 'take a with 4'), title, paid)).toEqual(['take a 3', 'take a 4'])
    expect(
      titlesApart(
        costly(0, 1, 'one', 'two'),
        () => 'Same',
        () => '',
      ),
    ).toEqual(['one', 'two'])
  })
})
