import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Tooltips name their rules in words; each must be one that the rulebook has a page for.
test('rules of tooltips have a page', () => {
  const rules = readFileSync('../src/crenel/games/great_wall/data/rules.toml', 'utf-8').matchAll(/id = "great_wall\.([^"]+)", page = [1-9]/g)
  const paged = new Set([...rules].map(([, rule]) => rule!))
  const here = 'src/games/great_wall'
  const texts = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svelte') || name === 'tipTexts.ts')
    .map((name) => readFileSync(`${here}/${name}`, 'utf-8'))
  const named = texts.flatMap((text) => [...text.matchAll(/book\(play, '([\w.-]+)'/g)].map(([, rule]) => rule!))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((rule) => !paged.has(rule))).toEqual([])
  const places = ['builders', 'logistics', 'tea-house', 'academy', 'barracks.cost', 'embassy.clerk', 'production.steps']
  const soldiers = ['attack.spearman', 'attack.archer', 'attack.horseman', 'clerks.move']
  expect([...places, ...soldiers].filter((rule) => !paged.has(rule))).toEqual([])
})
