// Everything that lies over something else takes its place from the one scale in app.css.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((file) => /\.(svelte|css)$/.test(file))
const sources = files.map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf-8') }))
const scale = [...readFileSync('src/app.css', 'utf-8').matchAll(/--z-([\w-]+): (\d+);/g)].map(([, name, height]) => ({ name: name!, height: Number(height) }))

const used = sources.flatMap(({ file, text }) => [...text.matchAll(/z-?index\s*[:=]\s*([^;\n]+)/gi)].map(([, value]) => ({ file, value: value!.trim() })))

test('the scale rises, one step each', () => {
  expect(scale.length).toBeGreaterThan(10)
  const heights = scale.map(({ height }) => height)
  expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b))
})

test('no z-index is a number of its own', () => {
  const names = scale.map(({ name }) => `var(--z-${name})`)
  expect(used.filter(({ value }) => !names.includes(value))).toEqual([])
})

test('every step of the scale is used, and set nowhere else', () => {
  const values = new Set(used.map(({ value }) => value))
  expect(scale.filter(({ name }) => !values.has(`var(--z-${name})`))).toEqual([])
  expect(sources.filter(({ file, text }) => file !== 'app.css' && /--z-[\w-]+:/.test(text))).toEqual([])
})
