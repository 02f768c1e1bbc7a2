// Hint of a bot: requested when it is my turn, and shown as if I had picked it. Doing it is up to me.

import type { HintReason } from '../lib/protocol'
import { listed, say } from '../lib/words.svelte'
import { botName } from '../shell/bots'
import type { Play } from './play.svelte'

export class Hint {
  thinking = $state(false)
  // The move that is suggested, by whom and why; forgotten with the selection.
  given = $state.raw<{ move: string; bot: string; reasons: HintReason[] } | null>(null)

  constructor(
    private readonly play: Play,
    private readonly live: boolean,
  ) {}

  get available(): boolean {
    return this.live && this.play.myTurn && this.play.table.hints
  }

  // Why, in words: reasons with their points, or a sentence that stands alone.
  get why(): string {
    const reasons = this.given?.reasons ?? []
    const words = reasons.map(({ term, points }) =>
      points ? say(points > 0 ? 'reason-gain' : 'reason-loss', { points: Math.abs(points), term: say(term) }) : say(term),
    )
    return reasons.some(({ points }) => points) ? say('hint-reasons', { reasons: listed(words) }) : words.join(' ')
  }

  async request(): Promise<void> {
    const { seat, connection } = this.play
    if (!this.available || this.thinking || seat === null) return
    this.thinking = true
    const reply = await connection.request({ t: 'ask', what: 'hint', seat })
    this.thinking = false
    // What is past needs no hint any more.
    if (reply?.t === 'refused' && reply.error !== 'stale') this.play.showError(reply.said, null)
    const move = reply?.t === 'answer' && this.play.legal.find((each) => each.move === reply.hint)
    if (!move) return
    this.play.suggest(move)
    this.given = { move: move.move, bot: reply.bot ?? '', reasons: reply.reasons ?? [] }
    this.play.announced = `${say('hint-by', { bot: botName(this.given.bot) })} ${this.play.game.moveTitle(move, this.play)}. ${this.why}`
  }
}
