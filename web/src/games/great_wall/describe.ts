// Events as lines of the story, as marks on the table, as points, and as pieces in flight.

import type { GameEvent, Move, Seat } from '../../lib/protocol'
import { capital, known, plain, say, strong } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Origin } from '../../table/scoreOrigins'
import type { Flight, PreviewLine, Told } from '../types'
import { firstOf, gather, registry, verbFacts } from './module'
import { paid, priceOf } from './moves'
import { phrase, type Facts } from './phrases'
import { at } from './places'
import { clanName, clanSubject, nameOfClan, viewOf } from './read'
import { hordeKind } from './texts'

// Told as decisions; everything else follows from one.
const HEADS = new Set([
  'advisor_hired',
  'barricade_built',
  'card_used',
  'clerk_hired',
  'clerk_sent',
  'command_placed',
  'copied',
  'donated',
  'horde_defeated',
  'leader_chosen',
  'marched',
  'overseer',
  'posted',
  'reclaimed',
  'recruited',
  'saved',
  'stationed',
  'struck',
  'tactic_played',
  'tea',
  'wall_built',
])
// Told under what brought them about.
const ARRIVALS = new Set(['horde_came', 'advisor_came', 'raid'])
const SILENT = new Set(['forced', 'set_up', 'game_over'])
const GAINS = new Set(['gained', 'honor', 'tactics_drawn', 'shame_cleared', 'horde_claimed', 'all_saved', 'saved'])

// Whether an event is listed here, or in the list of the same name of a module.
function listed(list: Set<string>, of: 'heads' | 'arrivals' | 'silent' | 'gains', event: string): boolean {
  return list.has(event) || registry.all.some((module) => module[of]?.includes(event))
}

function facts(event: GameEvent, play: Play): Facts {
  const { event: _name, n: _n, move: _move, seat, order, horde, ...rest } = event
  const found: Facts = { who: '', you: 'none', ...rest }
  if (seat !== undefined) {
    found.who = strong(clanSubject(play, seat))
    found.who_of = nameOfClan(play, seat)
    found.you = play.isYou(seat)
  }
  if (Array.isArray(order)) found.order = (order as Seat[]).map((each) => clanName(play, each)).join(', ')
  if (typeof horde === 'string') found.horde = hordeKind(horde)
  return found
}

// At the end of the game a line names the card that scores.
const scoredCard = (event: GameEvent): boolean => event.event === 'honor' && (event.artifact ?? event.horde) !== undefined

// Where no line before it explains what brings honor, there is a text that says the source.
function keyOf(event: GameEvent): string {
  const withSource = `event-${event.event}-${event.source}`
  return known(withSource) ? withSource : `event-${event.event}`
}

export function sentence(event: GameEvent, play: Play): string {
  return capital(phrase(keyOf(event), facts(event, play)))
}

function clause(event: GameEvent, play: Play): string | null {
  const key = `${keyOf(event)}.then`
  return known(key) ? phrase(key, facts(event, play)) : null
}

export function tell(event: GameEvent, play: Play): Told | null {
  if (listed(SILENT, 'silent', event.event)) return null
  const own = firstOf(play, (module) => module.tell?.(event, play))
  if (own !== undefined) return own
  if (event.event === 'year_started') return { level: 'chapter', text: say('w-year', { year: Number(event.year) }) }
  if (event.event === 'invasion' && event.move === 0) return { level: 'chapter', text: say('w-year', { year: 1 }) }
  if (event.event === 'turn_started')
    return {
      level: 'round',
      text: plain(phrase('w-turn-head', facts(event, play))),
    }
  // The year's chapter says that it is spring.
  if (event.event === 'season_started') return event.season === 'spring' ? null : { level: 'round', text: capital(say(`season-${event.season}`)) }
  const text = sentence(event, play)
  if (event.event === 'year_resumed') {
    return {
      level: 'round',
      text: capital(say(`season-${event.season}`)),
      barrier: text,
      resumed: { chapter: say('w-year', { year: Number(event.year) }), before: 0 },
    }
  }
  if (event.event === 'paid' && !follows(event, play)) return { level: 'with', text: phrase('w-paying', { paid: event.paid }) }
  if (listed(ARRIVALS, 'arrivals', event.event)) return { level: 'effect', text, short: capital(clause(event, play) ?? text) }
  if (event.seat === undefined) return { level: 'note', text }
  if (listed(HEADS, 'heads', event.event) || scoredCard(event)) return { level: 'head', text }
  const short = clause(event, play) ?? text
  return { level: 'effect', text, short, gain: event.event === 'honor' }
}

// Whether the decision that was paid for has been told before; else the price is told with it.
function follows(event: GameEvent, play: Play): boolean {
  const { n, move } = event
  const before = play.events.findLast((each) => typeof n === 'number' && each.n < n && each.move === move && each.event !== 'forced')
  return before !== undefined && before.seat === event.seat && listed(HEADS, 'heads', before.event)
}

// ---------------------------------------------------------------- what a move would bring

const OF_VERB: Record<string, string> = {
  clerk: 'clerk_sent',
  upgrade: 'overseer',
  donate: 'donated',
  recruit: 'recruited',
  rest: 'stationed',
  spot: 'struck',
  barricade: 'barricade_built',
  wall: 'wall_built',
  carry: 'marched',
  hire: 'clerk_hired',
  advisor: 'advisor_hired',
  slot: 'command_placed',
  copy: 'copied',
  tactic: 'tactic_played',
  save: 'saved',
}
const MOST = 8

export function foretell(events: GameEvent[], move: Move, play: Play): PreviewLine[] {
  const lines: PreviewLine[] = []
  const same = OF_VERB[move.verb] ?? verbFacts(move.verb).event
  const told = events.filter((event) => !listed(SILENT, 'silent', event.event) && event.event !== same)
  for (const event of told.slice(0, MOST)) {
    const own = event.seat !== undefined && event.seat === play.seat
    const text = own ? capital(clause(event, play) ?? sentence(event, play)) : sentence(event, play)
    lines.push({ text: text.replaceAll('\u0001', '').replaceAll('\u0002', ''), tone: toneOf(event, own) })
  }
  if (move.verb === 'clerk' && opens(move, play)) lines.push({ text: say('w-will-activate'), tone: 'gain' })
  lines.push(...gather(play, (module) => module.foretell?.(events, move, play)))
  if (told.length > MOST) lines.push({ text: say('w-and-more', { count: told.length - MOST }), tone: 'then' })
  const price = priceOf(move)
  if (price && !told.some((event) => event.event === 'paid')) lines.push({ text: price, tone: 'cost' })
  if (paid(move)) lines.push({ text: paid(move), tone: 'cost' })
  return lines
}

function toneOf(event: GameEvent, own: boolean): PreviewLine['tone'] {
  if (event.event === 'place_filled') return event.alone ? 'cost' : 'gain'
  return own && listed(GAINS, 'gains', event.event) ? 'gain' : 'then'
}

// The first clerk at a special place; a regular one tells that it is filled.
const opens = (move: Move, play: Play): boolean => viewOf(play).places.some((each) => each.place === move.to && each.slots === null && !each.activates)

// ---------------------------------------------------------------- marks, points, flights

export function touches(event: GameEvent): string[] {
  const own = registry.find((module) => module.touches?.(event))
  if (own) return own
  const section = String(event.section ?? '')
  switch (event.event) {
    case 'clerk_sent':
      return [at.place(String(event.goal))]
    case 'place_filled':
    case 'activated':
      return [at.place(String(event.place))]
    case 'overseer':
      return [at.place(String(event.place)), at.overseer(String(event.place))]
    case 'struck':
    case 'wounded':
      return [at.horde(section, Number(event.row ?? 1))]
    case 'horde_came':
    case 'horde_defeated':
    case 'assault':
      return [at.section(section)]
    case 'barricade_built':
      return [at.barricade(section)]
    case 'wall_built':
      return [at.wall(section)]
    case 'stationed':
    case 'saved':
      return [at.rest(section)]
    case 'donated':
    case 'warehouse_used':
      return [at.warehouse]
    case 'tea':
      return [at.tea]
    case 'shamed':
    case 'shame_cleared':
    case 'raid':
      return [at.shame]
    case 'advisor_came':
      return [at.advisor(String(event.card))]
    case 'command_placed':
      return [at.track(event.seat ?? -1)]
    default:
      return []
  }
}

export function pointsOf(event: GameEvent): [Seat, number][] {
  // What everybody had when the game went on from a finished one.
  if (event.event === 'year_resumed') return (event.scores as number[]).map((honor, seat) => [seat, honor])
  if (event.seat === undefined || typeof event.honor !== 'number') return []
  if (event.event === 'honor') return [[event.seat, event.honor]]
  return event.event === 'honor_lost' ? [[event.seat, -event.honor]] : []
}

export function origins(event: GameEvent): Origin[] {
  if (event.source === undefined) return []
  return pointsOf(event).map(([seat, honor]) => [seat, String(event.source), honor])
}

// Clerks travel from the pool or their place, recruits to the wall.
export function flights(events: GameEvent[], play: Play): Flight[] {
  if (!viewOf(play).clans) return []
  const found: Flight[] = []
  for (const event of events) {
    const clan = event.seat ?? -1
    const own = firstOf(play, (module) => module.flight?.(event, play))
    if (own) found.push(own)
    if (own !== undefined) continue
    if (event.event === 'clerk_sent') {
      const from = event.origin ? at.clerk(String(event.origin), clan) : at.pool(clan, 'clerk')
      found.push({ from, to: at.clerk(String(event.goal), clan), piece: `clerk-${clan}` })
    }
    if (event.event === 'stationed')
      found.push({
        from: at.pool(clan, String(event.soldier)),
        to: at.resting(String(event.section), clan, String(event.soldier)),
        piece: `${String(event.soldier)}-${clan}`,
      })
    if (event.event === 'struck') {
      const spot = at.spot(String(event.section), Number(event.row), String(event.spot))
      found.push({ from: at.pool(clan, String(event.soldier)), to: spot, piece: event.soldier === 'archer' ? 'w-wound' : `${String(event.soldier)}-${clan}` })
    }
  }
  return found
}
