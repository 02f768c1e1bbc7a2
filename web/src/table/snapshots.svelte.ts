// Snapshots of a table at earlier moments. The server says what they look like; they are shown on a table of their own, on which
// nothing can be done.

import { api } from '../lib/api'
import type { LoggedEvent, Moment } from '../lib/protocol'
import { errorText } from '../lib/session.svelte'
import { lasting } from '../lib/settings.svelte'
import { eyesQuery, type Eyes } from './eyes'
import { trackFlights } from './flights.svelte'
import { Play } from './play.svelte'

// How long a moment stands while it goes on by itself. Without motion it is still to be read.
const PACE = 900

export type Fetch = (table: string, n: number, query: string) => Promise<Moment>

export class Snapshots {
  readonly snapshot: Play
  shown = $state.raw<Moment | null>(null)
  problem = $state('')
  running = $state(false)
  private eyes: Eyes = 'all'
  private readonly cache = new Map<number, Promise<Moment>>()
  private asked = 0

  constructor(
    private readonly play: Play,
    // The table as it is now, whose log and chat go on while one looks back.
    now: Play | null = null,
    private readonly fetch: Fetch = api.moment,
  ) {
    this.snapshot = new Play(play.game, play.catalogue, play.table, null, false, now)
  }

  // The table after n decisions. One step on, pieces travel; what is asked for next is fetched in advance.
  async show(n: number, on = false, next: number | null = null): Promise<void> {
    this.asked += 1
    const { asked } = this
    try {
      const found = await this.at(n)
      // Unless somebody has gone on elsewhere in the meantime.
      if (asked === this.asked) this.display(found, on)
      if (next !== null && next !== n) this.at(next).catch(() => undefined)
    } catch (error) {
      if (asked === this.asked) this.problem = errorText(error)
    }
  }

  // Through whose eyes a finished game is seen.
  lookAs(eyes: Eyes): void {
    if (eyes === this.eyes) return
    this.eyes = eyes
    this.clearCache()
  }

  close(): void {
    this.asked += 1
    this.shown = null
    this.problem = ''
    this.running = false
    this.snapshot.opened = null
    this.clearCache()
  }

  // What was fetched may have been taken back.
  clearCache(): void {
    this.cache.clear()
  }

  private at(n: number): Promise<Moment> {
    let found = this.cache.get(n)
    if (!found) {
      found = this.fetch(this.play.table.id, n, eyesQuery(this.eyes))
      found.catch(() => this.cache.delete(n))
      this.cache.set(n, found)
    }
    return found
  }

  private display(found: Moment, on: boolean): void {
    const { snapshot, play, shown } = this
    const land = on && shown && found.n > shown.n ? trackFlights(snapshot, found.events) : null
    this.shown = found
    this.problem = ''
    snapshot.state.showMoment(play.table, found.view, this.eventsAt(found), typeof this.eyes === 'number' ? this.eyes : null)
    land?.()
  }

  // What had happened by then. A seat does not hear what only another was told.
  private eventsAt(found: Moment): LoggedEvent[] {
    const { eyes, play } = this
    const heard = (event: LoggedEvent): boolean => typeof eyes !== 'number' || !Array.isArray(event.to) || event.to.includes(eyes)
    if (eyes === 'all') return play.events.filter((event) => event.move <= found.n)
    return [...play.events.filter((event) => event.move < found.n && heard(event)), ...found.events]
  }
}

// Goes on by itself while it runs, to the end. Call once, from a component; `next` is the step on, or null at the end.
export function autoAdvance(snapshots: Snapshots, next: () => (() => void) | null): void {
  $effect(() => {
    if (!snapshots.running) return
    void snapshots.shown
    const step = next()
    if (!step) {
      snapshots.running = false
      return
    }
    const timer = setTimeout(step, lasting(PACE) || PACE)
    return () => clearTimeout(timer)
  })
}
