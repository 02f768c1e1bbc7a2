import { describe, expect, it } from 'vitest'
import { boxDeeds, cardTexts } from './texts'
import type { CardKind, Row } from './types'

const told = (kind: CardKind, row: Partial<Row>): string[] => cardTexts(kind, { name: 'card', source: 'house', ...row })

describe('cards in words', () => {
  it('tell when, on what condition, for what price, and what', () => {
    expect(told('advisor', { when: 'activation_over', pay: { gold: 1 }, do: [{ any: 3, but: 'gold' }] })).toEqual([
      'After your activation step, you may pay 1 gold: gain 3 resources of your choice, except gold.',
    ])
  })
  it('tell the boosted effect of a tactic', () => {
    const texts = told('tactic', {
      when: 'horde_defeated',
      needs: { on_horde: 'spearman', in_section: 'archer' },
      do: [{ honor: 4 }],
      cost: 2,
      boosted: [{ honor: 8 }],
    })
    expect(texts[0]).toContain('a spearman on it and an archer in that section')
    expect(texts[1]).toBe('Boost (2 chi): gain 8 honor instead.')
  })
  it('multiply a general by those who support', () => {
    const [start, ability] = told('general', { setup: { wood: 5, stone: 3, tactics: 2, tea: 65 }, when: 'killed', do: [{ honor: 2 }] })
    expect(start).toContain('5 wood and 3 stone')
    expect(ability).toContain('for each supporting advisor')
  })
  it('tell boxes with and without whom they are for', () => {
    const boxes = [
      { who: 'owner', move: 4, partner: 'economy', more: 2 },
      { who: 'others', move: 2, different: true },
    ]
    expect(told('command', { boxes })[0]).toBe('You: move up to 4 clerks, plus 2 for each Economy on the track.')
    expect(boxDeeds({ name: 'despotism', source: 'rulebook', boxes })[1]).toBe('Move up to 2 clerks, each to a different location')
  })
  it('leave no key untold', () => {
    const rows: [CardKind, Partial<Row>][] = [
      ['horde', { power: 4, honor: 6, traits: { charge: 2 }, spots: ['g . h2', '. w .'] }],
      ['artifact', { per: 'advisor', honor: 7, above: 2 }],
      ['advisor', { discount: { archer: { chi: 1 } } }],
      ['advisor', { counts: { place: 'quarry', more: 1 } }],
    ]
    for (const [kind, row] of rows) for (const text of told(kind, row)) expect(text).toMatch(/^[A-Z].*[.]$/)
  })
})
