// Data of a line chart over a game.

import type { Seat } from '../lib/protocol'

export interface ChartStop {
  // From 0, the beginning, to 1, the end.
  x: number
  label: string
  // What stands below it, if anything.
  tick: string
  move: number
  // By seat: how high, in words, and between what it may lie.
  values: number[]
  labels: string[]
  low?: number[]
  high?: number[]
}

export interface ChartLine {
  seat: Seat
  name: string
  you: boolean
}

// The stop nearest to a place on the axis.
export function across(stops: ChartStop[], x: number): number {
  let nearest = 0
  stops.forEach((stop, index) => {
    if (Math.abs(stop.x - x) < Math.abs(stops[nearest]!.x - x)) nearest = index
  })
  return nearest
}

// Labels from the top, moved apart where they would overlap, and none below the bottom.
export function apart<T extends { y: number }>(labels: T[], room: number, bottom: number): T[] {
  const found = labels.toSorted((a, b) => a.y - b.y)
  found.forEach((label, index) => {
    const above = found[index - 1]
    if (above) label.y = Math.max(label.y, above.y + room)
  })
  found.toReversed().forEach((label, index) => {
    label.y = Math.min(label.y, bottom - index * room)
  })
  return found
}
