import { expect, test } from 'vitest'
import solo from '.'
import { glossary } from '../../endParts'
import { registry } from '../../module'
import type { Catalogue } from '../../types'

registry.register([solo])

test('his cards are among the pieces, line by line in words', () => {
  const empty = { hordes: {}, commands: {}, generals: {}, advisors: {}, tactics: {}, artifacts: {} }
  const catalogue = { ...empty, solo: { patience: { name: 'patience', source: 'house', do: [{ send: 4 }, { activate: 1 }] } } } as unknown as Catalogue
  const [entry] = glossary(catalogue).filter(({ piece }) => piece === 'solo-patience')
  expect(entry?.kind).toBe('Qin Jiushao’s card')
  expect(entry?.body).toEqual([
    'Qin Jiushao sends 4 clerks, to the lowest locations on the track first.',
    'The highest location on the track where Qin Jiushao has a clerk activates, full or not.',
  ])
})
