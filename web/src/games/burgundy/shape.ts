// Hexes on paper: pointed at the top, `radius` from the middle to a corner.

import type { Board, Cell } from './types'

// What answers a finger around a piece: left, top, width and height.
export type Hit = [number, number, number, number]

const round = (value: number): number => Math.round(value * 100) / 100
export const WIDTH = Math.sqrt(3)

export function corners(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const turn = (Math.PI / 180) * (60 * corner - 90)
    return `${round(radius * Math.cos(turn))},${round(radius * Math.sin(turn))}`
  }).join(' ')
}

// How far apart tiles lie in the depots that interlock: a finger finds each, on a phone as wide as most are.
export const APART = 44.4
// Hexes so far apart touch one another without overlapping.
export const touching = (apart: number): number => apart / WIDTH

// The black depot lies in rows of two, and is higher where there are many.
export const blackRows = (spaces: number): number => Math.ceil(spaces / 2)
export const blackHeight = (rows: number): number => (rows > 3 ? 200 : 172)

export interface Spot {
  cell: Cell
  x: number
  y: number
}

// Every hex says its row and how many half hexes it lies from the left, so boards may have gaps and islands.
export function layout(board: Board, radius: number): { spots: Spot[]; width: number; height: number } {
  const half = (WIDTH * radius) / 2
  const spots = board.cells.map((cell) => ({
    cell,
    x: round((cell.x + 1) * half),
    y: round(radius + 1.5 * radius * cell.row),
  }))
  const widest = Math.max(...board.cells.map((cell) => cell.x + 2))
  const last = Math.max(...board.cells.map((cell) => cell.row))
  return { spots, width: round(widest * half), height: round((1.5 * last + 2) * radius) }
}

// How many hexes a board is wide. More than a single duchy has are too many to touch on a phone, or to read in a column.
export const columns = (board: Board): number => Math.max(...board.cells.map((cell) => cell.x)) / 2 + 1
export const isWide = (board: Board): boolean => columns(board) > 8

type Point = [number, number]
const STEPS = Array.from({ length: 19 }, (_, step) => (step + 1) / 20)
// Where a river may leave a hex, and how far it goes that way: gentle ones first.
const TURNS = Array.from({ length: 12 }, (_, turn) => (Math.PI / 6) * turn)
const REACHES = [1.6, 2.8, 4]

function curve(t: number, [a, b, c, d]: [Point, Point, Point, Point]): Point {
  const mix = (axis: 0 | 1): number => (1 - t) ** 3 * a[axis] + 3 * t * (1 - t) ** 2 * b[axis] + 3 * t * t * (1 - t) * c[axis] + t ** 3 * d[axis]
  return [mix(0), mix(1)]
}

// A river from one hex to another: as short a bow as keeps it clear of other hexes and on the map.
export function river(from: Spot, to: Spot, spots: Spot[], radius: number): string {
  const others = spots.filter((spot) => spot !== from && spot !== to)
  const right = Math.max(...spots.map((spot) => spot.x)) + radius
  const ends = (turn: number, reach: number, spot: Spot): Point => [spot.x + Math.cos(turn) * reach * radius, spot.y + Math.sin(turn) * reach * radius]
  const worth = (bow: [Point, Point, Point, Point]): number => {
    const along = STEPS.map((t) => curve(t, bow))
    const wet = along.filter(([x, y]) => x < 0 || x > right || others.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 1.08 * radius)).length
    const length = along.slice(1).reduce((sum, [x, y], step) => sum + Math.hypot(x - along[step]![0], y - along[step]![1]), 0)
    return wet * 1000 * radius + length
  }
  let best: [Point, Point, Point, Point] | null = null
  let least = Infinity
  for (const out of TURNS)
    for (const back of TURNS)
      for (const reach of REACHES) {
        const bow: [Point, Point, Point, Point] = [[from.x, from.y], ends(out, reach, from), ends(back, reach, to), [to.x, to.y]]
        const found = worth(bow)
        if (found < least) [best, least] = [bow, found]
      }
  const [a, b, c, d] = best!.map(([x, y]) => `${round(x)} ${round(y)}`)
  return `M${a}C${b} ${c} ${d}`
}

// They take some finding, and boards never change: each is drawn once.
const drawn = new Map<string, string[]>()
export function riversOf(board: Board, radius: number): string[] {
  const key = `${board.name} ${radius}`
  const found = drawn.get(key)
  if (found) return found
  const { spots } = layout(board, radius)
  const spot = (cell: string): Spot => spots.find((each) => each.cell.cell === cell)!
  const paths = board.rivers.map(([from, to]) => river(spot(from), spot(to), spots, radius))
  drawn.set(key, paths)
  return paths
}

// The hex one comes to from another with an arrow key: the nearest in that direction.
export function step(spots: Spot[], from: Spot, key: string): Spot | null {
  const ahead = (spot: Spot): [number, number] => {
    const across = spot.x - from.x
    const down = spot.y - from.y
    if (key === 'ArrowLeft') return [-across, Math.abs(down)]
    if (key === 'ArrowRight') return [across, Math.abs(down)]
    if (key === 'ArrowUp') return [-down, Math.abs(across)]
    return [down, Math.abs(across)]
  }
  let best: Spot | null = null
  let least = Infinity
  for (const spot of spots) {
    const [along, aside] = ahead(spot)
    const far = along + 1.5 * aside
    if (along > 1 && far < least) {
      best = spot
      least = far
    }
  }
  return best
}

// A place outside the map, in the notch between two neighbouring hexes of its edge.
export function outside(spots: Spot[], first: Spot, second: Spot, radius: number): { x: number; y: number } {
  const middle = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2
  const centre = { x: middle(spots.map((spot) => spot.x)), y: middle(spots.map((spot) => spot.y)) }
  const between = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
  // At a right angle to the line between the two, away from the centre.
  const along = { x: (second.x - first.x) / (WIDTH * radius), y: (second.y - first.y) / (WIDTH * radius) }
  const away = Math.sign((between.x - centre.x) * -along.y + (between.y - centre.y) * along.x) || 1
  const far = 1.05 * radius * away
  return { x: round(between.x - along.y * far), y: round(between.y + along.x * far) }
}

// The outline of a group of hexes: every side that no other hex of the group shares.
export function outline(spots: Spot[], radius: number): string {
  const seen = new Map<string, [number, number, number, number]>()
  for (const spot of spots) {
    const points = Array.from({ length: 6 }, (_, corner) => {
      const turn = (Math.PI / 180) * (60 * corner - 90)
      return [round(spot.x + radius * Math.cos(turn)), round(spot.y + radius * Math.sin(turn))] as [number, number]
    })
    points.forEach(([x, y], corner) => {
      const [x2, y2] = points[(corner + 1) % 6]!
      const middle = `${Math.round((x + x2) / 2)},${Math.round((y + y2) / 2)}`
      if (seen.has(middle)) seen.delete(middle)
      else seen.set(middle, [x, y, x2, y2])
    })
  }
  return [...seen.values()].map(([x, y, x2, y2]) => `M${x} ${y}L${x2} ${y2}`).join('')
}
