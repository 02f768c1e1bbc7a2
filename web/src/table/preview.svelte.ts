// Preview of moves: what they would bring, and whether undo would stop there. The server is asked.

import type { GameModule } from '../games/types'
import type { GameEvent, Move, Reply } from '../lib/protocol'
import type { Connection } from './connection.svelte'
import type { Selection } from './selection.svelte'
import type { TableState } from './tableState.svelte'

export interface PreviewedMove {
  move: string
  events: GameEvent[]
  // New information would come out: there is no way back.
  closes: boolean
}

export class Preview {
  // The candidate, once the server has answered.
  result = $state.raw<PreviewedMove | null>(null)
  // The end of the turn would reveal something new.
  endCloses = $state(false)

  constructor(
    private readonly game: GameModule,
    private readonly state: TableState,
    private readonly selection: Selection,
    private readonly connection: Connection,
  ) {}

  clear(): void {
    this.result = null
  }

  // Preview the candidate of the selection, if there is one.
  async load(): Promise<void> {
    const move = this.selection.candidate
    this.result = null
    const reply = move && (await this.ask(move))
    if (!reply || reply.t !== 'answer' || !reply.events || this.selection.candidate?.move !== move.move) return
    this.result = { move: move.move, events: reply.events, closes: reply.closes ?? false }
    // Who did not pick a piece, but was given the move, sees it beside the first one that it touches.
    this.selection.anchor ??= reply.events.flatMap((event) => this.game.touches(event, this.state.view))[0] ?? `button-${move.verb}`
  }

  async loadEnd(): Promise<void> {
    const { ending, version } = this.state
    this.endCloses = false
    const closes = ending ? await this.closes(ending) : false
    if (this.state.version === version) this.endCloses = closes
  }

  // Whether a move could not be taken back. If the server does not say, nobody may rely on it.
  async closes(move: Move): Promise<boolean> {
    const reply = await this.ask(move)
    return reply?.t === 'refused' || (reply?.t === 'answer' && (reply.closes ?? false))
  }

  private ask(move: Move): Promise<Reply> | null {
    const { seat } = this.state
    return seat === null ? null : this.connection.request({ t: 'ask', what: 'preview', seat, move: move.move })
  }
}
