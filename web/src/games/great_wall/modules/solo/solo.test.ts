import { expect, test } from 'vitest'
import great_wall from '../..'

const CARD = { name: 'patience', source: 'house', do: [{ send: 4 }, { activate: 1 }] }

test('his cards are among the pieces, line by line in words', () => {
  const empty = { hordes: {}, commands: {}, generals: {}, advisors: {}, tactics: {}, artifacts: {} }
  const [entry] = great_wall.glossary({ ...empty, solo: { patience: CARD } }).filter(({ piece }) => piece === 'solo-patience')
  expect(entry?.kind).toBe('Qin Jiushao’s card')
  expect(entry?.body).toHaveLength(2)
  expect(entry?.body.join(' ')).not.toMatch(/solo-|\{/)
})
