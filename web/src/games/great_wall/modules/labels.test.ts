import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registry } from '../module'
import modules from './index'
import { moveName } from '../notation'

// Decisions of The Great Wall in words, those of its modules too.
registry.register(modules)

test.each([
  ['hire clerk', 'hire a clerk'],
  ['lead liang-hongyu with mint-warden', 'choose Liang Hongyu, with Mint Warden'],
  ['clerk temple > quarry', 'send a clerk to the quarry'],
  ['activate barracks', 'activate the barracks'],
  ['upgrade quarry', 'upgrade your overseer at the quarry'],
  ['upgrade quarry with spearman', 'place an overseer at the quarry: spearman'],
  ['rest spearman > middle', 'send a spearman to rest in the middle section'],
  ['attack archer left wall', 'attack in the left section with an archer'],
  ['spot 1 a3 right', 'choose vital spot a3, row 1'],
  ['wound left 1 b2', 'wound vital spot b2, row 1'],
  ['stock nothing', 'take nothing from the warehouse'],
  ['stock 2 wood', 'take 2 wood from the warehouse'],
  ['pay 1 stone 1 gold', 'pay 1 stone and 1 gold'],
  ['march left > right', 'march to the right section'],
  ['carry archer down', 'march with an archer'],
  ['advisor herald active', 'hire Herald as an active advisor'],
  ['tactic spoils boosted', 'play Spoils, boosted'],
  ['shame spearman', 'place a shame token: spearman'],
  ['clear spies-left', 'discard a shame token: spies'],
  ['copy economy of 1', 'copy Economy'],
  ['dismiss herald', 'discard Herald'],
  ['take herald', 'give Herald to Qin Jiushao'],
])('%s', (notation, said) => {
  expect(moveName(notation)).toBe(said)
})

// Every decision of the recorded games is told in words: no notation, nothing untold.
test('no notation reaches the reader', () => {
  const folder = new URL('../../../../../tests/golden/great_wall/', import.meta.url)
  const records = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const lines = records.flatMap((name) => readFileSync(new URL(name, folder), 'utf-8').split('\n'))
  const decisions = new Set(lines.flatMap((line) => /^\d (.+)$/.exec(line)?.[1] ?? []))
  expect(decisions.size).toBeGreaterThan(200)
  for (const decision of decisions) expect(moveName(decision), decision).toMatch(/^[a-z][^>{}$_]*$/)
})
