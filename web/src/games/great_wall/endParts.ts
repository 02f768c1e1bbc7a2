// What the end screen and the list of pieces show of this game.

import { capital, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { firstTie } from '../../table/ties'
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

// Ties go to whoever stands higher in the tea order. Alone one has to have more than the rival.
export function tieBreak(play: Play): { label: string; values: number[]; text: string } | null {
  const { seats, tea, clans, ranking } = viewOf(play)
  if (seats === 1) return null
  const values = clans.map((clan) => tea.indexOf(clan.clan) + 1)
  const ranked = ranking ?? []
  const place = firstTie(ranked.map((clan) => clans[clan]!.score))
  const [first, second] = place < 0 ? [] : ranked.slice(place).map((clan) => play.nameOf(clan))
  return { label: say('w-tea-place'), values, text: first && second ? say('w-tie-tea', { first, second }) : '' }
}

// Alone one can lose with more honor than the rival, or with as much.
export function verdict(play: Play): string | null {
  const { seats, clans, ranking, shame } = viewOf(play)
  const [mine, his] = clans
  if (seats !== 1 || ranking?.[0] === 0 || !mine || !his) return null
  const facts = { who: play.nameOf(0), you: play.isYou(0) ? 'yes' : 'no', honor: mine.score, his: his.score }
  if (shame.pool === 0) return say('w-solo-shame', facts)
  return mine.score === his.score ? say('w-solo-tie', facts) : null
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
