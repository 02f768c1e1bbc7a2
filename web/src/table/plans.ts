// A plan for my next turn, kept in this tab and nowhere else: a reload brings it back.

import type { GameEvent, Move, Seat } from '../lib/protocol'

// A decision, what was asked when it was planned, and what it would bring.
export interface Planned {
  move: Move
  asking: string
  events: GameEvent[]
}

const keyOf = (table: string, seat: Seat): string => `crenel.plan.${table}.${seat}`

export function keepPlan(table: string, seat: Seat, steps: Planned[]): void {
  try {
    if (steps.length) sessionStorage.setItem(keyOf(table, seat), JSON.stringify(steps))
    else sessionStorage.removeItem(keyOf(table, seat))
  } catch {
    return // forbidden storage: it lasts as long as the page
  }
}

export function keptPlan(table: string, seat: Seat): Planned[] {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? 'null') as Planned[] | null) ?? []
  } catch {
    return [] // unreadable or forbidden storage: there is no plan
  }
}
