// Events as lines of the story, as marks on the table, and as points.

import type { GameEvent, Seat } from '../../lib/protocol'
import { capital, say, strong, type Details } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Origin } from '../../table/scoreOrigins'
import type { PreviewLine, Told, View } from '../types'
import { activeIn, firstOf, registry } from './module'
import { at } from './pieces'
import { catalogueOf, ownerOf, viewOf } from './read'
import { goodName, tileName, tileObject } from './texts'
import type { BurgundyView } from './types'

// Told as decisions; everything else follows from one.
const HEADS = new Set(['castle_founded', 'tile_taken', 'tile_placed', 'tile_discarded', 'goods_sold'])
const isHead = (event: string): boolean => HEADS.has(event) || registry.all.some((module) => module.heads?.includes(event))
// Told by what follows or precedes them.
const SILENT = new Set(['forced'])

function details(event: GameEvent, play: Play): Details {
  const found: Details = { you: play.isYou(event.seat) ? 'yes' : 'no' }
  if (event.seat !== undefined) found.who = strong(play.nameOf(event.seat))
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number' || typeof value === 'string') found[name] = value
  }
  if (typeof event.tile === 'string') {
    found.tile = tileName(event.tile)
    found.tile_object = strong(tileObject(event.tile))
  }
  if (typeof event.good === 'string') found.good = goodName(event.good)
  if (typeof event.kind === 'string') {
    found.kind_area = say(`kind-${event.kind}.area`)
    found.kind_hexes = say(`kind-${event.kind}.hexes`)
  }
  if (typeof event.bonus === 'string') found.bonus = say(`bonus-${event.bonus}`)
  if (typeof event.phase === 'string') found.phase = say(`phase-${event.phase}`)
  if (Array.isArray(event.cells)) found.cells = (event.cells as string[]).join(', ')
  return Object.assign(found, summaries(event, play), ...activeIn(play).map((module) => module.details?.(event, play)))
}

function summaries(event: GameEvent, play: Play): Details {
  const names = (seats: unknown): string => (seats as Seat[]).map((seat) => play.nameOf(seat)).join(', ')
  const found: Details = {}
  if (Array.isArray(event.order)) found.order = names(event.order)
  if (Array.isArray(event.ranking)) found.ranking = names(event.ranking)
  if (Array.isArray(event.scores)) {
    found.scores = (event.scores as number[]).map((score, seat) => `${play.nameOf(seat)} ${score}`).join(', ')
  }
  if (Array.isArray(event.boards))
    found.boards = [...new Set(event.boards as string[])].map((board) => ownTitle(play, board) ?? say(`board-${board}`)).join(', ')
  if (Array.isArray(event.dice)) {
    found.dice = (event.dice as number[][]).map((dice, seat) => `${play.nameOf(seat)} ${dice.join(' ')}`).join(', ')
  }
  return found
}

const ownTitle = (play: Play, board: string): string | undefined => viewOf(play).boards?.[board]?.title

// A decision is told in full; what follows from it for the same player in a few words.
export function tell(event: GameEvent, play: Play): Told | null {
  if (SILENT.has(event.event)) return null
  const own = firstOf(play, (module) => module.tell?.(event, play))
  if (own !== undefined) return own
  const facts = details(event, play)
  if (event.event === 'phase_started') return { level: 'chapter', text: capital(String(facts.phase)) }
  if (event.event === 'dice_rolled') {
    const barrier = say('b-rolled', facts)
    return { level: 'round', text: say('b-round-name', { round: Number(event.round) }), barrier }
  }
  if (event.event === 'round_resumed') return resumed(event, facts)
  if (event.event === 'die_used') {
    return { level: 'with', text: say('b-with', { die: Number(event.die), workers: Number(event.workers) }) }
  }
  if (event.event === 'purchase') {
    return { level: 'with', text: say('b-bought', { silver: Number(event.silver), workers: Number(event.workers) }) }
  }
  const full = capital(say(`event-${event.event}`, facts))
  if (event.seat === undefined) return { level: 'note', text: full }
  if (isHead(event.event)) return { level: 'head', text: full }
  return { level: 'effect', text: full, short: say(`b-short-${event.event}`, facts), gain: pointsOf(event).length > 0 }
}

function resumed(event: GameEvent, facts: Details): Told {
  const text = say('event-round_resumed', facts)
  const round = Number(event.round)
  if (!round) return { level: 'note', text }
  return { level: 'round', text: say('b-round-name', { round }), barrier: text, resumed: { chapter: capital(String(facts.phase)), before: round - 1 } }
}

// What a move says by its name, or what its other events say better.
const FORESEEN = new Set(['die_used', 'tile_placed', 'tile_taken', 'purchase', 'forced', 'castle_founded'])
const isForeseen = (event: string): boolean => FORESEEN.has(event) || registry.all.some((module) => module.foreseen?.includes(event))

// The same line, short, for what a move would bring.
export function foretell(events: GameEvent[], play: Play): PreviewLine[] {
  const lines: PreviewLine[] = []
  for (const event of events) {
    if (isForeseen(event.event)) continue
    const facts = details(event, play)
    const text = say(`b-short-${event.event}`, facts)
    lines.push({ text, tone: pointsOf(event).length || event.event.endsWith('_gained') ? 'gain' : 'then' })
  }
  return lines
}

export function touches(event: GameEvent, shown: View): string[] {
  const view = shown as unknown as BurgundyView
  const own = registry.first(view, (module) => module.touches?.(event, view))
  if (own) return own
  const seat = event.seat ?? -1
  const owner = ownerOf(view, seat)
  switch (event.event) {
    case 'tile_taken':
      return [at.depot(Number(event.depot)), `rival-${seat}`]
    case 'tile_placed':
    case 'castle_founded':
      return [at.cell(owner, String(event.cell))]
    case 'area_completed':
      return (event.cells as string[]).map((cell) => at.cell(owner, cell))
    case 'marker_moved':
      return [at.bridge]
    case 'dice_rolled':
      return [at.depot(Number(event.white))]
    case 'goods_sold':
    case 'goods_loaded':
      return [at.good(owner, String(event.good))]
    default:
      return []
  }
}

// What everybody had when the game went on from a finished one.
export function scoresBefore(event: GameEvent): [Seat, number][] {
  return event.event === 'round_resumed' ? (event.scores as number[]).map((score, seat) => [seat, score]) : []
}

export function pointsOf(event: GameEvent): [Seat, number][] {
  if (event.seat === undefined || typeof event.points !== 'number') return []
  if (registry.all.some((module) => module.uncounted?.includes(event.event))) return []
  const details = ['phase_points', ...registry.all.flatMap((module) => module.pointDetails ?? [])]
  const beside = details.map((detail) => event[detail]).filter((points) => typeof points === 'number')
  return [[event.seat, beside.reduce((sum, points) => sum + points, event.points)]]
}

// Which details of an event are points, and of which source, is for the catalogue to say.
export function origins(event: GameEvent, play: Play): Origin[] {
  const { seat } = event
  if (seat === undefined) return []
  const told = Object.entries(catalogueOf(play).told_points[event.event] ?? {})
  return told
    .map(([source, details]): Origin => [seat, source, details.reduce((sum, detail) => sum + Number(event[detail] ?? 0), 0)])
    .filter(([, , points]) => points)
}
