import { expect, test } from 'vitest'
import type { LoggedEvent, Move } from '../../../../lib/protocol'
import type { Clan, WallView } from '../../types'
import { firstToStarve, mealsOf, mouthsOf } from './feeding'

const clan = {
  clan: 0,
  clerks: { pool: 1, reserve: 3, at: { quarry: 2 } },
  soldiers: { rest: { left: { spearman: 1 } }, firing: { left: 2 }, overseers: { temple: { level: 2, soldier: 'spearman' } } },
} as unknown as Clan
const view = {
  sections: [{ section: 'left', hordes: [{ cover: { a1: 'horseman 0 right', a4: 'horseman 1', b1: 'wound' } }] }],
} as unknown as WallView
const moves = [
  { move: 'starve clerk quarry', verb: 'starve', piece: 'clerk', place: 'quarry' },
  { move: 'starve archer left wall', verb: 'starve', piece: 'archer', section: 'left', stands: 'wall' },
  { move: 'starve spearman left rest', verb: 'starve', piece: 'spearman', section: 'left', stands: 'rest' },
  { move: 'starve horseman left horde 1', verb: 'starve', piece: 'horseman', section: 'left', stands: 'horde', row: 1 },
  { move: 'starve overseer temple', verb: 'starve', piece: 'overseer', place: 'temple' },
  { move: 'done', verb: 'done' },
] as Move[]

test('every piece on the board is a mouth of its own', () => {
  const pieces = mouthsOf(moves, view, clan).map((mouth) => mouth.piece)
  expect(pieces).toEqual(['clerk', 'clerk', 'archer', 'archer', 'spearman', 'horseman', 'overseer'])
})

test('clerks starve first, overseers last, and nobody who can eat', () => {
  const mouths = mouthsOf(moves, view, clan)
  expect(firstToStarve(mouths, 7)).toEqual([])
  expect(firstToStarve(mouths, 4)).toEqual(['starve clerk quarry 1', 'starve clerk quarry 2', 'starve spearman left rest 1'])
  expect(firstToStarve(mouths, 1)).not.toContain('starve overseer temple 1')
})

test('what each player fed and lost', () => {
  const events = [
    { n: 1, event: 'clerk_starved', seat: 1, place: 'quarry' },
    { n: 2, event: 'fed', seat: 1, count: 4, food: 0 },
    { n: 3, event: 'fed', seat: 0, count: 2, food: 5 },
  ] as unknown as LoggedEvent[]
  expect(mealsOf(events)).toEqual([
    { seat: 1, fed: 4, food: 0, starved: 1 },
    { seat: 0, fed: 2, food: 5, starved: 0 },
  ])
})
