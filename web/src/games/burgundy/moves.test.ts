import { describe, expect, it } from 'vitest'
import type { Move } from '../../lib/protocol'
import type { Play } from '../../table/play.svelte'
import { moveName, moveTitle, paid } from './moves'

const play = { nameOf: () => 'Ada', catalogue: { goods: { red: 4 } }, view: { asking: { shield: 7 } } } as unknown as Play

describe('moves that were made', () => {
  it.each([
    ['take church 3 with 5', 'took church'],
    ['build bank e4 1', 'placed bank'],
    ['copy town-hall', 'crane as town hall'],
    ['count cow', 'counted cows'],
    ['shield 12', 'took shield 12'],
    ['hang d4', 'hung the shield on d4'],
    ['pay for 2 workers', 'paid the tax'],
    ['drop 3', 'gave up shield 3'],
    ['turn 2 to 6', 'turned 2 to 6'],
    ['fetch red', 'fetched red'],
    ['hire', 'hired workers'],
  ])('%s', (notation, name) => expect(moveName(notation)).toBe(name))
})

describe('moves that can be made', () => {
  const named = (verb: string, parts: Partial<Move>): string => moveTitle({ move: '', verb, ...parts }, play)

  it('say what they are about', () => {
    expect(named('copy', { tile: 'church' })).toBe('Church')
    expect(named('count', { animal: 'sheep' })).toBe('Count the sheep')
    expect(named('turn', { number: 2, to: 6 })).toBe('2 becomes 6')
    expect(named('follow', { seat: 1 })).toBe('Monasteries: Ada')
    expect(named('hang', { cell: 'd4' })).toBe('On the castle of d4')
  })

  it('say how they are paid', () => {
    expect(paid({ move: '', verb: 'pay', silver: 1, workers: 1 }, play)).toBe('for 1 silver and 1 worker')
    expect(paid({ move: '', verb: 'shield', dice: 2, workers: 2 }, play)).toBe('with both dice and 2 workers')
    expect(paid({ move: '', verb: 'shield', dice: 0, workers: 0 }, play)).toBe('no die needed')
  })
})
