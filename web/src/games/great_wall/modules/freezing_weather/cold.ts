// What the cold does, in words.

import { say } from '../../../../lib/words.svelte'
import type { FreezingView } from './types.generated'

// A value of the production track, with a true minus.
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

export const coldWords = (cold: FreezingView): string => say('w-cold-now', { now: cold.now, value: signed(cold.now) })

// Kinds of which few are left, with how many.
export const shortages = (cold: FreezingView): [string, number][] =>
  Object.entries(cold.supply).flatMap(([name, left]): [string, number][] => (left === null ? [] : [[name, left]]))

// The seats that have sent a set of a kind.
export const senders = (cold: FreezingView, resource: string): number[] => cold.sent.flatMap((kinds, seat) => (kinds.includes(resource) ? [seat] : []))
