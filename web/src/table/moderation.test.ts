import { describe, expect, it } from 'vitest'
import type { ChatLine, Table } from '../lib/protocol'
import { peopleToModerate } from './moderation'

const seat = (more: object) => ({ seat: 0, kind: 'human', name: '', mine: false, here: true, left: false, absent: false, ...more })
const line = (who: string, name: string, at: number | null): ChatLine => ({ who, name, seat: at, text: 'hi', at: 0 })

describe('people whom the host may mute or remove', () => {
  it('are the other players and the onlookers who chat, once each', () => {
    const seats = [
      seat({ name: 'Ada', mine: true }),
      seat({ name: 'Bob', who: 'b' }),
      seat({ name: 'Cyd', who: 'c', left: true }),
      seat({ kind: 'bot', name: 'greedy' }),
    ]
    const table = { seats, muted: ['e'] } as unknown as Table
    const chat = [line('a', 'Ada', 0), line('b', 'Bob', 1), line('e', 'Eve', null), line('e', 'Eve', null)]
    expect(peopleToModerate(table, chat)).toEqual([
      { who: 'b', name: 'Bob', muted: false },
      { who: 'e', name: 'Eve', muted: true },
    ])
  })
})
