// What the end screen and the list of pieces show of this game.

import { capital, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { firstTie } from '../../table/ties'
import type { Figure, GlossaryEntry, Source } from '../types'
import { registry } from './module'
import { PLACES } from './places'
import { rowsOf, SHELVES, viewOf } from './read'
import { cardName, cardTexts, hordeName, placeName } from './texts'
import type { CardKind, Catalogue } from './types'

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
  return catalogue.sources.map((key) => ({
    key,
    icon: ICONS[key] ?? registry.find((module) => module.sourceIcons?.[key]) ?? 'w-honor',
    label: capital(say(`source-${key}`)),
  }))
}

// Ties go to whoever stands higher in the tea order; alone there are none.
export function tieBreak(play: Play): { label: string; values: number[]; text: string } | null {
  const { seats, tea, clans, ranking } = viewOf(play)
  if (seats === 1) return null
  const values = clans.map((clan) => tea.indexOf(clan.clan) + 1)
  const ranked = ranking ?? []
  const place = firstTie(ranked.map((clan) => clans[clan]!.score))
  const [first, second] = place < 0 ? [] : ranked.slice(place).map((clan) => play.nameOf(clan))
  return { label: say('w-tea-place'), values, text: first && second ? say('w-tie-tea', { first, second }) : '' }
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
    ...registry.active(viewOf(play)).flatMap((module) => Object.entries(module.figures ?? {})),
  ]
  const count = (name: string, seat: number): number => play.events.filter((event) => event.event === name && event.seat === seat).length
  return rows.map(([key, name]) => ({ label: say(key), values: seats.map((seat) => String(count(name, seat))) }))
}

const REGULAR = 6 // the first places have slots

export function glossary(catalogue: Catalogue): GlossaryEntry[] {
  const places = PLACES.map((place, index) => ({
    piece: `place-${place}`,
    title: placeName(place),
    kind: capital(say('w-card-place')),
    body: [say(`about-${place}`)],
    count: say(index < REGULAR ? 'w-regular' : 'w-special'),
  }))
  const kinds = [...Object.keys(SHELVES), ...registry.all.flatMap((module) => Object.keys(module.cardKinds ?? {}))] as CardKind[]
  const cards = kinds.flatMap((kind) =>
    Object.values(rowsOf(catalogue, kind)).map((row) => ({
      piece: `${kind}-${row.name}`,
      title: kind === 'horde' ? hordeName(row.name) : cardName(row.name),
      kind: capital(say(`w-card-${kind}`)),
      body: cardTexts(kind, row),
      count: say(`origin-${row.source}`),
    })),
  )
  return [...places, ...cards, ...registry.all.flatMap((module) => module.glossary?.(catalogue) ?? [])]
}
