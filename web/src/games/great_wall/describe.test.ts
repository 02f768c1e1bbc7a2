import { describe, expect, it } from 'vitest'
import type { GameEvent, Seat } from '../../lib/protocol'
import type { Play } from '../../table/play.svelte'
import { tell } from './describe'

const play = {
  events: [],
  table: { seats: [{}] },
  view: { clans: [], seats: 1 },
  nameOf: (seat: Seat) => `Player ${seat}`,
  isYou: () => false,
} as unknown as Play
const told = (event: Partial<GameEvent>): string | undefined => tell({ n: 5, move: 3, seat: 0, ...event } as GameEvent, play)?.short

describe('the story', () => {
  it('says where honor comes from that nothing else explains', () => {
    expect(told({ event: 'honor', honor: 7, source: 'commands' })).toBe('gains 7 honor (cards not reclaimed)')
    expect(told({ event: 'honor_lost', honor: 5, source: 'shame' })).toBe('loses 5 honor (shame)')
    expect(told({ event: 'honor', honor: 2, source: 'barricades' })).toBe('gains 2 honor')
  })
  it('has a line of its own for each card that scores at the end', () => {
    const scored = (event: Partial<GameEvent>): unknown => tell({ event: 'honor', n: 5, move: 3, seat: 0, ...event } as GameEvent, play)
    const line = (text: string): unknown => ({ level: 'head', text: expect.stringContaining(text) as string })
    expect(scored({ honor: 7, source: 'artifacts', artifact: 'stone-bells' })).toEqual(line('gains 7 honor (artifact: Stone Bells).'))
    expect(scored({ honor: 6, source: 'hordes', horde: 'raiders' })).toEqual(line('gains 6 honor (horde: raiders).'))
  })
})
