// Pace of bots: their moves are shown one after the other, each for as long as this page wants it. Nothing that concerns me waits.

import type { FromServer, StateMessage } from '../lib/protocol'
import { isWhole } from './tableState.svelte'

// What I am waiting for is there at the latest after so many milliseconds, whatever has piled up before it.
export const CATCH_UP = 800

export interface Pace {
  // How long a bot's move is shown; 0: as they come.
  pause(): number
  isBot(seat: number): boolean
  // Whether this page is looked at, and the message answers nothing of mine.
  leisure(message: StateMessage): boolean
  setTimer(act: () => void, ms: number): number
  clearTimer(timer: number): void
}

export class BotPace {
  private pending: StateMessage[] = []
  private timer: number | null = null
  // Where my decision is among what waits: how long each is shown on the way to it.
  private hurried: number | null = null

  constructor(
    private readonly pace: Pace,
    private readonly show: (message: FromServer) => void,
  ) {}

  receive(message: FromServer): void {
    if (message.t !== 'state') {
      this.show(message)
      return
    }
    this.pending.push(message)
    const mine = Object.values(message.moves).some((moves) => moves.length > 0)
    if (!this.mayWait(message)) this.drain()
    else if (mine) this.hurry()
    else if (this.timer === null) this.next()
  }

  // Show at once what waits. Call when somebody clicks, presses a key, or looks elsewhere.
  drain(): void {
    this.stop()
    this.hurried = null
    while (this.pending.length) this.show(this.pending.shift()!)
  }

  // Call when the table is left.
  close(): void {
    this.stop()
    this.pending = []
  }

  // Only what a bot did, on a table that I look at without a clock.
  private mayWait(message: StateMessage): boolean {
    const { table, request } = message
    if (!this.pace.pause() || !this.pace.leisure(message) || isWhole(message) || request || table.clocks || table.status !== 'playing') return false
    const movers = new Set(message.events.filter((event) => event.seat !== undefined).map((event) => event.seat!))
    return [...movers].some((seat) => this.pace.isBot(seat)) || !message.events.length
  }

  private hurry(): void {
    this.hurried = Math.min(this.pace.pause(), CATCH_UP / this.pending.length)
    this.stop()
    this.next()
  }

  private next(): void {
    const message = this.pending.shift()
    if (!message) return
    this.show(message)
    if (!this.pending.length) this.hurried = null
    const pause = this.hurried ?? this.pace.pause()
    this.timer = this.pace.setTimer(() => {
      this.timer = null
      this.next()
    }, pause)
  }

  private stop(): void {
    if (this.timer !== null) this.pace.clearTimer(this.timer)
    this.timer = null
  }
}
