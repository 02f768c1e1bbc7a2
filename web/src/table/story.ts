// The log as a story: sections by chapter and round, one line a decision, what followed indented below it.

import type { Told } from '../games/types'
import type { GameEvent, Seat } from '../lib/protocol'

export interface Line {
  n: number
  move: number
  seat: Seat | null
  head: string
  barrier: boolean
  // Not everybody may know of it.
  secret: boolean
  effects: { text: string; gain: boolean; secret: boolean }[]
  events: GameEvent[]
}

export interface Section {
  n: number
  title: string
  lines: Line[]
}

const isSecret = (event: GameEvent): boolean => Array.isArray(event.to)

export function story(events: GameEvent[], tell: (event: GameEvent) => Told | null): Section[] {
  const sections: Section[] = []
  let chapter = ''
  let line: Line | null = null
  let paid = ''

  const section = (event: GameEvent, title: string): Section => {
    const made = { n: event.n, title, lines: [] as Line[] }
    sections.push(made)
    line = null
    return made
  }
  const open = (event: GameEvent, head: string): Line => {
    const made: Line = {
      n: event.n,
      move: event.move,
      seat: event.seat ?? null,
      head: paid ? `${head.replace(/[.]$/, '')} ${paid}.` : head,
      barrier: false,
      secret: isSecret(event),
      effects: [],
      events: [],
    }
    paid = ''
    const last = sections.at(-1) ?? section(event, '')
    last.lines.push(made)
    line = made
    return made
  }

  for (const event of events) {
    const told = tell(event)
    if (!told) continue
    if (told.level === 'chapter') {
      chapter = told.text
      section(event, chapter)
      continue
    }
    if (told.level === 'round') {
      if (told.resumed) chapter = told.resumed.chapter
      const last = sections.at(-1)
      const title = chapter ? `${chapter}, ${told.text}` : told.text
      if (last && !last.lines.length) last.title = title
      else section(event, title)
      if (told.barrier) {
        const made = open(event, told.barrier)
        made.barrier = true
        made.events.push(event)
      }
      continue
    }
    if (told.level === 'with') {
      paid = told.text
      line = null
      continue
    }
    const now: Line | null = line
    const follows: boolean = now !== null && (now as Line).move === event.move && (now as Line).seat === (event.seat ?? null)
    if (told.level === 'effect' && follows) {
      ;(now as unknown as Line).effects.push({ text: told.short ?? told.text, gain: told.gain ?? false, secret: isSecret(event) })
      ;(now as unknown as Line).events.push(event)
      continue
    }
    open(event, told.text).events.push(event)
  }
  return sections
}
