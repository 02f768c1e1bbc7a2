import { beforeEach, describe, expect, it } from 'vitest'
import type { FromServer, Request } from './protocol'
import { LOST_AFTER, PING_EVERY, TableSocket, type ConnectionState, type RawSocket, type Environment } from './socket'

class FakeSocket implements RawSocket {
  readyState = 0
  sent: Request[] = []
  onopen: RawSocket['onopen'] = null
  onmessage: RawSocket['onmessage'] = null
  onclose: RawSocket['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.(undefined as never)
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }
  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code } as never)
  }
}

// Time that only moves when told, and every socket that was opened.
class FakeEnvironment implements Environment {
  time = 0
  luck = 1
  sockets: FakeSocket[] = []
  timers = new Map<number, { at: number; act: () => void }>()
  private ids = 0

  open(): RawSocket {
    const socket = new FakeSocket()
    this.sockets.push(socket)
    return socket
  }
  now(): number {
    return this.time
  }
  random(): number {
    return this.luck
  }
  setTimer(act: () => void, ms: number): number {
    this.ids += 1
    this.timers.set(this.ids, { at: this.time + ms, act })
    return this.ids
  }
  clearTimer(timer: number): void {
    this.timers.delete(timer)
  }
  newId(): string {
    this.ids += 1
    return `id${this.ids}`
  }
  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const next = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0]
      if (!next) break
      this.timers.delete(next[0])
      this.time = next[1].at
      next[1].act()
    }
    this.time = end
  }
  get raw(): FakeSocket {
    return this.sockets.at(-1)!
  }
}

let environment: FakeEnvironment
let heard: FromServer[]
let states: ConnectionState[]
let byes: string[]
let socket: TableSocket

const whole = (seq: number) => ({ t: 'state', seq, v: 1, chat: [] })
const change = (seq: number) => ({ t: 'state', seq, v: 2 })

beforeEach(() => {
  environment = new FakeEnvironment()
  heard = []
  states = []
  byes = []
  socket = new TableSocket(environment, {
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
    bye: (error) => byes.push(error),
  })
  socket.connect()
})

describe('answers', () => {
  it('settles a request with the reply to its id', async () => {
    environment.raw.open()
    const answer = socket.send({ t: 'act', v: 1, seat: 0, move: 'end' })
    environment.raw.say({ t: 'ack', id: environment.raw.sent[0]!.id, v: 2 })
    expect(await answer).toMatchObject({ t: 'ack', v: 2 })
  })

  it('sends a request without an answer again with the same id after a reconnect', async () => {
    environment.raw.open()
    const answer = socket.send({ t: 'act', v: 1, seat: 0, move: 'end' })
    const first = environment.raw.sent[0]!
    environment.raw.break()
    environment.pass(1000)
    expect(environment.sockets).toHaveLength(2)
    environment.raw.open()
    expect(environment.raw.sent).toEqual([first])
    environment.raw.say({ t: 'ack', id: first.id, v: 2 })
    expect(await answer).toMatchObject({ t: 'ack' })
    environment.raw.break()
    environment.pass(1000)
    environment.raw.open()
    expect(environment.raw.sent).toEqual([])
  })

  it('keeps a request made while offline until the socket is open', () => {
    void socket.send({ t: 'chat', text: 'hello' })
    expect(environment.raw.sent).toEqual([])
    environment.raw.open()
    expect(environment.raw.sent).toMatchObject([{ t: 'chat', text: 'hello' }])
  })
})

describe('order', () => {
  it('passes on what follows and asks for everything after a gap', () => {
    environment.raw.open()
    environment.raw.say(whole(4))
    environment.raw.say(change(5))
    expect(heard).toHaveLength(2)
    environment.raw.say(change(7))
    expect(heard).toHaveLength(2)
    expect(environment.raw.sent).toEqual([{ t: 'sync' }])
    environment.raw.say(change(8))
    expect(environment.raw.sent).toHaveLength(1)
    environment.raw.say(whole(8))
    environment.raw.say({ t: 'presence', seq: 9, here: [0], watchers: 0 })
    expect(heard).toHaveLength(4)
  })

  it('waits for the first whole state without asking for it', () => {
    environment.raw.open()
    environment.raw.say({ t: 'presence', seq: 3, here: [], watchers: 1 })
    expect(heard).toEqual([])
    expect(environment.raw.sent).toEqual([])
    environment.raw.say(whole(3))
    expect(heard).toHaveLength(1)
  })

  it('drops what it has seen', () => {
    environment.raw.open()
    environment.raw.say(whole(4))
    environment.raw.say(change(4))
    expect(heard).toHaveLength(1)
  })
})

describe('the connection', () => {
  it('pings, and counts as lost after silence', () => {
    environment.raw.open()
    environment.pass(PING_EVERY)
    expect(environment.raw.sent).toEqual([{ t: 'ping' }])
    environment.raw.say({ t: 'pong' })
    environment.pass(LOST_AFTER + PING_EVERY)
    expect(states).toContain('lost')
    environment.pass(1000)
    expect(environment.sockets).toHaveLength(2)
  })

  it('waits twice as long after each failure, up to a limit', () => {
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      environment.raw.break()
      const [timer] = [...environment.timers.values()]
      waits.push(timer!.at - environment.time)
      environment.pass(timer!.at - environment.time)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000])
  })

  it('spreads the waits', () => {
    environment.luck = 0
    environment.raw.break()
    expect([...environment.timers.values()][0]!.at).toBe(250)
  })

  it('starts again quickly once it was open', () => {
    environment.raw.break()
    environment.pass(500)
    environment.raw.break()
    environment.pass(1000)
    environment.raw.open()
    environment.raw.break()
    expect([...environment.timers.values()].map((timer) => timer.at - environment.time)).toEqual([2000])
    environment.pass(2000)
    environment.raw.open()
    environment.raw.say(whole(1))
    environment.raw.break()
    expect([...environment.timers.values()].map((timer) => timer.at - environment.time)).toEqual([500])
  })

  it('moves on at once when a server stops, and tells nobody', () => {
    environment.raw.open()
    environment.raw.say(whole(1))
    const told = states.length
    void socket.send({ t: 'act', v: 1, seat: 0, move: 'end' })
    environment.raw.break(1012)
    environment.pass(200)
    expect(environment.sockets).toHaveLength(2)
    environment.raw.open()
    expect(environment.raw.sent.map((each) => each.id)).toEqual([environment.sockets[0]!.sent[0]!.id])
    expect(states.slice(told)).toEqual(['open'])
  })

  it('says that the connection is lost if there is no other server', () => {
    environment.raw.open()
    environment.raw.say(whole(1))
    environment.raw.break(1012)
    environment.pass(200)
    environment.raw.break()
    expect(states.at(-1)).toBe('lost')
  })

  it('waits if every server sends it away', () => {
    environment.raw.open()
    environment.raw.break(1012)
    expect([...environment.timers.values()].map((timer) => timer.at)).toEqual([500])
    environment.pass(500)
    environment.raw.open()
    environment.raw.break(1012)
    expect([...environment.timers.values()].map((timer) => timer.at - environment.time)).toEqual([1000])
  })

  it('tries at once when nudged', () => {
    environment.raw.break()
    socket.reconnectNow()
    expect(environment.sockets).toHaveLength(2)
  })

  it('stays away after a bye', () => {
    environment.raw.open()
    environment.raw.say({ t: 'bye', error: 'no-such-table' })
    expect(byes).toEqual(['no-such-table'])
    environment.pass(60000)
    expect(environment.sockets).toHaveLength(1)
  })
})
