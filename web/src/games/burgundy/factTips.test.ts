import { expect, test } from 'vitest'
import type { Play } from '../../table/play.svelte'
import { orderTip, phaseTip, pointsTip, roundTip, silverTip, soldTip, storageTip, whiteTip, workersTip } from './factTips'

const rules = ['area.phase', 'round.roll', 'round.order', 'round.white-die', 'turn.workers', 'black-depot', 'sell', 'take.full-keys']
const duchy = { workers: 5, silver: 3, sold: { red: 2 }, keys: ['ship'], key_spaces: 3, score: 9, points: { areas: 9 } }
const play = {
  catalogue: { phases: { A: 10, E: 2 }, rounds: 5, black_price: 2, pages: Object.fromEntries(rules.map((rule) => [`burgundy.${rule}`, 4])) },
  view: { round: 2, coming: ['red'], order: [1, 0], white: 3, players: [duchy, duchy] },
  nameOf: (seat: number) => `Player ${seat}`,
  showsScore: (seat: number) => seat === 0,
  game: { sources: () => [{ key: 'areas', icon: '', label: 'Areas' }] },
} as unknown as Play

test('tracks and numbers say what they are, and on which page it stands', () => {
  const told = [
    phaseTip(play, 'A'),
    roundTip(play, 3),
    orderTip(play),
    whiteTip(play),
    workersTip(play, 1),
    silverTip(play, 1),
    soldTip(play, 1),
    storageTip(play, 1),
  ]
  for (const tip of told) {
    expect(tip.title).not.toContain('b-')
    for (const line of tip.body) expect(line).toMatch(/^[A-Z0-9].*[.]$/)
    expect(tip.book?.said).toContain('4')
  }
})

test('they say what it is worth', () => {
  expect(phaseTip(play, 'A').body[0]).toContain('10')
  expect(phaseTip(play, 'E').body[1]).toContain('ends')
  expect(workersTip(play, 1).facts[0]?.text).toBe('2 points')
  expect(silverTip(play, 1).facts[0]?.text).toBe('3 points')
  expect(storageTip(play, 1).facts[0]?.text).toBe('1 of 3')
  expect(orderTip(play).facts.map((fact) => fact.text)).toEqual(['Player 1', 'Player 0'])
  expect(pointsTip(play, 0)?.facts).toEqual([{ label: 'Areas', text: '9' }])
  expect(pointsTip(play, 1)).toBeNull()
})
