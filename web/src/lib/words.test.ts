// The three languages say the same things: same messages, same attributes, same details.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const inside = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
const moduleFolders = (game: string): string[] => (existsSync(join(game, 'modules')) ? inside(join(game, 'modules')) : [])
const folders = ['src', ...inside('src/games').flatMap((game) => [game, join(game, 'cover'), ...moduleFolders(game)])].map((folder) => join(folder, 'locales'))

function messages(folder: string, language: string): Map<string, string[]> {
  const text = readFileSync(join(folder, `${language}.ftl`), 'utf8')
  const found = new Map<string, string[]>()
  for (const entry of new FluentResource(text).body) {
    const details = new Set(Array.from(JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g), (match) => match[1]!))
    found.set(entry.id, [...details].sort())
  }
  const written = Array.from(text.matchAll(/^([\w-]+) =/gm), (match) => match[1]!)
  expect([...found.keys()], `${folder}/${language}.ftl has a message that cannot be read`).toEqual(written)
  return found
}

describe.each(folders)('%s', (folder) => {
  const english = messages(folder, 'en')
  it.each(['es', 'pl'])('says all in %s', (language) => {
    const other = messages(folder, language)
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort())
  })
  // `$tile_object` is a form of `$tile`: which one a sentence needs is for the language to say.
  const detail = (name: string): string => name.replace(/_(object|of)$/, '')
  it.each(['es', 'pl'])('uses no detail in %s that English does not have', (language) => {
    for (const [key, details] of messages(folder, language)) {
      const known = (english.get(key) ?? []).map(detail)
      expect(known, key).toEqual(expect.arrayContaining(details.map(detail)))
    }
  })
})

describe('the catalogues', () => {
  const shared = '../src/crenel/locales/en'
  const all = new Set([
    ...folders.flatMap((folder) => [...messages(folder, 'en').keys()]),
    ...readdirSync(shared).flatMap((file) => new FluentResource(readFileSync(join(shared, file), 'utf8')).body.map((entry) => entry.id)),
  ])
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))

  it('have every message that the page asks for by name', () => {
    const missing = sources.flatMap((file) =>
      Array.from(readFileSync(join('src', file), 'utf8').matchAll(/\bsay\('([\w-]+)'/g), (match) => match[1]!).filter((key) => !all.has(key)),
    )
    expect(missing).toEqual([])
  })
})
