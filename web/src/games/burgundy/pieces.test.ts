import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import './index'
import { tileRules } from './pieces'

test('the most exact rule of a tile comes first', () => {
  expect(tileRules('monastery28')[0]).toBe('extra-tiles.workers')
  expect(tileRules('inn')[0]).toBe('inns.any-hex')
  expect(tileRules('sheep3').at(-1)).toBe('livestock')
})

test('every tile has a page in the rulebook', () => {
  const game = '../src/crenel/games/burgundy'
  const files = readdirSync(game, { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('rules.toml'))
  const text = files.map((file) => readFileSync(`${game}/${file}`, 'utf-8')).join()
  const rules = text.matchAll(/id = "burgundy\.([^"]+)", page = [1-9]/g)
  const paged = new Set([...rules].map(([, rule]) => rule!))
  const numbered = Array.from({ length: 29 }, (_, index) => `monastery${index + 1}`)
  const buildings = ['market', 'carpenter', 'church', 'warehouse', 'boarding-house', 'bank', 'town-hall', 'watchtower']
  const tiles = ['castle', 'mine', 'ship', 'cow4', 'geese', 'crane', 'white-castle', 'inn', ...buildings, ...numbered]
  expect(tiles.filter((tile) => !paged.has(tileRules(tile).find((rule) => paged.has(rule)) ?? ''))).toEqual([])
  // And the rule found is one about this tile, not about its kind.
  expect([...buildings, ...numbered].filter((tile) => !paged.has(tileRules(tile)[0]!))).toEqual([])
})
