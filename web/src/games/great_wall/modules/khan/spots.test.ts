import { expect, test } from 'vitest'
import { spotsOf } from './spots'

const card = { card: 'genghis-khan', spots: [0, 0, 3, 5], active: [true, true, true, false], cover: {}, open: 3 }

test('only active spots are there', () => {
  expect(spotsOf(card).map(({ number, from }) => [number, from])).toEqual([
    [1, 0],
    [2, 0],
    [3, 3],
  ])
})

test('a horseman on two spots is one piece', () => {
  const spots = spotsOf({ ...card, cover: { '1': 'horseman 2 right', '3': 'spearman 0' } })
  expect(spots).toEqual([
    { number: 1, from: 0, soldier: 'horseman', clan: 2, wide: true },
    { number: 3, from: 3, soldier: 'spearman', clan: 0, wide: false },
  ])
})
