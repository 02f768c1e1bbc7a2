import { describe, expect, it } from 'vitest'
import type { Play } from '../../table/play.svelte'
import type { View } from '../types'
import { endWords, isConfirm, waiting } from './decisions'

const asked = (step: string): Play => ({ view: { asking: { step, seat: 1 } }, legal: [] }) as unknown as Play

describe('what the table waits for', () => {
  it('is reactions, whoever is asked: that tells nothing of what they hold', () => {
    expect(waiting(asked('react'))).toBe('Waiting for reactions.')
    expect(waiting(asked('perish'))).toBe('Waiting for reactions.')
  })

  it('is else somebody who decides', () => {
    expect(waiting(asked('move_clerks'))).toBeNull()
  })
})

describe('the player’s word', () => {
  const view = (asking: object): View => ({ asking }) as unknown as View

  it('ends a turn, or a part of one', () => {
    expect([isConfirm(view({ step: 'confirm', ends: false })), isConfirm(view({ step: 'move_clerks' }))]).toEqual([true, false])
    expect(endWords(view({ step: 'confirm', ends: false }))).toBe('Confirm')
    expect(endWords(view({ step: 'confirm', ends: true }))).toBeNull()
  })
})
