// How the bonuses of trade routes are drawn (what is paid out, or the tile they work like) and told.

import { capital, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { TipText } from '../../../types'
import { catalogueOf } from '../../read'
import { goodName, tileTexts } from '../../texts'
import { book } from '../../tipTexts'
import type { Catalogue } from '../../types'
import type { RouteSpace } from './types.generated'

export const routeAt = (seat: number, place: number): string => `route-${seat}-${place}`

export interface BonusFace {
  symbol: string
  // 0 where nothing is simply paid out.
  amount: number
}

const PAID: Record<string, string> = { workers: 'worker', silver: 'silver', points: 'star' }

export function bonusFace(catalogue: Catalogue, bonus: string): BonusFace {
  const tile = catalogue.route_bonuses[bonus] ?? ''
  const effect = catalogue.tiles[tile]?.effect ?? {}
  const paid = Object.keys(PAID).find((name) => name in effect)
  return paid ? { symbol: PAID[paid]!, amount: Number(effect[paid]) } : { symbol: tile, amount: 0 }
}

// A tile of a route as the name of a piece: for each space the number of its goods and its bonus.
export function routePiece(catalogue: Catalogue, route: number): string {
  const spaces = catalogue.routes[route]?.spaces ?? []
  const told = spaces.map(({ good, bonus }) => {
    const { symbol, amount } = bonusFace(catalogue, bonus)
    return `${catalogue.goods[good] ?? 0}:${symbol}:${amount}`
  })
  return `route-${told.join(',')}`
}

export function routeTip(play: Play, space: RouteSpace): TipText {
  const works = catalogueOf(play).route_bonuses[space.bonus] ?? ''
  return {
    title: capital(say(`bonus-${space.bonus}`)),
    kind: say('b-tip-route', { good: goodName(space.good) }),
    body: [say('b-tip-laid'), tileTexts(catalogueOf(play), works)[0] ?? ''],
    facts: space.laid ? [{ label: say('b-tip-lies'), text: goodName(space.laid), gain: space.laid === space.good }] : [],
    book: book(play, 'routes.lay'),
  }
}
