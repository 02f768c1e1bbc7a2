// One WebSocket per table: keeps itself alive, comes back after a loss, and sends what has no answer yet again under the same id.

import type { FromServer, Reply, ToServer, Wish } from './protocol'

export const PING_EVERY = 2500
export const LOST_AFTER = 9000
const FIRST_WAIT = 500
const LONGEST_WAIT = 15000

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface SocketHandlers {
  message: (message: FromServer) => void
  link: (link: Link) => void
  bye: (error: string) => void
}

export interface Wire {
  readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
}

export interface World {
  open(): Wire
  now(): number
  random(): number
  later(act: () => void, ms: number): number
  cancel(timer: number): void
  fresh(): string
}

export function browserWorld(path: string): World {
  const url = new URL(path, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return {
    open: () => new WebSocket(url) as unknown as Wire,
    now: () => Date.now(),
    random: Math.random,
    later: (act, ms) => window.setTimeout(act, ms),
    cancel: (timer) => window.clearTimeout(timer),
    fresh: () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
  }
}

interface Waiting {
  message: ToServer
  settle: (reply: Reply) => void
}

export class TableSocket {
  private wire: Wire | null = null
  private readonly waiting = new Map<string, Waiting>()
  private seq = -1
  private heard = 0
  private tries = 0
  private timer = 0
  private beat = 0
  private syncing = false
  private done = false

  constructor(
    private readonly world: World,
    private readonly handlers: SocketHandlers,
  ) {}

  connect(): void {
    if (this.done) return
    this.world.cancel(this.timer)
    this.handlers.link(this.tries ? 'lost' : 'connecting')
    const wire = this.world.open()
    this.wire = wire
    this.seq = -1
    this.syncing = false
    this.heard = this.world.now()
    wire.onopen = () => this.opened(wire)
    wire.onmessage = ((event: { data: string }) => this.received(wire, event.data)) as Wire['onmessage']
    wire.onclose = () => this.dropped(wire)
    this.startBeat()
  }

  close(): void {
    this.done = true
    this.world.cancel(this.timer)
    this.world.cancel(this.beat)
    const wire = this.wire
    this.wire = null
    wire?.close()
    this.handlers.link('closed')
  }

  // Try at once: the browser says that the network is back, or the page is looked at again.
  nudge(): void {
    if (this.done || this.wire?.readyState === 1) return
    this.tries = Math.min(this.tries, 1)
    this.drop()
    this.connect()
  }

  // Resolves with the server's answer, however many connections that takes.
  send(wish: Wish): Promise<Reply> {
    const message = { ...wish, id: this.world.fresh() } as ToServer
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle })
      this.put(message)
    })
  }

  sync(): void {
    if (this.syncing) return
    this.syncing = true
    this.put({ t: 'sync' })
  }

  private put(message: ToServer | { t: 'sync' } | { t: 'ping' }): void {
    if (this.wire?.readyState === 1) this.wire.send(JSON.stringify(message))
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return
    this.tries = 0
    this.heard = this.world.now()
    this.handlers.link('open')
    for (const { message } of this.waiting.values()) this.put(message)
  }

  private received(wire: Wire, text: string): void {
    if (wire !== this.wire) return
    this.heard = this.world.now()
    const message = JSON.parse(text) as FromServer
    switch (message.t) {
      case 'pong':
        return
      case 'bye':
        this.close()
        this.handlers.bye(message.error)
        return
      case 'ack':
      case 'refused':
      case 'answer':
        this.waiting.get(message.id)?.settle(message)
        this.waiting.delete(message.id)
        return
      default:
        if (this.inOrder(message)) this.handlers.message(message)
    }
  }

  // A whole state counts from anywhere; anything else must follow what came before, or the whole state is asked for.
  private inOrder(message: { t: string; seq: number; chat?: unknown }): boolean {
    if (message.t === 'state' && message.chat !== undefined) {
      this.seq = message.seq
      this.syncing = false
      return true
    }
    // Until the first whole state nothing else has a meaning.
    if (this.seq < 0 || this.syncing || message.seq <= this.seq) return false
    if (message.seq !== this.seq + 1) {
      this.sync()
      return false
    }
    this.seq = message.seq
    return true
  }

  private startBeat(): void {
    this.world.cancel(this.beat)
    this.beat = this.world.later(() => {
      if (this.world.now() - this.heard > LOST_AFTER) {
        this.drop()
        this.retry()
        return
      }
      this.put({ t: 'ping' })
      this.startBeat()
    }, PING_EVERY)
  }

  private drop(): void {
    const wire = this.wire
    this.wire = null
    wire?.close()
  }

  private dropped(wire: Wire): void {
    if (wire !== this.wire) return
    this.wire = null
    this.retry()
  }

  // Twice as long after each failure, and never all pages at the same moment.
  private retry(): void {
    if (this.done) return
    this.world.cancel(this.beat)
    this.handlers.link('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.5 + this.world.random() / 2)
    this.tries += 1
    this.timer = this.world.later(() => this.connect(), wait)
  }
}
