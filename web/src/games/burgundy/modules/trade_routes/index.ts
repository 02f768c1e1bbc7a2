// Trade routes: goods that are sold fill a route of one's own; those that match pay.

import type { GameEvent } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Flight, GlossaryEntry } from '../../../types'
import type { PageModule } from '../../module'
import { at } from '../../pieces'
import { catalogueOf, ownerOf, viewOf } from '../../read'
import { goodName } from '../../texts'
import type { Catalogue } from '../../types'
import Art from './Art.svelte'
import { routeAt, routePiece } from './bonuses'
import Route from './Route.svelte'
import RouteCount from './RouteCount.svelte'
import RouteTile from './RouteTile.svelte'
import SingleRouteCount from './SingleRouteCount.svelte'

// Goods that are sold travel along the route as long as it has room.
function flight(event: GameEvent, play: Play): Flight | null | undefined {
  const view = viewOf(play)
  const seat = event.seat ?? -1
  const duchy = view.players[seat]
  if (event.event === 'goods_sold') return duchy?.route?.some((space) => space.laid === null) ? null : undefined
  if (event.event !== 'good_laid') return undefined
  const good = String(event.good)
  const owner = ownerOf(view, seat)
  // After a bonus has been answered, the rest of a sale goes on along the route.
  const from = duchy?.goods[good] ? at.good(owner, good) : at.sold(owner)
  return { from, to: routeAt(seat, Number(event.place)), piece: `good-${catalogueOf(play).goods[good] ?? 0}` }
}

function glossary(catalogue: Catalogue): GlossaryEntry[] {
  return catalogue.routes.map(({ spaces }, route) => ({
    piece: routePiece(catalogue, route),
    title: say('b-route-tile', { number: route + 1 }),
    kind: say('b-routes'),
    body: spaces.map(({ good, bonus }) => say('b-route-pays', { number: catalogue.goods[good] ?? 0, good: goodName(good), bonus: say(`bonus-${bonus}`) })),
    count: say('b-count', { coloured: 1, black: 0 }),
  }))
}

const trade_routes: PageModule = {
  name: 'trade_routes',
  rulePictures: { routes: ['route-2:carpenter:0,1:worker:4,5:silver:2'] },
  words: ['route', 'routes', 'good_laid', 'route_bonuses'],
  active: (view) => view.players?.some((duchy) => duchy.route) ?? false,
  Art,
  pieces: { route: RouteTile },
  slots: { belowMap: Route, belowLargeMap: Route, rivalPieces: SingleRouteCount, builderLine: RouteCount },
  foreseen: ['good_laid'],
  touches: (event) => (event.event === 'good_laid' ? [routeAt(event.seat ?? -1, Number(event.place))] : undefined),
  flight,
  sourceIcons: { routes: 'b-route' },
  glossary,
}

export default trade_routes
