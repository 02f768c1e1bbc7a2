// Analysis of a finished game: its moments, chances and costly decisions, ready to be shown.

import type { Side, Told } from '../games/types'
import type { Analysis, Chances, Costly, LoggedEvent, Move, Seat } from '../lib/protocol'

export interface Place {
  chapter: string
  // The chapter and the round that goes on there; '' before the first.
  label: string
}

// Where in its course a game is after so many decisions.
export function placesOf(events: LoggedEvent[], tell: (event: LoggedEvent) => Told | null): (moment: number) => Place {
  const found: { move: number; place: Place }[] = []
  let chapter = ''
  for (const event of events) {
    const entry = tell(event)
    if (entry?.level !== 'chapter' && entry?.level !== 'round') continue
    chapter = entry.level === 'chapter' ? entry.text : (entry.resumed?.chapter ?? chapter)
    const label = entry.level === 'round' ? [chapter, entry.text].filter(Boolean).join(', ') : chapter
    found.push({ move: event.move, place: { chapter, label } })
  }
  return (moment) => found.findLast((each) => each.move <= moment)?.place ?? { chapter: '', label: '' }
}

// Who has a chance of their own: each player, or each side of those who win together, by its first seat.
export function contenders(players: number, sides: Side[] | null): Seat[] {
  if (sides) return sides.map((side) => side.seats[0]!).toSorted((a, b) => a - b)
  return Array.from({ length: players }, (_, seat) => seat)
}

// Points of a player, or of all who win together with that seat.
export function pointsWith(seat: Seat, points: number[], sides: Side[] | null): number {
  const seats = sides?.find((side) => side.seats.includes(seat))?.seats ?? [seat]
  return Math.round(10 * seats.reduce((sum, each) => sum + (points[each] ?? 0), 0)) / 10
}

// The newest known chances at a moment; null where none are known before it.
export function chancesAt(analysis: Analysis, moment: number): Chances | null {
  return analysis.moments.findLast((each) => each.moment <= moment) ?? null
}

// The decisions that cost most, of one seat or of all.
export function costliest(analysis: Analysis, seat: Seat | null, most: number): Costly[] {
  return analysis.costly
    .filter((each) => seat === null || each.seat === seat)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most)
}

// What was played and what the bot would have, told apart by their titles: by how they are paid, where they are the same otherwise.
export function titlesApart(decision: Costly, title: (move: Move) => string, paid: (move: Move) => string): [string, string] {
  const moves = [decision.played, decision.better] as const
  const [played, better] = moves.map(title) as [string, string]
  if (played !== better) return [played, better]
  const [one, other] = moves.map((move) => [title(move), paid(move)].filter(Boolean).join(' ')) as [string, string]
  return one !== other ? [one, other] : [decision.played.move, decision.better.move]
}

export const percent = (share: number): number => Math.round(share * 100)
