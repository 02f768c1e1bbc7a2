// Toy game, table and states for the tests of the stores.

import type { GameModule } from '../games/types'
import type { LoggedEvent, Move, StateMessage, Table } from '../lib/protocol'

// As much of a game as picking, previewing and the recap need.
export const game = {
  payment: ['die', 'workers'],
  targets: ['cell', 'depot'],
  places: ['cell'],
  cost: (move: Move) => Number(move.workers ?? 0),
  endsTurn: (move: Move) => move.verb === 'end',
  secret: (view: { secret?: boolean }) => view.secret === true,
  moveTitle: (move: Move) => move.move,
  moveVerb: (move: Move) => move.verb,
  touches: (event: LoggedEvent) => (event.cell ? [`cell-${String(event.cell)}`] : []),
} as unknown as GameModule

export const seat = (number: number, mine: boolean) => ({ seat: number, kind: 'human' as const, name: `Player ${number}`, mine, here: true, left: false })
export const TABLE = {
  id: 't',
  game: 'toy',
  status: 'playing',
  seats: [seat(0, true), seat(1, false)],
  actors: [0],
  scores: [0, 0],
  options: {},
  undo: true,
} as unknown as Table

export const MOVES: Move[] = [
  { move: 'take ship 3 with 5', verb: 'take', tile: 'ship', depot: 3, die: 5, workers: 2 },
  { move: 'take ship 3 with 4', verb: 'take', tile: 'ship', depot: 3, die: 4, workers: 1 },
  { move: 'place mine a1 with 4', verb: 'place', tile: 'mine', key: 0, cell: 'a1', die: 4, workers: 0 },
  { move: 'place bank b2 with 4', verb: 'place', tile: 'bank', key: 1, cell: 'b2', die: 4, workers: 0 },
  { move: 'place inn b2 with 4', verb: 'place', tile: 'inn', key: 2, cell: 'b2', die: 4, workers: 0 },
  { move: 'workers with 5', verb: 'workers', die: 5, workers: 0 },
]

export const END: Move = { move: 'end', verb: 'end' }

export function state(more: Partial<StateMessage> = {}): StateMessage {
  const rest = {
    seq: 1,
    v: 7,
    table: TABLE,
    view: {},
    moves: { 0: MOVES },
    ahead: [],
    events: [],
    first: 0,
    undo: {},
    barrier: null,
    request: null,
    declined: null,
  }
  return { t: 'state', ...rest, ...more }
}

export const event = (n: number, move: number, by: number, cell = ''): LoggedEvent => ({ event: 'did', n, move, seat: by, ...(cell ? { cell } : {}) })
