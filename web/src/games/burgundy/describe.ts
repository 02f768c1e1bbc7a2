// Events as lines of the story, as marks on the table, and as points.

import type { GameEvent, Seat } from '../../lib/protocol'
import { capital, listed, say, strong, type Details } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Origin } from '../../table/scoreOrigins'
import type { PreviewLine, Told, View } from '../types'
import { at, POSTS } from './pieces'
import { catalogueOf, viewOf } from './read'
import { ownerOf } from './team'
import { goodName, tileName, tileObject } from './texts'
import type { BurgundyView } from './types'

const HEADS = new Set([
  'castle_founded',
  'tile_taken',
  'tile_placed',
  'tile_discarded',
  'goods_sold',
  'workers_gained',
  'shield_taken',
  'shield_dropped',
  'tax_paid',
  'die_turned',
  'prince_followed',
  'workers_hired',
])
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
  return { ...found, ...summaries(event, play) }
}

function summaries(event: GameEvent, play: Play): Details {
  const names = (seats: unknown): string => (seats as Seat[]).map((seat) => play.nameOf(seat)).join(', ')
  const found: Details = {}
  if (Array.isArray(event.order)) found.order = names(event.order)
  if (Array.isArray(event.followed)) found.followed = names(event.followed)
  if (Array.isArray(event.ranking)) found.ranking = names(event.ranking)
  if (Array.isArray(event.scores)) {
    found.scores = (event.scores as number[]).map((score, seat) => `${play.nameOf(seat)} ${score}`).join(', ')
  }
  if (Array.isArray(event.boards)) found.boards = [...new Set(event.boards as string[])].map((board) => ownTitle(play, board) ?? say(`board-${board}`)).join(', ')
  if (Array.isArray(event.dice)) {
    found.dice = (event.dice as number[][]).map((dice, seat) => `${play.nameOf(seat)} ${dice.join(' ')}`).join(', ')
  }
  return found
}

const ownTitle = (play: Play, board: string): string | undefined => viewOf(play).boards?.[board]?.title

// A decision is told in full; what follows from it for the same player in a few words.
export function tell(event: GameEvent, play: Play): Told | null {
  if (SILENT.has(event.event)) return null
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
  if (event.event === 'white_die_used') {
    return { level: 'with', text: say('b-with-white', { die: Number(event.die), workers: Number(event.workers) }) }
  }
  if (event.event === 'purchase') {
    return { level: 'with', text: say('b-bought', { silver: Number(event.silver), workers: Number(event.workers) }) }
  }
  if (event.event === 'goods_removed') return goodsRemoved(event, play)
  const full = capital(say(`event-${event.event}`, facts))
  if (event.seat === undefined) return { level: 'note', text: full }
  if (HEADS.has(event.event) && event.event !== 'workers_gained') return { level: 'head', text: full }
  return { level: 'effect', text: full, short: say(`b-short-${event.event}`, facts), gain: pointsOf(event).length > 0 }
}

function resumed(event: GameEvent, facts: Details): Told {
  const text = say('event-round_resumed', facts)
  const round = Number(event.round)
  if (!round) return { level: 'note', text }
  return { level: 'round', text: say('b-round-name', { round }), barrier: text, resumed: { chapter: capital(String(facts.phase)), before: round - 1 } }
}

// Alone, the goods of several depots leave together: one line, with the last of them.
function goodsRemoved(event: GameEvent, play: Play): Told | null {
  const all = play.events.filter((each) => each.event === 'goods_removed' && each.move === event.move)
  if (all.at(-1)?.n !== event.n) return null
  const count = all.reduce((sum, each) => sum + Number(each.count), 0)
  return { level: 'note', text: say('b-goods-gone', { count, depots: listed(all.map((each) => String(each.depot))), number: all.length }) }
}

// What a move says by its name, or what its other events say better.
const FORESEEN = new Set([
  'die_used',
  'white_die_used',
  'tile_placed',
  'tile_taken',
  'purchase',
  'forced',
  'castle_founded',
  'good_laid',
  'shield_taken',
  'shield_hung',
  'tax_paid',
  'die_turned',
  'prince_followed',
  'building_copied',
  'workers_hired',
  'goods_removed',
])

// The same line, short, for what a move would bring.
export function foretell(events: GameEvent[], play: Play): PreviewLine[] {
  const lines: PreviewLine[] = []
  for (const event of events) {
    if (FORESEEN.has(event.event)) continue
    const facts = details(event, play)
    const text = say(`b-short-${event.event}`, facts)
    lines.push({ text, tone: pointsOf(event).length || event.event.endsWith('_gained') ? 'gain' : 'then' })
  }
  return lines
}

export function touches(event: GameEvent, view: View): string[] {
  const seat = event.seat ?? -1
  const owner = ownerOf(view as unknown as BurgundyView, seat)
  switch (event.event) {
    case 'tile_taken':
      return [at.depot(Number(event.depot)), `rival-${seat}`]
    case 'tile_placed':
    case 'castle_founded':
      return [at.cell(owner, String(event.cell))]
    case 'area_completed':
      return (event.cells as string[]).map((cell) => at.cell(owner, cell))
    case 'shield_taken':
      return [at.depot(Number(event.depot)), `rival-${seat}`]
    case 'shield_hung':
      return [at.cell(owner, String(event.cell))]
    case 'good_laid':
      return [at.route(seat, Number(event.place))]
    case 'posts_joined':
      return POSTS.map((post) => at.post(seat, post))
    case 'marker_raised':
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
  // Alone, points are told once for what they are, and once as the counter moves.
  if (event.seat === undefined || event.event === 'points_counted' || typeof event.points !== 'number') return []
  const beside = [event.phase_points, event.extra].filter((points) => typeof points === 'number')
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

export const kindList = (kinds: string[]): string => listed(kinds.map((kind) => say(`kind-${kind}`)))
