// Luck in Burgundy: how the dice fell. No number is good or bad by itself, so there is no luck to add up: only how often
// each came, how even that was, and what it cost to change dice.

import { tally, unevenness } from '../../lib/chance'
import type { GameEvent } from '../../lib/protocol'
import { numeral, percent, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Luck, LuckRow } from '../types'

const SIDES = [1, 2, 3, 4, 5, 6]

export interface Rolls {
  // By seat: how often each side came, and in how many rounds both dice were equal.
  sides: number[][]
  doubles: number[]
  // The white die, by side.
  white: number[]
  rounds: number
}

export function rollsIn(events: GameEvent[], seats: number): Rolls {
  const rolled = events.filter((event) => event.event === 'dice_rolled')
  const dice = rolled.map((event) => event.dice as number[][])
  const each = Array.from({ length: seats }, (_, seat) => dice.map((round) => round[seat] ?? []))
  return {
    sides: each.map((rounds) => tally(rounds.flat())),
    doubles: each.map((rounds) => rounds.filter(([first, second]) => first === second).length),
    white: tally(rolled.map((event) => Number(event.white))),
    rounds: rolled.length,
  }
}

// Workers spent on changing dice, by seat.
export function workersSpent(events: GameEvent[], seats: number): number[] {
  const spent = Array.from({ length: seats }, () => 0)
  for (const event of events) {
    if (event.event === 'die_used' && event.seat !== undefined) spent[event.seat]! += Number(event.workers)
  }
  return spent
}

export function luck(play: Play): Luck {
  const seats = play.table.seats.length
  const { sides, doubles, white, rounds } = rollsIn(play.events, seats)
  const own: LuckRow[] = SIDES.map((side) => ({
    label: say('b-luck-side', { side }),
    values: sides.map((counts) => String(counts[side - 1])),
    expected: numeral((2 * rounds) / SIDES.length),
  }))
  const share = (counts: number[]): string => {
    const found = unevenness(counts)
    return found === null ? '–' : percent(found)
  }
  own.push(
    { label: say('b-luck-doubles'), values: doubles.map(String), expected: numeral(rounds / SIDES.length) },
    { label: say('b-luck-even'), values: sides.map(share), expected: percent(0.5) },
    { label: say('b-luck-workers'), values: workersSpent(play.events, seats).map(String), expected: '' },
  )
  const shared: LuckRow[] = SIDES.map((side) => ({
    label: say('b-luck-white', { side }),
    values: [String(white[side - 1])],
    expected: numeral(rounds / SIDES.length),
  }))
  return { own, shared, note: say('b-luck-note') }
}
