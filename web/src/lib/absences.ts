// Calendar of absence: days as people choose them, and the moments that the server is told.

import type { Span } from './protocol'

// From the first day's midnight to that after the last one, where the browser is. Days are as a date field has them: 2026-11-19.
export function spanOf(from: string, to: string): Span {
  const end = midnight(to)
  end.setDate(end.getDate() + 1)
  return { start: midnight(from).getTime(), end: end.getTime() }
}

const midnight = (day: string): Date => new Date(`${day}T00:00`)

// The last day of an absence: that before it ends, unless it ends in the middle of one.
export const lastDay = ({ end }: Span): number => end - 1

export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
