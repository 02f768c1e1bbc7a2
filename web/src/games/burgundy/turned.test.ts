import { describe, expect, it } from 'vitest'
import type { LoggedEvent } from '../../lib/protocol'
import type { Play } from '../../table/play.svelte'
import { paid } from './moves'
import { turnedDice } from './turned'

const told = (...events: Record<string, unknown>[]): LoggedEvent[] => events.map((event, n) => ({ seat: 0, n, move: n, ...event }) as LoggedEvent)
const ROLL = { event: 'dice_rolled', seat: undefined }

function playing(
  events: LoggedEvent[],
  dice = [
    { value: 4, used: true },
    { value: 4, used: false },
  ],
): Play {
  return {
    seat: 0,
    events,
    view: { players: [{ board: '1', dice }] },
    catalogue: { boards: { 1: { cells: [{ cell: 'd5', number: 6 }] } }, goods: { red: 4, pink: 3 } },
  } as unknown as Play
}

describe('a die that counts as another number', () => {
  it('is known by what it was used for', () => {
    const taken = playing(told(ROLL, { event: 'die_used', die: 4, workers: 1 }, { event: 'tile_taken', tile: 'ship', depot: 3 }))
    expect(turnedDice(taken, 0)).toEqual([{ to: 3, workers: 1 }, null])
    const placed = playing(told(ROLL, { event: 'die_used', die: 4, workers: 2 }, { event: 'tile_placed', tile: 'ship', cell: 'd5' }))
    expect(turnedDice(placed, 0)).toEqual([{ to: 6, workers: 2 }, null])
    const sold = playing(told(ROLL, { event: 'die_used', die: 4, workers: 0 }, { event: 'goods_sold', good: 'pink' }))
    expect(turnedDice(sold, 0)).toEqual([{ to: 3, workers: 0 }, null])
  })

  it('waits for what comes first, as when room has to be made', () => {
    const play = playing(told(ROLL, { event: 'die_used', die: 4, workers: 1 }, { event: 'tile_discarded', tile: 'mine' }, { event: 'tile_taken', depot: 5 }))
    expect(turnedDice(play, 0)[0]).toEqual({ to: 5, workers: 1 })
  })

  it('is none that was used as it lay, that brought workers, or of another round', () => {
    const lay = told(ROLL, { event: 'die_used', die: 4, workers: 0 }, { event: 'tile_taken', depot: 4 }, { event: 'tile_placed', cell: 'd5' })
    expect(turnedDice(playing(lay), 0)).toEqual([null, null])
    const workers = told(ROLL, { event: 'die_used', die: 4, workers: 0 }, { event: 'workers_gained', workers: 2 }, { event: 'tile_taken', depot: 3 })
    expect(turnedDice(playing(workers), 0)).toEqual([null, null])
    const before = told({ event: 'die_used', die: 4, workers: 1 }, { event: 'tile_taken', depot: 3 }, ROLL)
    expect(turnedDice(playing(before), 0)).toEqual([null, null])
  })

  it('of two alike is the one that was used', () => {
    const both = [
      { value: 4, used: true },
      { value: 4, used: true },
    ]
    const play = playing(
      told(
        ROLL,
        { event: 'die_used', die: 4, workers: 0 },
        { event: 'tile_taken', depot: 4 },
        { event: 'die_used', die: 4, workers: 1 },
        { event: 'tile_taken', depot: 5 },
      ),
      both,
    )
    expect(turnedDice(play, 0)).toEqual([null, { to: 5, workers: 1 }])
  })

  it('is named in the price of a move', () => {
    const play = playing([])
    expect(paid({ move: '', verb: 'take', depot: 3, die: 4, workers: 1 }, play)).toBe('with the 4, changed to 3 for 1 worker')
    expect(paid({ move: '', verb: 'take', depot: 4, die: 4, workers: 0 }, play)).toBe('with the 4')
    expect(paid({ move: '', verb: 'sell', good: 'pink', die: 4, workers: 0 }, play)).toBe('with the 4, changed to 3')
  })
})
