import { describe, expect, it } from 'vitest'
import type { LoggedEvent } from '../../../../lib/protocol'
import { answersIn, claimEvents } from './claims'

const events = [
  { event: 'assault', section: 'left' },
  { event: 'emperor_came', thing: 'wood', amount: 6 },
  { event: 'claim_met', seat: 1, thing: 'wood', amount: 6 },
  { event: 'claim_missed', seat: 0, thing: 'wood', amount: 6 },
  { event: 'shamed', seat: 0 },
  { event: 'visit_moved', seat: 0, thing: 'chi', amount: 6 },
  { event: 'year_started', year: 3 },
] as unknown as LoggedEvent[]

describe('the Emperor’s claim in the events of a Winter', () => {
  it('begins with his coming and ends with the marker', () => {
    expect(claimEvents(events).map((each) => each.event)).toEqual(['emperor_came', 'claim_met', 'claim_missed', 'shamed', 'visit_moved'])
    expect(claimEvents(events.slice(0, 1))).toEqual([])
    expect(claimEvents(events.slice(0, 4))).toHaveLength(3)
  })

  it('tells who met it, in the order of asking', () => {
    expect(answersIn(claimEvents(events))).toEqual([
      { seat: 1, met: true },
      { seat: 0, met: false },
    ])
  })
})
