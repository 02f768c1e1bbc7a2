import { describe, expect, it } from 'vitest'
import type { Move } from '../../../../lib/protocol'
import type { Play } from '../../../../table/play.svelte'
import burgundy from '../..'

const play = { view: {} } as unknown as Play

describe('moves with extra tiles', () => {
  it.each([
    ['copy town-hall', 'use the crane as town hall'],
    ['count cow', 'also score cows'],
    ['hire', 'hire workers'],
  ])('are named by their notation: %s', (notation, name) => expect(burgundy.moveName(notation)).toBe(name))

  it('say what they are about', () => {
    const named = (verb: string, parts: Partial<Move>): string => burgundy.moveTitle({ move: '', verb, ...parts }, play)
    expect(named('copy', { tile: 'church' })).toBe('Church')
    expect(named('count', { animal: 'sheep' })).toBe('Also score the sheep')
  })
})
