// Recap of what the others did since my last decision: its events, and the pieces they touched.

import type { GameModule } from '../games/types'
import type { LoggedEvent } from '../lib/protocol'
import type { TableState } from './tableState.svelte'

export class Recap {
  // Pieces touched since my last decision, and those of them touched last; both until my first input of the next turn.
  changed = $state.raw<Set<string>>(new Set())
  newest = $state.raw<Set<string>>(new Set())
  // The number of the first event that I have not seen.
  private firstUnseen = $state(0)
  // My last decision was made for me, while I may not have looked.
  private automatic = false

  missed = $derived.by<LoggedEvent[]>(() => {
    if (!this.state.mine.length || this.state.over) return []
    return this.state.events.filter((event) => event.n >= this.firstUnseen && event.move > 0 && !this.state.isMine(event))
  })

  constructor(
    private readonly game: GameModule,
    private readonly state: TableState,
  ) {}

  // Call when a decision of mine is sent.
  decided(automatic: boolean): void {
    this.automatic = automatic
  }

  // Call when the state has changed: by these events, or as a whole; `own` if a change of mine led to it.
  update(fresh: LoggedEvent[], whole: boolean, own: boolean): void {
    if (whole) this.changed = this.touchedSince(this.state.lastDecision())
    else this.addChanged(fresh)
    this.catchUp(whole, own)
    this.newest = this.lastTouched()
  }

  // My first input of a turn: I have seen what changed.
  dismiss(): void {
    if (this.changed.size) this.changed = new Set()
    if (this.newest.size) this.newest = new Set()
  }

  // What my own decision led to I have seen, unless it was made for me. A page that comes back knows its last decision from the events.
  private catchUp(whole: boolean, own: boolean): void {
    const { events } = this.state
    const end = (events.at(-1)?.n ?? -1) + 1
    const mine = events.length > 0 && this.state.isMine(events.at(-1)!)
    const last = this.state.lastDecision()
    if (!this.automatic && (own || mine)) this.firstUnseen = end
    else if (whole) this.firstUnseen = (events.findLast((event) => event.move <= last)?.n ?? -1) + 1
    else this.firstUnseen = Math.min(this.firstUnseen, end)
  }

  private addChanged(fresh: LoggedEvent[]): void {
    const theirs = fresh.filter((event) => !this.state.isMine(event))
    if (theirs.length) this.changed = new Set([...this.changed, ...this.touched(theirs)])
  }

  private touchedSince(decision: number): Set<string> {
    if (!this.state.mine.length) return new Set()
    return this.touched(this.state.events.filter((event) => event.move > decision && event.move > 0))
  }

  // By the last decision of somebody else that touched anything.
  private lastTouched(): Set<string> {
    const theirs = this.missed.filter((event) => event.seat !== undefined)
    const last = theirs.findLast((event) => this.touched([event]).size)
    return this.touched(theirs.filter((event) => event.move === last?.move && event.seat === last.seat))
  }

  private touched(events: LoggedEvent[]): Set<string> {
    return new Set(events.flatMap((event) => this.game.touches(event, this.state.view)))
  }
}
