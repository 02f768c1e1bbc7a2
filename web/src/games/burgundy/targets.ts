// What pieces and places are called when somebody points at them.

import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'

export function targetName(piece: string, play: Play): string | null {
  const [sort = '', first = '', second = ''] = piece.split('-')
  const number = Number(first)
  const sits = play.table.seats.some((seat) => seat.seat === number)
  if (sort === 'depot') return number ? say('b-in-depot', { depot: number }) : say('b-in-black')
  if (sort === 'cell' && sits && second) return say('b-point-cell', { cell: second, who: play.nameOf(number) })
  return sort === 'rival' && sits ? play.nameOf(number) : null
}
