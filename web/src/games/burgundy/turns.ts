// Whose turn it is in a round, as somebody at the table would say it.

import type { Play } from '../../table/play.svelte'
import { duchyOf, viewOf } from './read'

export function turnOf(play: Play, seat: number): string {
  const view = viewOf(play)
  const { ready } = duchyOf(play, seat)
  if (view.over) return ''
  if (view.actors.includes(seat)) return 'now'
  if (ready !== undefined) return ready ? 'ready' : 'now'
  const place = view.order.indexOf(seat)
  const acting = view.order.indexOf(view.actor ?? -1)
  if (acting < 0) return ''
  return place < acting ? 'played' : place === acting + 1 ? 'next' : 'later'
}
