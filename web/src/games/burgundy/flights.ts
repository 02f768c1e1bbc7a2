// What travels when something happens: tiles and goods, from where they lie in the view before to where they go.

import type { GameEvent, Seat } from '../../lib/protocol'
import type { Play } from '../../table/play.svelte'
import type { Flight } from '../types'
import { firstOf, registry } from './module'
import { at } from './pieces'
import { catalogueOf, keyOf, ownerOf, viewOf } from './read'
import type { BurgundyView } from './types'

export function flights(events: GameEvent[], play: Play): Flight[] {
  const view = viewOf(play)
  return view.players ? events.flatMap((event) => flightOf(event, view, play) ?? []) : []
}

function flightOf(event: GameEvent, view: BurgundyView, play: Play): Flight | null {
  const own = firstOf(play, (module) => module.flight?.(event, play))
  if (own !== undefined) return own
  const seat = event.seat ?? -1
  const tile = String(event.tile)
  const cell = at.cell(ownerOf(view, seat), String(event.cell))
  switch (event.event) {
    case 'tile_taken':
      return taken(view, seat, tile, Number(event.depot))
    case 'tile_placed':
      return { from: straight(view) ? lying(view, tile) : keyOf(view, seat, tile), to: cell, piece: tile }
    case 'goods_sold':
    case 'goods_loaded':
      return crate(event, view, play)
    default:
      return null
  }
}

function taken(view: BurgundyView, seat: Seat, tile: string, depot: number): Flight {
  const spaces = (depot ? view.depots[depot - 1] : view.black)?.spaces ?? []
  const { keys = [], key_spaces = 3 } = view.players[seat] ?? {}
  const key = Math.min(keys.length, key_spaces - 1)
  return {
    from: at.space(
      depot,
      spaces.findIndex((space) => space.tile === tile),
    ),
    to: at.key(seat, key),
    piece: tile,
  }
}

// Whether a tile goes to a duchy without being stored.
const straight = (view: BurgundyView): boolean => registry.active(view).some((module) => module.straightSteps?.includes(view.asking?.step ?? ''))

// Where it lies on the central board.
function lying(view: BurgundyView, tile: string): string {
  for (const depot of [...view.depots, view.black]) {
    const space = depot.spaces.findIndex((each) => each.tile === tile)
    if (space >= 0) return at.space(depot.depot, space)
  }
  return at.depot(0)
}

function crate(event: GameEvent, view: BurgundyView, play: Play): Flight | null {
  const seat = event.seat ?? -1
  const good = String(event.good)
  const owner = ownerOf(view, seat)
  const piece = `good-${catalogueOf(play).goods[good] ?? 0}`
  const store = at.good(owner, good)
  if (event.event === 'goods_loaded') {
    const depots = view.depots.filter((depot) => depot.goods[good])
    // Where several have that colour, which of them are emptied is not told.
    return depots.length === 1 ? { from: at.crate(depots[0]!.depot, good), to: store, piece } : null
  }
  return { from: store, to: at.sold(owner), piece }
}
