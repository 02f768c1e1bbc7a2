// Animation of pieces from where they lay to where they lie now. Nothing waits for it: it is drawn above the table.

import { tick } from 'svelte'
import type { GameEvent } from '../lib/protocol'
import { lasting } from '../lib/settings.svelte'
import type { Play } from './play.svelte'

export interface Flight {
  id: number
  piece: string
  from: DOMRect
  to: DOMRect
}

export const flights: { active: Flight[] } = $state({ active: [] })
let count = 0

// Small places count too, but not those that are hidden at this size.
function placeOf(piece: string): DOMRect | null {
  for (const element of document.querySelectorAll(`[data-piece="${piece}"]`)) {
    const box = element.getBoundingClientRect()
    if (box.width > 0) return box
  }
  return null
}

// Call before the state changes; call what it returns after.
export function trackFlights(play: Play, events: GameEvent[]): (() => void) | null {
  if (!lasting(1)) return null
  const starts = play.game.flights(events, play).map((flight) => ({ ...flight, box: placeOf(flight.from) }))
  if (!starts.some((flight) => flight.box)) return null
  return () => {
    void tick().then(() => {
      for (const { box, to, piece } of starts) {
        const end = placeOf(to)
        if (!box || !end) continue
        count += 1
        flights.active = [...flights.active, { id: count, piece, from: box, to: end }]
      }
    })
  }
}

export function removeFlight(id: number): void {
  flights.active = flights.active.filter((flight) => flight.id !== id)
}
