import { describe, expect, it } from 'vitest'
import type { Play } from '../../table/play.svelte'
import { placeAttempt } from './attempts'
import type { Cell } from './types'

function playWith(keys: string[], picked: Record<string, unknown> = {}): Play {
  return { view: { asking: { step: 'turn' }, players: [{ keys }], options: {} }, picked } as unknown as Play
}

const RIVER = { cell: 'd5', kind: 'ship' } as Cell

describe('what somebody seems to have wanted', () => {
  it('names a stored tile that fits the hex', () => {
    expect(placeAttempt(playWith(['mine', 'ship']), 0, RIVER)).toBe('place ship d5')
  })

  it('names the tile that was picked, whatever the hex', () => {
    expect(placeAttempt(playWith(['mine', 'ship'], { key: 0, die: 3 }), 0, RIVER)).toBe('place mine d5 with 3')
  })

  it('names no tile where none fits or none is stored', () => {
    expect(placeAttempt(playWith(['mine']), 0, RIVER)).toBe('place d5')
    expect(placeAttempt(playWith([]), 0, RIVER)).toBe('place d5')
  })
})
