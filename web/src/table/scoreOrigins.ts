// Origins of points: the lines of the log that brought them.

import type { LoggedEvent, Seat } from '../lib/protocol'
import type { LogSection } from './log'

// Points of somebody from one source, in one event.
export type Origin = [seat: Seat, source: string, points: number]

export interface OriginLine {
  n: number
  // The decision that led to it, for the address of its moment.
  move: number
  where: string
  text: string
  effects: string[]
  points: number
}

export function originLines(sections: LogSection[], origins: (event: LoggedEvent) => Origin[], seat: Seat, source: string): OriginLine[] {
  const brought = (event: LoggedEvent): number =>
    origins(event)
      .filter(([who, from]) => who === seat && from === source)
      .reduce((sum, [, , points]) => sum + points, 0)
  return sections.flatMap(({ title, lines }) =>
    lines
      .map((line) => ({
        n: line.n,
        move: line.move,
        where: title,
        text: line.head,
        // The first event is the line itself, each other one an effect.
        effects: line.effects.filter((_, index) => brought(line.events[index + 1]!)).map((effect) => effect.text),
        points: line.events.reduce((sum, event) => sum + brought(event), 0),
      }))
      .filter((line) => line.points),
  )
}
