import { describe, expect, it } from 'vitest'
import type { Told } from '../games/types'
import type { LoggedEvent } from '../lib/protocol'
import { logSections } from './log'

const tell = (event: LoggedEvent): Told => ({ level: event.event === 'act' ? 'head' : 'effect', text: String(event.event) })
const sections = (...events: Partial<LoggedEvent>[]) =>
  logSections(
    events.map((event, n) => ({ n, move: 1, seat: 0, ...event }) as LoggedEvent),
    tell,
  )

describe('the log', () => {
  it('tells a decision in one line and what followed below it', () => {
    const [section] = sections({ event: 'act' }, { event: 'gain' }, { event: 'act', move: 2 }, { event: 'gain', move: 2, seat: 1 })
    expect(section!.lines.map((line) => [line.head, line.effects.length])).toEqual([
      ['act', 1],
      ['act', 0],
      ['gain', 0],
    ])
  })

  it('marks what not everybody may know', () => {
    const [section] = sections({ event: 'act' }, { event: 'seen', to: [0] }, { event: 'look', move: 2, to: [0] })
    expect(section!.lines.map((line) => line.secret)).toEqual([false, true])
    expect(section!.lines[0]!.effects).toMatchObject([{ text: 'seen', secret: true }])
  })
})
