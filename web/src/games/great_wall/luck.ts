// Luck at the wall: which hordes came. They come for all alike; of one's own there is only what one draws.

import type { GameEvent } from '../../lib/protocol'
import { numeral, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Luck, LuckRow } from '../types'
import { catalogueOf, rowOf } from './read'

export interface HordeFacts {
  power: number
  honor: number
  spots: number
}

// Of the hordes that came, raiders too, in their sum; and the mean of the whole deck, in which there are as many of each.
export function hordeSums(events: GameEvent[], deck: Record<string, HordeFacts>): { count: number; came: HordeFacts; mean: HordeFacts } {
  const names = events.filter((event) => event.event === 'horde_came' || event.event === 'raid').map((event) => String(event.horde))
  const sum = (rows: HordeFacts[], part: keyof HordeFacts): number => rows.reduce((total, row) => total + row[part], 0)
  const all = Object.values(deck)
  const came = names.flatMap((name) => deck[name] ?? [])
  const each = (rows: HordeFacts[], share: number): HordeFacts => ({
    power: sum(rows, 'power') / share,
    honor: sum(rows, 'honor') / share,
    spots: sum(rows, 'spots') / share,
  })
  return { count: came.length, came: each(came, 1), mean: each(all, Math.max(1, all.length)) }
}

// A spot is whatever is no gap in the two lines of a card.
export function spotsOf(lines: string[]): number {
  return lines.flatMap((line) => line.split(' ')).filter((spot) => spot && spot !== '.').length
}

export function luck(play: Play): Luck {
  const deck = Object.fromEntries(Object.keys(catalogueOf(play).hordes).map((name) => [name, factsOf(rowOf(play, 'horde', name))]))
  const { count, came, mean } = hordeSums(play.events, deck)
  const row = (part: keyof HordeFacts): LuckRow => ({ label: say(`w-luck-${part}`), values: [String(came[part])], expected: numeral(mean[part] * count) })
  const drawn = play.table.seats.map(({ seat }) =>
    play.events.filter((event) => event.event === 'tactics_drawn' && event.seat === seat).reduce((sum, event) => sum + Number(event.count), 0),
  )
  return {
    own: [{ label: say('w-luck-tactics'), values: drawn.map(String), expected: '' }],
    shared: [{ label: say('w-luck-hordes'), values: [String(count)], expected: '' }, row('power'), row('honor'), row('spots')],
    note: say('w-luck-note'),
  }
}

function factsOf(row: ReturnType<typeof rowOf>): HordeFacts {
  return { power: Number(row.power ?? 0), honor: Number(row.honor ?? 0), spots: spotsOf((row.spots as string[] | undefined) ?? []) }
}
