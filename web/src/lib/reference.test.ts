import { expect, test } from 'vitest'
import type { Reference, ReferenceSection } from './protocol'
import { anchorOf, search, sectionOf } from './reference'

const section = (name: string, title: string, rules: [string, string][], wrong: string[] = []): ReferenceSection => ({
  name,
  anchor: `toy.section.${name}`,
  module: '',
  title,
  lead: '',
  paragraphs: rules.map(([rule, text]) => ({ rule, text, source: 'house', page: 0, ruling: false, piece: '' })),
  flow: [],
  ordered: true,
  tables: [],
  pictures: [],
  cards: [],
  wrong,
})
const TOY: Reference = {
  game: 'toy',
  language: 'en',
  sections: [
    section(
      'animals',
      'Livestock',
      [
        ['toy.cow', 'Cows score.'],
        ['toy.ruling.1', 'Łódź counts.'],
      ],
      ['Geese bite.'],
    ),
    section('start', 'Set-up', [['kernel.turn', 'Whose turn it is.']]),
  ],
  steps: { feed: 'toy.cow' },
  options: { geese: 'toy.section.animals' },
  events: { milked: 'toy.cow' },
}

test('a place is a section, a rule, an option, a step or an event', () => {
  expect(anchorOf(TOY, 'animals')).toBe('toy.section.animals')
  expect(anchorOf(TOY, 'cow')).toBe('toy.cow')
  expect(anchorOf(TOY, 'toy.ruling.1')).toBe('toy.ruling.1')
  expect(anchorOf(TOY, 'kernel.turn')).toBe('kernel.turn')
  expect(anchorOf(TOY, 'step.feed')).toBe('toy.cow')
  expect(anchorOf(TOY, 'option.geese')).toBe('toy.section.animals')
  expect(anchorOf(TOY, 'event.milked')).toBe('toy.cow')
  expect(anchorOf(TOY, 'nowhere')).toBeNull()
})

test('a rule lies in its section', () => {
  expect(sectionOf(TOY, 'kernel.turn')?.name).toBe('start')
  expect(sectionOf(TOY, 'toy.section.animals')?.name).toBe('animals')
})

test('words are looked for in headings, rules and remarks, without accents', () => {
  expect(search(TOY, '').map((each) => each.section.name)).toEqual(['animals', 'start'])
  expect(search(TOY, 'livestock')[0]).toMatchObject({ whole: true })
  expect(search(TOY, 'lodz')[0]).toMatchObject({ whole: false, paragraphs: [{ rule: 'toy.ruling.1' }] })
  expect(search(TOY, 'geese')[0]?.section.name).toBe('animals')
  expect(search(TOY, 'dragon')).toEqual([])
})
