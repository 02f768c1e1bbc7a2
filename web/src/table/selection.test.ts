import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Move } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { Selection } from './selection.svelte'
import { TableState } from './tableState.svelte'
import { END, game, MOVES, state, TABLE } from './toyTable'

let table: TableState
let selection: Selection

beforeEach(() => {
  sessionStorage.clear()
  table = new TableState(game, TABLE)
  table.replace(state({ chat: [] }))
  selection = new Selection(game, table, true)
})

describe('picked parts', () => {
  it('narrow the legal moves by die and then by target', () => {
    selection.add({ die: 4 }, 'die')
    expect(selection.fitting).toHaveLength(4)
    expect([selection.aimed, selection.candidate]).toEqual([false, null])
    selection.add({ cell: 'a1' }, 'a1')
    expect(selection.aimed).toBe(true)
    expect(selection.candidate?.move).toBe('place mine a1 with 4')
  })

  it('lead to the cheapest way, unless another is preferred', () => {
    selection.add({ depot: 3, tile: 'ship' }, 'ship')
    expect(selection.candidate?.move).toBe('take ship 3 with 4')
    selection.prefer(MOVES[0]!)
    expect(selection.candidate?.move).toBe('take ship 3 with 5')
  })

  it('leave choices where a target can still mean several things', () => {
    selection.add({ cell: 'b2' }, 'b2')
    expect(selection.candidate).toBeNull()
    expect(selection.choices.map((move) => move.tile)).toEqual(['bank', 'inn'])
    selection.choose(selection.choices[1]!)
    expect(selection.candidate?.move).toBe('place inn b2 with 4')
  })

  it('leave no choices in words where a place is picked on the table', () => {
    const built = (cell: string): Move => ({ move: `build ship ${cell}`, verb: 'build', tile: 'ship', depot: 3, cell })
    table.replace(state({ moves: { 0: [built('a1'), built('b2')] } }))
    selection.add({ depot: 3, tile: 'ship' }, 'ship')
    expect(selection.choices).toEqual([])
    selection.add({ cell: 'b2' }, 'b2')
    expect(selection.candidate?.move).toBe('build ship b2')
  })

  it('keep the die but start over with the rest where they do not go together', () => {
    selection.add({ die: 4 }, 'die')
    selection.add({ cell: 'a1' }, 'a1')
    expect(selection.add({ depot: 3, tile: 'ship' }, 'ship')).toBe(true)
    expect(selection.picked).toEqual({ die: 4, depot: 3, tile: 'ship' })
    selection.add({ die: 5 }, 'other die')
    expect(selection.candidate?.move).toBe('take ship 3 with 5')
  })

  it('stay where no move has the new ones', () => {
    selection.add({ die: 4 }, 'die')
    expect(selection.add({ cell: 'z9' }, 'z9')).toBe(false)
    expect([selection.picked, selection.anchor]).toEqual([{ die: 4 }, 'die'])
  })

  it('go off again', () => {
    selection.add({ die: 4 }, 'die')
    selection.add({ cell: 'a1' }, 'a1')
    selection.remove({ cell: 'a1' })
    expect([selection.picked, selection.anchor]).toEqual([{ die: 4 }, null])
    expect([selection.isPicked({ die: 4 }), selection.isPicked({ cell: 'a1' })]).toEqual([true, false])
  })
})

describe('targets', () => {
  afterEach(() => void (settings.targets = 'all'))

  it('are within reach beside what is picked', () => {
    expect(selection.reach({ depot: 3 })?.move).toBe('take ship 3 with 4')
    selection.add({ die: 5 }, 'die')
    expect(selection.reach({ depot: 3 })?.move).toBe('take ship 3 with 5')
    expect(selection.reach({ cell: 'a1' })).toBeNull()
  })

  it('are shown as the settings want it', () => {
    expect(selection.shown({ cell: 'a1' })).not.toBeNull()
    settings.targets = 'selected'
    expect(selection.shown({ cell: 'a1' })).toBeNull()
    selection.add({ die: 4 }, 'die')
    expect(selection.shown({ cell: 'a1' })).not.toBeNull()
    settings.targets = 'none'
    expect(selection.shown({ cell: 'a1' })).toBeNull()
  })
})

describe('a saved selection', () => {
  const reloaded = (persistent = true): Selection => new Selection(game, table, persistent)
  beforeEach(() => {
    selection.add({ depot: 3, tile: 'ship' }, 'ship')
    selection.prefer(MOVES[0]!)
    selection.save()
  })

  it('comes back with its anchor and way to pay', () => {
    const again = reloaded()
    expect(again.restore()).toBe(true)
    expect([again.picked, again.anchor, again.candidate]).toEqual([{ depot: 3, tile: 'ship' }, 'ship', MOVES[0]])
  })

  it('is gone once something has happened', () => {
    table.replace(state({ v: 8 }))
    expect(reloaded().restore()).toBe(false)
    table.replace(state({ v: 7 }))
    expect(reloaded().restore()).toBe(false)
  })

  it('is nothing where it is not legal, was dropped, or does not persist', () => {
    expect(reloaded(false).restore()).toBe(false)
    table.replace(state({ moves: { 0: [END] } }))
    expect(reloaded().restore()).toBe(false)
    table.replace(state())
    selection.reset()
    selection.save()
    expect(reloaded().restore()).toBe(false)
  })
})
