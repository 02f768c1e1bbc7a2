// Paces of a table, how much time people have: what is offered, and its texts.

import { shortDuration, longDuration } from './clocks.svelte'
import type { Pace } from './protocol'
import { say } from './words.svelte'

const MINUTE = 60
const DAY = 86_400

// For one sitting: a bank, and some of it back with each turn. Over days: all of it back with each turn.
export const SITTING: Record<string, Pace> = {
  fast: { bank: 5 * MINUTE, extra: 30, away: 0 },
  normal: { bank: 15 * MINUTE, extra: 45, away: 0 },
  slow: { bank: 30 * MINUTE, extra: MINUTE, away: 0 },
}
export const BY_DAYS: Record<string, Pace> = {
  day: { bank: DAY, extra: DAY, away: 7 },
  'three-days': { bank: 3 * DAY, extra: 3 * DAY, away: 14 },
  week: { bank: 7 * DAY, extra: 7 * DAY, away: 28 },
}

// Days for which a clock may stand still in a game; each pace by days has one of them as its usual one.
export const DAYS_AWAY = [0, 7, 14, 28]

export const paceNamed = (name: string): Pace | null => SITTING[name] ?? BY_DAYS[name] ?? null

// The offer that is this pace; '' where there is none.
export function nameOfPace(pace: Pace | null): string {
  const offers = Object.entries({ ...SITTING, ...BY_DAYS })
  return offers.find(([, { bank, extra }]) => bank === pace?.bank && extra === pace.extra)?.[0] ?? ''
}

const wholeTurn = ({ bank, extra }: Pace): boolean => extra >= bank

export function paceText(pace: Pace): string {
  if (wholeTurn(pace)) return say('pace-turn', { time: longDuration(pace.bank * 1000, true) })
  return say('pace-bank', { bank: shortDuration(pace.bank * 1000, true), extra: shortDuration(pace.extra * 1000, true) })
}

export function paceNote(pace: Pace): string {
  const time = { bank: longDuration(pace.bank * 1000, true), extra: longDuration(pace.extra * 1000, true) }
  const note = say(wholeTurn(pace) ? 'pace-turn-note' : 'pace-bank-note', time)
  return pace.away ? `${note} ${say('pace-away-note', { days: pace.away })}` : note
}

// Time on top of a clock is given in minutes, or in hours where a turn may take days; at most as much as the bank itself.
export const handicapUnit = (pace: Pace): 'minutes' | 'hours' => (pace.bank >= DAY ? 'hours' : 'minutes')
export const unitSeconds = (unit: 'minutes' | 'hours'): number => (unit === 'hours' ? 60 * MINUTE : MINUTE)
