// Who eats in Winter: all pieces of a clan on the board, one by one, and which of them starve first.

import type { GameEvent, LoggedEvent, Move } from '../../../../lib/protocol'
import type { Clan, SectionName, WallView } from '../../types'

// A piece that eats. Pieces of one kind in one place are alike: they have the same move.
export interface Mouth {
  key: string
  // The notation that lets it starve.
  move: string
  piece: string
  // Where it is, as the move names it.
  place: string | null
  section: string | null
  stands: string | null
  row: number | null
  // What its loss costs: the least is given up first.
  loss: number
}

// How many pieces a move stands for.
function countOf(move: Move, view: WallView, clan: Clan): number {
  const place = String(move.place)
  if (move.piece === 'clerk') return clan.clerks.at[place] ?? 0
  if (move.piece === 'overseer') return 1
  const section = String(move.section) as SectionName
  const soldier = String(move.piece)
  if (move.stands === 'rest') return clan.soldiers.rest[section]?.[soldier] ?? 0
  if (move.stands === 'wall') return soldier === 'archer' ? (clan.soldiers.firing[section] ?? 0) : 1
  const hordes = view.sections.find((each) => each.section === section)?.hordes ?? []
  const horde = hordes.find((each, place) => (each.row ?? place + 1) === move.row)
  return Object.values(horde?.cover ?? {}).filter((piece) => piece.startsWith(`${soldier} ${clan.clan}`)).length
}

// Clerks are soon back at work; soldiers on hordes have work to do; an overseer is lost with his level.
function lossOf(move: Move, clan: Clan): number {
  if (move.piece === 'clerk') return 1
  if (move.piece === 'overseer') return 3 + 2 * (clan.soldiers.overseers[String(move.place)]?.level ?? 1)
  return { rest: 2, horde: 3, wall: 4 }[String(move.stands)] ?? 2
}

export function mouthsOf(moves: Move[], view: WallView, clan: Clan): Mouth[] {
  return moves
    .filter((move) => move.verb === 'starve')
    .flatMap((move) =>
      Array.from({ length: Math.max(1, countOf(move, view, clan)) }, (_, number) => ({
        key: `${move.move} ${number + 1}`,
        move: move.move,
        piece: String(move.piece),
        place: typeof move.place === 'string' ? move.place : null,
        section: typeof move.section === 'string' ? move.section : null,
        stands: typeof move.stands === 'string' ? move.stands : null,
        row: typeof move.row === 'number' ? move.row : null,
        loss: lossOf(move, clan),
      })),
    )
}

// Those who starve unless the player says otherwise: as many as lack food, the cheapest first.
export function firstToStarve(mouths: Mouth[], food: number): string[] {
  const short = Math.max(0, mouths.length - food)
  return mouths
    .toSorted((a, b) => a.loss - b.loss)
    .slice(0, short)
    .map((mouth) => mouth.key)
}

const STARVED = ['clerk_starved', 'overseer_starved', 'soldier_starved']
export const isFeeding = (event: GameEvent): boolean => event.event === 'fed' || STARVED.includes(event.event)

export interface Meal {
  seat: number
  fed: number
  food: number | null
  starved: number
}

// What came of the feeding, by player, in the order in which they fed.
export function mealsOf(events: LoggedEvent[]): Meal[] {
  const found: Meal[] = []
  for (const event of events) {
    if (!isFeeding(event) || event.seat === undefined) continue
    let meal = found.find((each) => each.seat === event.seat)
    if (!meal) found.push((meal = { seat: event.seat, fed: 0, food: null, starved: 0 }))
    if (event.event === 'fed') Object.assign(meal, { fed: Number(event.count), food: Number(event.food) })
    else meal.starved += 1
  }
  return found
}
