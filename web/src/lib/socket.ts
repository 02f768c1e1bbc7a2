// WebSocket of a table: keeps itself alive, reconnects after a loss, and sends what has no answer yet again under the same id.

import type { FromServer, Reply, Request, ToServer, Wish } from './protocol'

export const PING_EVERY = 2500
export const LOST_AFTER = 9000
const FIRST_WAIT = 500
const LONGEST_WAIT = 15000
const MOVE_ON = 1012 // close code of a server that stops, or has handed the table to another one
const MOVE_WAIT = 200

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

export interface SocketHandlers {
  message: (message: FromServer) => void
  state: (state: ConnectionState) => void
  bye: (error: string) => void
}

export interface RawSocket {
  readyState: number
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
}

export interface Environment {
  open(): RawSocket
  now(): number
  random(): number
  setTimer(act: () => void, ms: number): number
  clearTimer(timer: number): void
  newId(): string
}

export function browserEnvironment(path: string): Environment {
  const url = new URL(path, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return {
    open: () => new WebSocket(url) as unknown as RawSocket,
    now: () => Date.now(),
    random: Math.random,
    setTimer: (act, ms) => window.setTimeout(act, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    newId: () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join(''),
  }
}

interface Pending {
  message: ToServer
  resolve: (reply: Reply) => void
}

export class TableSocket {
  private socket: RawSocket | null = null
  private readonly pending = new Map<string, Pending>()
  private seq = -1
  private lastHeard = 0
  private attempts = 0
  private timer = 0
  private heartbeat = 0
  private syncing = false
  private moving = false
  private closed = false

  constructor(
    private readonly environment: Environment,
    private readonly handlers: SocketHandlers,
  ) {}

  connect(): void {
    if (this.closed) return
    this.environment.clearTimer(this.timer)
    if (!this.moving) this.handlers.state(this.attempts ? 'lost' : 'connecting')
    const socket = this.environment.open()
    this.socket = socket
    this.seq = -1
    this.syncing = false
    this.lastHeard = this.environment.now()
    socket.onopen = () => this.opened(socket)
    socket.onmessage = ((event: { data: string }) => this.received(socket, event.data)) as RawSocket['onmessage']
    socket.onclose = ((event?: { code?: number }) => this.dropped(socket, event?.code)) as RawSocket['onclose']
    this.startHeartbeat()
  }

  close(): void {
    this.closed = true
    this.environment.clearTimer(this.timer)
    this.environment.clearTimer(this.heartbeat)
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.handlers.state('closed')
  }

  // Try at once: the browser says that the network is back, or the page is looked at again.
  reconnectNow(): void {
    if (this.closed || this.socket?.readyState === 1) return
    this.attempts = Math.min(this.attempts, 1)
    this.drop()
    this.connect()
  }

  // Resolves with the server's answer, however many connections that takes.
  send(request: Wish): Promise<Reply> {
    const message = { ...request, id: this.environment.newId() } as Request
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve })
      this.transmit(message)
    })
  }

  sync(): void {
    if (this.syncing) return
    this.syncing = true
    this.transmit({ t: 'sync' })
  }

  private transmit(message: ToServer): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }

  private opened(socket: RawSocket): void {
    if (socket !== this.socket) return
    this.moving = false
    this.lastHeard = this.environment.now()
    this.handlers.state('open')
    for (const { message } of this.pending.values()) this.transmit(message)
  }

  // A message that the server could not read has no id.
  private settle(reply: Reply): void {
    if (reply.id === null) return
    this.pending.get(reply.id)?.resolve(reply)
    this.pending.delete(reply.id)
  }

  private received(socket: RawSocket, text: string): void {
    if (socket !== this.socket) return
    this.lastHeard = this.environment.now()
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
        this.settle(message)
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
      this.attempts = 0
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

  private startHeartbeat(): void {
    this.environment.clearTimer(this.heartbeat)
    this.heartbeat = this.environment.setTimer(() => {
      if (this.environment.now() - this.lastHeard > LOST_AFTER) {
        this.drop()
        this.retry()
        return
      }
      this.transmit({ t: 'ping' })
      this.startHeartbeat()
    }, PING_EVERY)
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private dropped(socket: RawSocket, code?: number): void {
    if (socket !== this.socket) return
    this.socket = null
    // Only from a server that has served this page: one that sends everybody away would be asked on and on.
    if (code === MOVE_ON && this.seq >= 0) this.moveOn()
    else this.retry()
  }

  // To the next server, at once: the pages of a server differ just enough not to come all in the same moment. Nobody is told
  // unless it fails.
  private moveOn(): void {
    if (this.closed) return
    this.environment.clearTimer(this.heartbeat)
    this.moving = true
    this.timer = this.environment.setTimer(() => this.connect(), MOVE_WAIT * this.environment.random())
  }

  // Twice as long after each failure, and never all pages at the same moment.
  private retry(): void {
    if (this.closed) return
    this.environment.clearTimer(this.heartbeat)
    this.moving = false
    this.handlers.state('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.5 + this.environment.random() / 2)
    this.attempts += 1
    this.timer = this.environment.setTimer(() => this.connect(), wait)
  }
}
