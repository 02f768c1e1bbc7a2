// Winters of recorded games, as the engine told them (tests/golden/winters.py).

import { describe, expect, it } from 'vitest'
import type { LoggedEvent } from '../../lib/protocol'
import type { SectionName } from './types'
import { lastWinter, targetsIn, tolls, winterAt, type Winter } from './winter'
import winters from './winters.json'

const ALL: SectionName[] = ['left', 'middle', 'right']
const games = winters as unknown as Record<string, LoggedEvent[]>
const four = games['great_wall/22-four-greedy']!
const two = games['great_wall/21-two-greedy']!

// The winter of a year, with all that came after it, or cut off after so many of its events.
function winterOf(events: LoggedEvent[], year: number, sections: SectionName[] = ALL, cut = Infinity): Winter {
  const starts = events.flatMap((event, index) => (event.season === 'winter' ? [index] : []))
  const end = events.findIndex((event, index) => index > starts[year - 1]! && ['year_started', 'game_ended'].includes(event.event))
  return lastWinter(events.slice(0, Math.min(end + 1, starts[year - 1]! + cut)), sections)!
}
const results = (winter: Winter): string[] =>
  winter.beats.map((beat) => (beat.assault ? `${beat.key} ${beat.assault.power}:${beat.assault.defence}` : beat.key))

describe('beats of a winter', () => {
  it('are archers, the assaults from the left, and the reckoning', () => {
    const winter = winterOf(four, 1)
    expect(winter.year).toBe(1)
    expect(results(winter)).toEqual(['archers', 'left 2:3', 'middle 3:18', 'right 6:6', 'reckoning'])
    expect(winter.reached).toBe(4)
    expect(winter.beats.some((beat) => beat.assault?.breach)).toBe(false)
  })

  it('keep a place for a section without hordes', () => {
    const winter = winterOf(four, 2)
    expect(results(winter)).toEqual(['archers', 'left 8:3', 'middle 3:12', 'right', 'reckoning'])
    expect(winter.beats[3]!.events).toEqual([])
    expect(winterOf(two, 1, ['middle', 'right']).beats.map((beat) => beat.key)).toEqual(['archers', 'middle', 'right', 'reckoning'])
  })

  it('tell what power and defence are made of', () => {
    const { assault } = winterOf(four, 2).beats[1]!
    expect(assault!.hordes.map((each) => `${each.horde} ${each.power}`)).toEqual(['leader 2', 'lancers 4', 'leader 2'])
    expect(assault).toMatchObject({ wall: 12, barricades: 0, others: 0, halved: 2, defence: 3, breach: true })
  })

  it('are reached as far as the table has come', () => {
    const shot = winterOf(four, 2, ALL, 3)
    expect([shot.endedBy, shot.reached]).toEqual([null, 0])
    const stormed = winterOf(four, 2, ALL, 16)
    expect([stormed.endedBy, stormed.reached]).toEqual([null, 1])
    expect(stormed.beats[4]!.events).toEqual([])
  })

  it('are every assault and arrow of the game, each once', () => {
    for (const events of Object.values(games)) {
      const years = events.filter((event) => event.season === 'winter').length
      const all = Array.from({ length: years }, (_, index) => winterOf(events, index + 1, ALL))
      expect(all.map((winter) => winter.year)).toEqual(all.map((_, index) => index + 1))
      expect(all.flatMap((winter) => winter.beats.filter((beat) => beat.assault)).length).toBe(events.filter((event) => event.event === 'assault').length)
      for (const { assault } of all.flatMap((winter) => winter.beats)) {
        if (!assault) continue
        expect(assault.hordes.reduce((sum, each) => sum + each.power, 0)).toBe(assault.power)
        let defence = assault.wall + assault.barricades + assault.others
        for (let times = 0; times < assault.halved; times += 1) defence = Math.floor(defence / 2)
        expect(defence).toBe(assault.defence)
        expect(assault.breach).toBe(assault.power > assault.defence)
      }
    }
  })

  it('take what modules add before the reckoning', () => {
    const events = four.slice(0, four.findIndex((event) => event.event === 'game_ended') + 1)
    const winter = lastWinter(events, ALL, (found) => [{ key: 'wishes', events: found.slice(-1) }])!
    expect(winter.beats.map((beat) => beat.key)).toEqual(['archers', 'left', 'middle', 'right', 'wishes', 'reckoning'])
  })
})

describe('what a winter cost', () => {
  it('is shame with its reasons, deaths and honor by clan', () => {
    const found = tolls(winterOf(four, 2).beats[1]!.events)
    expect(Object.fromEntries([...found].map(([clan, toll]) => [clan, toll.shame]))).toEqual({ 0: 1, 1: 3, 2: 2, 3: 3 })
    expect(found.get(0)!.absent).toEqual(['lancers'])
    expect(found.get(2)!.absent).toEqual(['lancers', 'leader'])
    expect(found.get(0)!.killed).toEqual({ spearman: 1, horseman: 1 })
    expect(found.get(3)!.killed).toEqual({ archer: 1 })
  })

  it('adds up over its beats', () => {
    const winter = winterOf(four, 2)
    const shame = (events: LoggedEvent[]): number => [...tolls(events).values()].reduce((sum, toll) => sum + toll.shame, 0)
    expect(shame(winter.beats.at(-1)!.events)).toBe(shame(winter.beats.slice(0, -1).flatMap((beat) => beat.events)))
    expect(shame(winter.events)).toBe(9)
  })
})

describe('the archers', () => {
  it('hit hordes where they stood, also those that fell', () => {
    const winter = winterOf(four, 1)
    const [fell, behind] = targetsIn(winter, 'middle', [])
    expect([fell!.horde, behind!.horde]).toEqual(['pyromaniacs', 'raiders'])
    expect(fell!.fall).toMatchObject({ power: 9, then: 3, row: 1 })
    expect(fell!.arrows.map((each) => each.clan)).toEqual([2, 3])
    expect(behind!.arrows).toEqual([])
  })

  it('show the hordes of the table while they still shoot', () => {
    expect(targetsIn(winterOf(four, 1, ALL, 2), 'left', ['leader', 'spies']).map((each) => each.horde)).toEqual(['leader', 'spies'])
  })
})

describe('a line of the recap', () => {
  it('belongs to the winter it was told in', () => {
    const storm = four.find((event) => event.event === 'assault')!
    expect(winterAt(four, storm.n, ALL)?.year).toBe(1)
    const spring = four.find((event) => event.event === 'year_started')!
    expect(winterAt(four, spring.n, ALL)).toBeNull()
  })
})
