// A bot's hint: asked for when it is my turn, and shown as if I had picked it. Doing it is up to me.

import type { Reply, Wish } from '../lib/protocol'
import { say } from '../lib/words.svelte'
import { botName } from '../shell/bots'
import type { Play } from './play.svelte'

export class Adviser {
  thinking = $state(false)
  // The move that is suggested, and by whom; forgotten with what is picked.
  given = $state.raw<{ move: string; bot: string } | null>(null)

  constructor(
    private readonly play: Play,
    private readonly wire: ((wish: Wish) => Promise<Reply>) | null,
  ) {}

  get may(): boolean {
    return this.wire !== null && !this.play.sketched && this.play.myTurn && this.play.table.hints
  }

  async ask(): Promise<void> {
    const { seat } = this.play
    if (!this.wire || !this.may || this.thinking || seat === null) return
    this.thinking = true
    const reply = await this.wire({ t: 'ask', what: 'hint', seat })
    this.thinking = false
    // What is past needs no hint any more.
    if (reply.t === 'refused' && reply.error !== 'stale') this.play.bubble = { kind: 'error', anchor: null, said: reply.said, rule: '' }
    const move = reply.t === 'answer' && this.play.legal.find((each) => each.move === reply.hint)
    if (!move) return
    this.play.suggest(move)
    this.given = { move: move.move, bot: reply.bot ?? '' }
    this.play.announced = `${say('hint-by', { bot: botName(this.given.bot) })} ${this.play.game.moveTitle(move, this.play)}`
  }
}
