// Words can be read in every look, light and dark. Where cards have a texture, tools that look at the page cannot tell.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SHEETS = ['app.css', 'cardboard.css', 'games/burgundy/burgundy.css', 'games/great_wall/wall.css']
const text = SHEETS.map((sheet) => readFileSync(`src/${sheet}`, 'utf-8')).join('\n')

const LOOKS: Record<string, string[]> = {
  'drawn, light': [':root'],
  'drawn, dark': [':root', "[data-theme='dark']"],
  'cardboard, light': [':root', "[data-look='cardboard']"],
  'cardboard, dark': [':root', "[data-theme='dark']", "[data-look='cardboard']", "[data-look='cardboard'][data-theme='dark']"],
}

// The colours that these selectors set, later ones over earlier ones.
function colours(selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const wanted of selectors) {
    for (const [, selector, body] of text.matchAll(/^([^\s@}/][^{\n]*) \{\n([^}]*)\}/gm)) {
      if (selector !== wanted) continue
      for (const [, name, value] of body!.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)) found[name!] = value!
    }
  }
  return found
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const GROUNDS = ['surface', 'pop', 'well', 'bg']
const WORDS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-2', ground],
  ]),
  ...['gain', 'stop', 'changed'].flatMap((ink): [string, string][] => [
    [ink, 'surface'],
    [ink, 'pop'],
  ]),
  ['on-go', 'go'],
  ['warn-ink', 'warn-bg'],
  ['hold-ink', 'hold-bg'],
  ['ink-2', 'earth'],
  ['ink-2', 'steppe'],
  ['wall-ink', 'wall-face'],
  ['on-black', 'black'],
  ...['castle', 'mine', 'monastery', 'ship', 'pasture', 'building', 'wild'].map((kind): [string, string] => [`on-${kind}`, kind]),
]

test.each(Object.entries(LOOKS))('words are readable: %s', (_, selectors) => {
  const set = colours(selectors)
  const faint = WORDS.filter(([ink, ground]) => contrast(set[ink]!, set[ground]!) < 4.5)
  expect(faint.map(([ink, ground]) => `${ink} on ${ground}: ${contrast(set[ink]!, set[ground]!).toFixed(2)}`)).toEqual([])
})

test.each(Object.entries(LOOKS))('targets stand out: %s', (_, selectors) => {
  const set = colours(selectors)
  for (const ground of GROUNDS.slice(0, 3)) expect(contrast(set.legal!, set[ground]!)).toBeGreaterThan(3)
})
