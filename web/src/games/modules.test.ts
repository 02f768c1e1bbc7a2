// No base file of a game knows a module: neither by name, nor by what only that module brings to the view.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import burgundy from './burgundy/modules'
import { RULE_PICTURES as burgundyPictures } from './burgundy/rulePictures'
import great_wall from './great_wall/modules'
import { RULE_PICTURES as wallPictures } from './great_wall/rulePictures'
import type { Switched } from './registry'

type Listed = Switched<never> & { verbs?: object; rulePictures?: object }
const GAMES: Record<string, Listed[]> = { burgundy, great_wall }
const PICTURES: Record<string, object> = { burgundy: burgundyPictures, great_wall: wallPictures }
// Base words that are also words of a module, with the reason why they are not searched.
const BASE_WORDS: Record<string, string> = {
  follows: 'a word of many comments; the view uses it for whose monasteries a shield uses',
}
// Values of the base that are verbs of a module too.
const BASE_VERBS: Record<string, string> = {
  turn: 'the step in which a whole turn is asked for',
  points: 'the number in an effect',
  aside: 'a word of card rows, which any deck may use',
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
const folders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n')

// Texts are free to speak of expansions; the names of messages, details and cases are not.
const named = (file: string, line: string): string => (file.endsWith('.ftl') ? [...line.matchAll(/^[\w-]+(?= =)|\$\w+|\[\w+\]/g)].join(' ') : line)
// `borderPosts`, `BorderPosts`, `border-posts` and `border_posts` are one word.
const plain = (text: string): string => text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
const pattern = (word: string): RegExp => new RegExp(`(?<![a-z])${plain(word).split(/[-_ ]/).join('[-_ ]?')}(?![a-z])`)

describe.each(Object.keys(GAMES))('%s', (game) => {
  const here = `src/games/${game}`
  const modules = GAMES[game]!
  const base = files(here).filter((file) => !file.startsWith('modules/') && !file.endsWith('.test.ts'))
  const words = modules.flatMap(({ name, words }) => [name, name.replace(/s$/, ''), ...words]).filter((word) => !(word in BASE_WORDS))
  // Verbs are everyday words: as a value they stand in quotes.
  const verbs = modules.flatMap((module) => Object.keys(module.verbs ?? {})).filter((verb) => !(verb in BASE_VERBS))

  it('lists every module once, under the name of its folder', () => {
    expect(modules.map((module) => module.name).toSorted()).toEqual(folders(`${here}/modules`).toSorted())
  })

  it('has modules that the base does not name', () => {
    const patterns = [...[...new Set(words)].map(pattern), ...verbs.map((verb) => new RegExp(`'${verb}'`))]
    const hits = base.flatMap((file) =>
      linesOf(join(here, file)).flatMap((line, index) => {
        const text = plain(named(file, line))
        return patterns.some((each) => each.test(text)) ? [`${file}:${index + 1}: ${line.trim()}`] : []
      }),
    )
    expect(base.length).toBeGreaterThan(40)
    expect(hits).toEqual([])
  })

  it('has modules that only their list imports, and that do not import one another', () => {
    const imports = (file: string, wrong: RegExp): string[] =>
      linesOf(file).flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
    const outside = files('src').filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith(`games/${game}/modules/`) && file !== 'games/modules.test.ts')
    const reaching = outside.flatMap((file) =>
      imports(
        join('src', file),
        new RegExp(file === `games/${game}/index.ts` ? `['/]modules/` : file.startsWith(`games/${game}/`) ? `['/]modules['/]` : `${game}/modules`),
      ),
    )
    const between = folders(`${here}/modules`).flatMap((name) =>
      files(`${here}/modules/${name}`).flatMap((file) => imports(`${here}/modules/${name}/${file}`, /from '\.\.\/(?!\.\.)/)),
    )
    expect([...reaching, ...between]).toEqual([])
  })

  it('draws what its rules name, and nothing else', () => {
    const root = `../src/crenel/games/${game}`
    const lines = files(root)
      .filter((file) => file.endsWith('reference.toml'))
      .flatMap((file) => linesOf(`${root}/${file}`).filter((line) => /^(picture|flow) = /.test(line)))
    const pictures = lines.flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, picture]) => picture!))
    const drawn = [PICTURES[game]!, ...GAMES[game]!.map(({ rulePictures }) => rulePictures ?? {})].flatMap((each) => Object.keys(each))
    expect(pictures.length).toBeGreaterThan(10)
    expect([...new Set(pictures)].toSorted()).toEqual(drawn.toSorted())
  })

  it('shows every slot, in one place only', () => {
    const text = readFileSync(`${here}/module.ts`, 'utf8')
    const slots = [...text.slice(text.indexOf('interface SlotProps'), text.indexOf('export type SlotName')).matchAll(/^ {2}(\w+): /gm)].map(([, slot]) => slot!)
    const shown = files(here)
      .filter((file) => file.endsWith('.svelte'))
      .flatMap((file) => [...readFileSync(join(here, file), 'utf8').matchAll(/<Slot name="(\w+)"/g)].map(([, slot]) => slot!))
    expect(slots.length).toBeGreaterThan(10)
    expect(shown.toSorted()).toEqual(slots.toSorted())
  })
})
