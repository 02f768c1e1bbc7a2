// Scores while the game runs: whose may be seen, and the points if it ended now.

import type { Reckoning, Seat } from '../lib/protocol'
import { showsScore } from '../lib/settings.svelte'
import type { Connection } from './connection.svelte'
import type { TableState } from './tableState.svelte'

export class Scores {
  // Whether I want to see the points if it ended now, and what the server said they would be.
  open = $state(false)
  ifOverNow = $state.raw<Reckoning | null>(null)
  // Whether there is anybody whose points I may see before the end.
  available = $derived.by(() => {
    const { table } = this.state
    const running = this.live && table.status === 'playing' && !table.frozen
    return running && table.scores.some((_, seat) => this.shows(seat))
  })

  constructor(
    private readonly state: TableState,
    private readonly connection: Connection,
    // The table itself, not a plan or an earlier moment of it.
    private readonly live: boolean,
  ) {}

  // Partners have their points together.
  shows(...seats: Seat[]): boolean {
    return showsScore(
      seats.some((seat) => this.state.mine.includes(seat)),
      this.state.table,
    )
  }

  async load(): Promise<void> {
    const { version } = this.state
    const reply = await this.connection.request({ t: 'ask', what: 'score' })
    if (reply?.t === 'answer' && reply.score && this.state.version === version) this.ifOverNow = reply.score
  }
}
