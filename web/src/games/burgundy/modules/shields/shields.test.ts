import { describe, expect, it } from 'vitest'
import type { Move } from '../../../../lib/protocol'
import type { Play } from '../../../../table/play.svelte'
import burgundy from '../..'

const play = { nameOf: () => 'Ada', catalogue: { goods: { red: 4 } }, view: { shields: [], asking: { shield: 7 } } } as unknown as Play

describe('moves with shields', () => {
  it.each([
    ['shield 12', 'take shield 12'],
    ['hang d4', 'hang the shield on d4'],
    ['pay for 2 workers', 'pay tax'],
    ['drop 3', 'give up shield 3'],
    ['turn 2 to 6', 'change 2 to 6'],
    ['fetch red', 'collect red goods'],
  ])('are named by their notation: %s', (notation, name) => expect(burgundy.moveName(notation)).toBe(name))

  it('say what they are about', () => {
    const named = (verb: string, parts: Partial<Move>): string => burgundy.moveTitle({ move: '', verb, ...parts }, play)
    expect(named('turn', { number: 2, to: 6 })).toBe('Change 2 to 6')
    expect(named('follow', { seat: 1 })).toBe('Use Ada’s monasteries')
    expect(named('hang', { cell: 'd4' })).toBe('Hang on the castle at d4')
    expect(burgundy.pieceOf({ move: '', verb: 'hang', cell: 'd4' }, play)).toBe('shield-7')
  })

  it('say how they are paid', () => {
    expect(burgundy.paid({ move: '', verb: 'pay', silver: 1, workers: 1 }, play)).toBe('for 1 silver and 1 worker')
    expect(burgundy.paid({ move: '', verb: 'shield', dice: 2, workers: 2 }, play)).toBe('with both dice and 2 workers')
    expect(burgundy.paid({ move: '', verb: 'shield', dice: 0, workers: 0 }, play)).toBe('no die needed')
  })
})
