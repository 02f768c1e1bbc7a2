// The stretch of a game in which reactions are let pass, kept in this tab and nowhere else: a reload brings it back.

import type { Seat } from '../lib/protocol'

const keyOf = (table: string, seat: Seat): string => `crenel.pass.${table}.${seat}`

export function keepPass(table: string, seat: Seat, stretch: string | null): void {
  try {
    if (stretch === null) sessionStorage.removeItem(keyOf(table, seat))
    else sessionStorage.setItem(keyOf(table, seat), stretch)
  } catch {
    return // forbidden storage: it lasts as long as the page
  }
}

export function keptPass(table: string, seat: Seat): string | null {
  try {
    return sessionStorage.getItem(keyOf(table, seat))
  } catch {
    return null // forbidden storage: nothing was kept
  }
}
