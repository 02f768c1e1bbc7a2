// Tooltips: after a moment under the mouse, at once on keyboard focus, on a long press by touch.

import type { Attachment } from 'svelte/attachments'
import type { TipText } from '../games/types'
import { settings } from './settings.svelte'

const HOVER = 300
const PRESS = 450

export interface Tip {
  text: TipText
  at: Element
  pinned: boolean
}

// What can be done with a piece, in its tooltip once that stays open.
export interface TipAction {
  key: string
  icon: string
  label: string
  act: () => void
}
export const tipActions: { of: (at: Element) => TipAction[] } = $state({ of: () => [] })

export const tips: { now: Tip | null } = $state({ now: null })

let timer = 0
// Where the pointer was when something was last done. What slides under it while it rests there says nothing.
let rests: { x: number; y: number } | null = null
let pointer = { x: 0, y: 0 }
// The piece that slid there: it speaks once the pointer moves.
let waiting: Element | null = null
const STILL = 3

function moved({ clientX: x, clientY: y }: PointerEvent): void {
  pointer = { x, y }
  if (rests && Math.hypot(x - rests.x, y - rests.y) > STILL) rests = null
}

function acted(): void {
  rests = pointer
  clearTimeout(timer)
}

// Notice what is done, anywhere on the page; call once.
export function watchActions(): () => void {
  const down = (event: PointerEvent): void => {
    moved(event)
    acted()
  }
  window.addEventListener('pointermove', moved, true)
  window.addEventListener('pointerdown', down, true)
  window.addEventListener('keydown', acted, true)
  return () => {
    window.removeEventListener('pointermove', moved, true)
    window.removeEventListener('pointerdown', down, true)
    window.removeEventListener('keydown', acted, true)
  }
}
// A piece that was pressed says no more until another one has been pointed at.
let pressed: Element | null = null
// A press so long that it opened an explanation is no click.
let held: Element | null = null

export function leave(): void {
  clearTimeout(timer)
  timer = window.setTimeout(hide, 150)
}

export function hide(): void {
  clearTimeout(timer)
  if (!tips.now?.pinned) tips.now = null
}

export function unpin(): void {
  tips.now = null
}

export function tip(text: () => TipText | null): Attachment {
  return (node) => {
    const show = (pinned = false): void => {
      if (!node.isConnected) return // gone while one waited, and what it would tell with it
      const content = settings.tips ? text() : null
      if (!content || tips.now?.pinned) return
      tips.now = { text: content, at: node, pinned }
      if (pinned) held = node
      node.setAttribute('aria-describedby', 'tip')
    }
    const soon = (wait: number, pinned = false) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => show(pinned), wait)
    }
    const over = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse' || pressed === node) return
      pressed = null
      if (rests) waiting = node
      else soon(HOVER)
    }
    const move = (): void => {
      if (waiting !== node || rests) return
      waiting = null
      soon(HOVER)
    }
    const down = (event: Event): void => {
      pressed = node
      held = null
      if ((event as PointerEvent).pointerType === 'touch') soon(PRESS, true)
      else hide()
    }
    const click = (event: Event): void => {
      if (held !== node) return
      held = null
      event.stopPropagation()
      event.preventDefault()
    }
    const focus = (): void => {
      if (node.matches(':focus-visible')) soon(HOVER)
    }
    const away = (): void => {
      if (waiting === node) waiting = null
      node.removeAttribute('aria-describedby')
      clearTimeout(timer)
      timer = window.setTimeout(hide, 80)
    }
    const on: [string, (event: Event) => void][] = [
      ['pointerenter', over],
      ['pointermove', move],
      ['pointerleave', away],
      ['pointerdown', down],
      ['pointerup', () => clearTimeout(timer)],
      ['focus', focus],
      ['blur', away],
    ]
    for (const [name, act] of on) node.addEventListener(name, act)
    node.addEventListener('click', click, true)
    return () => {
      for (const [name, act] of on) node.removeEventListener(name, act)
      node.removeEventListener('click', click, true)
      if (tips.now?.at === node) tips.now = null
    }
  }
}

// What a piece is, for whoever clicks on it where there is nothing to do.
export function explain(text: TipText, at: Element): void {
  clearTimeout(timer)
  tips.now = { text, at, pinned: false }
}

// The pointer has moved onto the tooltip itself.
export function stay(): void {
  clearTimeout(timer)
}
