// What is picked and not yet done, kept in this tab: a reload brings it back as long as nothing has happened at the table.

import type { Part, Seat } from '../lib/protocol'

export interface Selection {
  version: number
  picked: Record<string, Part>
  anchor: string | null
  preferred: string | null
}

const keyOf = (table: string, seat: Seat): string => `crenel.selection.${table}.${seat}`

export function keep(table: string, seat: Seat, selection: Selection): void {
  try {
    const something = Object.keys(selection.picked).length || selection.preferred
    if (something) sessionStorage.setItem(keyOf(table, seat), JSON.stringify(selection))
    else sessionStorage.removeItem(keyOf(table, seat))
  } catch {
    return // forbidden storage: it lasts as long as the page
  }
}

export function kept(table: string, seat: Seat, version: number): Selection | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? 'null') as Selection | null
    if (found && found.version !== version) sessionStorage.removeItem(keyOf(table, seat))
    return found?.version === version ? found : null
  } catch {
    return null // unreadable or forbidden storage: start afresh
  }
}
