// What the end screen and the list of pieces show of this game.

import { capital, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Figure, GlossaryEntry, Source } from '../types'
import { PLACES } from './places'
import { viewOf } from './read'
import { cardName, cardTexts, hordeName, placeName } from './texts'
import type { CardKind, Catalogue, Row } from './types'

const ICONS: Record<string, string> = {
  production: 'w-wood',
  donations: 'w-store',
  walls: 'w-build',
  barricades: 'w-barricade',
  battle: 'w-power',
  spots: 'w-honor',
  commands: 'w-command',
  cards: 'w-tactic',
  shame: 'w-shame',
  hordes: 'w-banner',
  artifacts: 'w-artifact',
}

export function sources(catalogue: Catalogue): Source[] {
  return catalogue.sources.map((key) => ({ key, icon: ICONS[key] ?? 'w-honor', label: capital(say(`source-${key}`)) }))
}

// Ties go to whoever stands higher in the tea order.
export function tieBreak(play: Play): { label: string; values: number[]; text: string } {
  const { tea, clans, ranking } = viewOf(play)
  const values = clans.map((clan) => tea.indexOf(clan.clan) + 1)
  const [first, second] = ranking ?? []
  const tied = first !== undefined && second !== undefined && clans[first]!.score === clans[second]!.score
  return { label: say('w-tea-place'), values, text: tied ? say('w-tie-tea') : '' }
}

export function figures(play: Play): Figure[] {
  const seats = play.table.seats.map((seat) => seat.seat)
  const rows: [string, string][] = [
    ['w-figure-clerks', 'clerk_sent'],
    ['w-figure-recruited', 'recruited'],
    ['w-figure-struck', 'struck'],
    ['w-figure-defeated', 'horde_defeated'],
    ['w-figure-walls', 'wall_built'],
    ['w-figure-tactics', 'tactic_played'],
    ['w-figure-shamed', 'shamed'],
  ]
  const count = (name: string, seat: number): number => play.events.filter((event) => event.event === name && event.seat === seat).length
  return rows.map(([key, name]) => ({ label: say(key), values: seats.map((seat) => String(count(name, seat))) }))
}

const SHELVES: [CardKind, keyof Catalogue][] = [
  ['horde', 'hordes'],
  ['command', 'commands'],
  ['general', 'generals'],
  ['advisor', 'advisors'],
  ['tactic', 'tactics'],
  ['artifact', 'artifacts'],
  ['solo', 'solo'],
]

const REGULAR = 6 // the first places have slots

export function glossary(catalogue: Catalogue): GlossaryEntry[] {
  const places = PLACES.map((place, index) => ({
    piece: `place-${place}`,
    title: placeName(place),
    kind: capital(say('w-card-place')),
    body: [say(`about-${place}`)],
    count: say(index < REGULAR ? 'w-regular' : 'w-special'),
  }))
  const cards = SHELVES.flatMap(([kind, shelf]) =>
    Object.values(catalogue[shelf] as Record<string, Row>).map((row) => ({
      piece: `${kind}-${row.name}`,
      title: kind === 'horde' ? hordeName(row.name) : cardName(row.name),
      kind: capital(say(`w-card-${kind}`)),
      body: cardTexts(kind, row),
      count: say(`origin-${row.source}`),
    })),
  )
  return [...places, ...cards]
}
