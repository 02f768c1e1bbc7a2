// Values saved in this browser tab and nowhere else: a reload finds them again.

import type { Seat } from './protocol'

export const tabKey = (kind: 'plan' | 'pass' | 'selection' | 'winter', table: string, seat: Seat): string => `crenel.${kind}.${table}.${seat}`

// Null removes the value.
export function saveInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    return // forbidden storage: the value lasts as long as the page
  }
}

export function loadFromTab<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null // unreadable or forbidden storage: nothing was saved
  }
}
