// A table at earlier moments. What they look like the server says; they are shown on a table of their own, the scene,
// on which nothing can be done.

import { api } from '../lib/api'
import type { Moment } from '../lib/protocol'
import { complaint } from '../lib/session.svelte'
import { lasting } from '../lib/settings.svelte'
import { watchFlights } from './flights.svelte'
import { Play } from './play.svelte'

// How long a moment stands while it goes on by itself. Without motion it is still to be read.
const PACE = 900

export type Fetch = (table: string, n: number) => Promise<Moment>

export class Moments {
  readonly scene: Play
  shown = $state.raw<Moment | null>(null)
  trouble = $state('')
  running = $state(false)
  private readonly kept = new Map<number, Promise<Moment>>()
  private asked = 0

  constructor(
    private readonly play: Play,
    // Where the story is told on while one looks back.
    now: Play | null = null,
    private readonly fetch: Fetch = api.moment,
  ) {
    this.scene = new Play(play.game, play.catalogue, play.table, null, false, now)
  }

  // The table after n decisions. One step on, pieces travel; what is asked for next is fetched in advance.
  async show(n: number, on = false, next: number | null = null): Promise<void> {
    this.asked += 1
    const { asked } = this
    try {
      const found = await this.at(n)
      // Unless somebody has gone on elsewhere in the meantime.
      if (asked === this.asked) this.turnTo(found, on)
      if (next !== null && next !== n) this.at(next).catch(() => undefined)
    } catch (error) {
      if (asked === this.asked) this.trouble = complaint(error)
    }
  }

  close(): void {
    this.asked += 1
    this.shown = null
    this.trouble = ''
    this.running = false
    this.scene.opened = null
    this.forget()
  }

  // What was fetched may have been taken back.
  forget(): void {
    this.kept.clear()
  }

  private at(n: number): Promise<Moment> {
    let found = this.kept.get(n)
    if (!found) {
      found = this.fetch(this.play.table.id, n)
      found.catch(() => this.kept.delete(n))
      this.kept.set(n, found)
    }
    return found
  }

  private turnTo(found: Moment, on: boolean): void {
    const { scene, play, shown } = this
    const land = on && shown && found.n > shown.n ? watchFlights(scene, found.events) : null
    this.shown = found
    this.trouble = ''
    const events = play.events.filter((event) => event.move <= found.n)
    scene.state.showMoment(play.table, found.view, events)
    land?.()
  }
}

// Goes on by itself while it runs, to the end. Call once, from a component; `next` is the step on, or null at the end.
export function goOnBySelf(moments: Moments, next: () => (() => void) | null): void {
  $effect(() => {
    if (!moments.running) return
    void moments.shown
    const step = next()
    if (!step) {
      moments.running = false
      return
    }
    const timer = setTimeout(step, lasting(PACE) || PACE)
    return () => clearTimeout(timer)
  })
}
