// Connection of a table to the server: whether it is up, and requests over it.

import type { Reply, Wish } from '../lib/protocol'
import type { ConnectionState } from '../lib/socket'

export type Send = (request: Wish) => Promise<Reply>

export class Connection {
  state = $state<ConnectionState>('connecting')
  // A change of mine is on its way.
  sending = $state(false)
  // The version of the table that my last change made.
  acknowledged = -1

  // Without `send` there is nobody to ask: an earlier moment of the table.
  constructor(private readonly send: Send | null) {}

  // Send what changes nothing in the game: a question, a line of chat. Null where there is nobody to ask.
  request(message: Wish): Promise<Reply> | null {
    return this.send?.(message) ?? null
  }

  // Change the table, one change at a time: a second one while the first is on its way is not sent, and has no reply.
  async submit(change: Wish): Promise<Reply | null> {
    if (!this.send || this.sending) return null
    this.sending = true
    const reply = await this.send(change)
    this.sending = false
    if (reply.t === 'ack') this.acknowledged = reply.v
    return reply
  }
}
