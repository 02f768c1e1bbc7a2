// The notation of a move that somebody seems to have wanted, so that the server can say why it is not legal.

import type { Play } from '../../table/play.svelte'
import { kindOf } from './pieces'
import { storedOf, viewOf } from './read'
import type { Cell } from './types'

function withDie(play: Play): string {
  const step = viewOf(play).asking?.step
  return typeof play.picked.die === 'number' && step === 'turn' ? ` with ${play.picked.die}` : ''
}

export function placeAttempt(play: Play, seat: number, cell: Cell): string {
  if (viewOf(play).asking?.step.startsWith('settle')) return `castle ${cell.cell}`
  const keys = storedOf(play, seat)
  const picked = typeof play.picked.key === 'number' ? keys[play.picked.key] : undefined
  const tile = picked ?? keys.find((key) => kindOf(key) === cell.kind)
  return `place ${tile ? `${tile} ` : ''}${cell.cell}${withDie(play)}`
}

export function takeAttempt(play: Play, depot: number, tile: string): string {
  return depot ? `take ${tile} ${depot}${withDie(play)}` : `buy ${tile} black`
}

export function sellAttempt(play: Play, good: string): string {
  return `sell ${good}${withDie(play)}`
}

export function keyAttempt(tile: string): string {
  return `place ${tile}`
}
