import { beforeEach, describe, expect, it } from 'vitest'
import type { FromServer, ToServer } from './protocol'
import { LOST_AFTER, PING_EVERY, TableSocket, type Link, type Wire, type World } from './socket'

class FakeWire implements Wire {
  readyState = 0
  sent: ToServer[] = []
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
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
  break(): void {
    this.readyState = 3
    this.onclose?.(undefined as never)
  }
}

// Time that only moves when told, and every wire that was opened.
class FakeWorld implements World {
  time = 0
  luck = 1
  wires: FakeWire[] = []
  timers = new Map<number, { at: number; act: () => void }>()
  private ids = 0

  open(): Wire {
    const wire = new FakeWire()
    this.wires.push(wire)
    return wire
  }
  now(): number {
    return this.time
  }
  random(): number {
    return this.luck
  }
  later(act: () => void, ms: number): number {
    this.ids += 1
    this.timers.set(this.ids, { at: this.time + ms, act })
    return this.ids
  }
  cancel(timer: number): void {
    this.timers.delete(timer)
  }
  fresh(): string {
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
  get wire(): FakeWire {
    return this.wires.at(-1)!
  }
}

let world: FakeWorld
let heard: FromServer[]
let links: Link[]
let byes: string[]
let socket: TableSocket

const whole = (seq: number) => ({ t: 'state', seq, v: 1, chat: [] })
const change = (seq: number) => ({ t: 'state', seq, v: 2 })

beforeEach(() => {
  world = new FakeWorld()
  heard = []
  links = []
  byes = []
  socket = new TableSocket(world, {
    message: (message) => heard.push(message),
    link: (link) => links.push(link),
    bye: (error) => byes.push(error),
  })
  socket.connect()
})

describe('answers', () => {
  it('settles a wish with the reply to its id', async () => {
    world.wire.open()
    const answer = socket.send({ t: 'act', v: 1, seat: 0, move: 'end' })
    world.wire.say({ t: 'ack', id: world.wire.sent[0]!.id, v: 2 })
    expect(await answer).toMatchObject({ t: 'ack', v: 2 })
  })

  it('sends a wish without an answer again with the same id after a reconnect', async () => {
    world.wire.open()
    const answer = socket.send({ t: 'act', v: 1, seat: 0, move: 'end' })
    const first = world.wire.sent[0]!
    world.wire.break()
    world.pass(1000)
    expect(world.wires).toHaveLength(2)
    world.wire.open()
    expect(world.wire.sent).toEqual([first])
    world.wire.say({ t: 'ack', id: first.id, v: 2 })
    expect(await answer).toMatchObject({ t: 'ack' })
    world.wire.break()
    world.pass(1000)
    world.wire.open()
    expect(world.wire.sent).toEqual([])
  })

  it('keeps a wish made while offline until the wire is open', () => {
    void socket.send({ t: 'chat', text: 'hello' })
    expect(world.wire.sent).toEqual([])
    world.wire.open()
    expect(world.wire.sent).toMatchObject([{ t: 'chat', text: 'hello' }])
  })
})

describe('order', () => {
  it('passes on what follows and asks for everything after a gap', () => {
    world.wire.open()
    world.wire.say(whole(4))
    world.wire.say(change(5))
    expect(heard).toHaveLength(2)
    world.wire.say(change(7))
    expect(heard).toHaveLength(2)
    expect(world.wire.sent).toEqual([{ t: 'sync' }])
    world.wire.say(change(8))
    expect(world.wire.sent).toHaveLength(1)
    world.wire.say(whole(8))
    world.wire.say({ t: 'presence', seq: 9, here: [0], watchers: 0 })
    expect(heard).toHaveLength(4)
  })

  it('waits for the first whole state without asking for it', () => {
    world.wire.open()
    world.wire.say({ t: 'presence', seq: 3, here: [], watchers: 1 })
    expect(heard).toEqual([])
    expect(world.wire.sent).toEqual([])
    world.wire.say(whole(3))
    expect(heard).toHaveLength(1)
  })

  it('drops what it has seen', () => {
    world.wire.open()
    world.wire.say(whole(4))
    world.wire.say(change(4))
    expect(heard).toHaveLength(1)
  })
})

describe('the connection', () => {
  it('pings, and counts as lost after silence', () => {
    world.wire.open()
    world.pass(PING_EVERY)
    expect(world.wire.sent).toEqual([{ t: 'ping' }])
    world.wire.say({ t: 'pong' })
    world.pass(LOST_AFTER + PING_EVERY)
    expect(links).toContain('lost')
    world.pass(1000)
    expect(world.wires).toHaveLength(2)
  })

  it('waits twice as long after each failure, up to a limit', () => {
    const waits: number[] = []
    for (let round = 0; round < 8; round += 1) {
      world.wire.break()
      const [timer] = [...world.timers.values()]
      waits.push(timer!.at - world.time)
      world.pass(timer!.at - world.time)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000])
  })

  it('spreads the waits', () => {
    world.luck = 0
    world.wire.break()
    expect([...world.timers.values()][0]!.at).toBe(250)
  })

  it('starts again quickly once it was open', () => {
    world.wire.break()
    world.pass(500)
    world.wire.break()
    world.pass(1000)
    world.wire.open()
    world.wire.break()
    expect([...world.timers.values()].map((timer) => timer.at - world.time)).toContain(500)
  })

  it('tries at once when nudged', () => {
    world.wire.break()
    socket.nudge()
    expect(world.wires).toHaveLength(2)
  })

  it('stays away after a bye', () => {
    world.wire.open()
    world.wire.say({ t: 'bye', error: 'no-such-table' })
    expect(byes).toEqual(['no-such-table'])
    world.pass(60000)
    expect(world.wires).toHaveLength(1)
  })
})
