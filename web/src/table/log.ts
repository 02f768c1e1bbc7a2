// Log of a game: sections by chapter and round, one line per decision, its effects indented below it.

import type { Told } from '../games/types'
import type { LoggedEvent, Seat } from '../lib/protocol'

export interface LogLine {
  n: number
  move: number
  seat: Seat | null
  head: string
  barrier: boolean
  // Not everybody may know of it.
  secret: boolean
  effects: { text: string; gain: boolean; secret: boolean }[]
  events: LoggedEvent[]
}

export interface LogSection {
  n: number
  title: string
  lines: LogLine[]
}

const isSecret = (event: LoggedEvent): boolean => Array.isArray(event.to)

export function logSections(events: LoggedEvent[], tell: (event: LoggedEvent) => Told | null): LogSection[] {
  const sections: LogSection[] = []
  let chapter = ''
  let line: LogLine | null = null
  let paid = ''

  const section = (event: LoggedEvent, title: string): LogSection => {
    const made = { n: event.n, title, lines: [] as LogLine[] }
    sections.push(made)
    line = null
    return made
  }
  const open = (event: LoggedEvent, head: string): LogLine => {
    const made: LogLine = {
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
    const entry = tell(event)
    if (!entry) continue
    if (entry.level === 'chapter') {
      chapter = entry.text
      section(event, chapter)
      continue
    }
    if (entry.level === 'round') {
      if (entry.resumed) chapter = entry.resumed.chapter
      const last = sections.at(-1)
      const title = chapter ? `${chapter}, ${entry.text}` : entry.text
      if (last && !last.lines.length) last.title = title
      else section(event, title)
      if (entry.barrier) {
        const made = open(event, entry.barrier)
        made.barrier = true
        made.events.push(event)
      }
      continue
    }
    if (entry.level === 'with') {
      paid = entry.text
      line = null
      continue
    }
    const now: LogLine | null = line
    const follows: boolean = now !== null && (now as LogLine).move === event.move && (now as LogLine).seat === (event.seat ?? null)
    if (entry.level === 'effect' && follows) {
      ;(now as unknown as LogLine).effects.push({ text: entry.short ?? entry.text, gain: entry.gain ?? false, secret: isSecret(event) })
      ;(now as unknown as LogLine).events.push(event)
      continue
    }
    open(event, entry.text).events.push(event)
  }
  return sections
}
