// Dragging, for whoever likes it: to take hold of a piece picks it, to drop it on a target picks that. What may be
// picked, and what comes of it, is asked of the table as for any click; a second one still has to confirm it.

import type { Attachment } from 'svelte/attachments'
import type { Part } from '../lib/protocol'
import { hide, unpin } from '../lib/tips.svelte'
import type { Play } from './play.svelte'

export interface DragLoad {
  parts: Record<string, Part>
  // Where it lies, and how it is drawn under the pointer.
  anchor: string
  piece: string
}

export const hand: { load: DragLoad | null; x: number; y: number } = $state({ load: null, x: 0, y: 0 })

const TARGETS = ':is(#shared, #mine) [data-legal]'
// A mouse may tremble; a finger trembles more, and one that moves at once wants to scroll.
const STILL = { mouse: 6, touch: 10 }
const HOLD = 200
// So near to an edge the page scrolls on.
const EDGE = 90
const STEP = 14

// Some moves need no second piece: they have a place where the piece would go, marked with their verbs.
const accepts = (place: Element, play: Play): boolean => play.selection.fitting.some((move) => place.getAttribute('data-drop')?.split(' ').includes(move.verb))

export function startDrag(play: Play, load: DragLoad): void {
  if (play.isPicked(load.parts) || play.anchor === load.anchor) play.clear()
  play.pick(load.parts, load.anchor)
}

export function dropOn(play: Play, source: Element, below: Element | null): void {
  const target = below?.closest(TARGETS)
  const place = below?.closest('[data-drop]')
  if (target && target !== source) target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  else if (place && accepts(place, play)) play.selection.anchor = place.getAttribute('data-piece') ?? play.selection.anchor
  else play.clear()
}

function mark(name: string, elements: Iterable<Element>): void {
  for (const each of document.querySelectorAll(`[${name}]`)) each.removeAttribute(name)
  for (const each of elements) each.setAttribute(name, '')
}

// The pointer is down on a piece: wait whether it moves, follow it, and let go.
function follow(node: Element, event: PointerEvent, play: Play, load: DragLoad): void {
  const touch = event.pointerType === 'touch'
  const over = new AbortController()
  const on = { signal: over.signal, capture: true }
  const armed = (later: Event): boolean => !touch || hand.load !== null || later.timeStamp - event.timeStamp >= HOLD

  function end(): void {
    over.abort()
    hand.load = null
    mark('data-lit', [])
    mark('data-over', [])
  }
  function cancel(): void {
    if (hand.load) play.clear()
    end()
  }
  function move(at: PointerEvent): void {
    if (at.pointerId !== event.pointerId) return
    const still = Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) < STILL[touch ? 'touch' : 'mouse']
    if (!hand.load && still) return
    if (!armed(at)) return end()
    if (!hand.load) start()
    hand.x = at.clientX
    hand.y = at.clientY
    const below = document.elementFromPoint(at.clientX, at.clientY)?.closest(`${TARGETS}, [data-lit]`)
    mark('data-over', below && below !== node ? [below] : [])
    if (at.clientY < EDGE) scrollBy(0, -STEP)
    else if (at.clientY > innerHeight - EDGE) scrollBy(0, STEP)
  }
  function start(): void {
    hide()
    unpin()
    startDrag(play, load)
    hand.load = load
    mark(
      'data-lit',
      [...document.querySelectorAll('[data-drop]')].filter((place) => accepts(place, play)),
    )
  }
  function up(at: PointerEvent): void {
    if (at.pointerId !== event.pointerId) return
    const dropped = hand.load !== null
    end()
    if (!dropped) return
    dropOn(play, node, document.elementFromPoint(at.clientX, at.clientY))
    // The click that follows belongs to the drag.
    const swallow = (click: MouseEvent): void => {
      if (click.isTrusted) click.stopPropagation()
    }
    addEventListener('click', swallow, true)
    setTimeout(() => removeEventListener('click', swallow, true))
  }
  addEventListener('pointermove', move, on)
  addEventListener('pointerup', up, on)
  addEventListener('pointercancel', cancel, on)
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !hand.load) return
      key.stopPropagation()
      cancel()
    },
    on,
  )
  addEventListener('touchmove', (moved) => armed(moved) && moved.cancelable && moved.preventDefault(), { ...on, passive: false })
}

// A piece that can be dragged while there is a load to take.
export function drag(play: () => Play, load: () => DragLoad | null): Attachment<Element> {
  return (node) => {
    const down = (event: Event): void => {
      const pointer = event as PointerEvent
      const held = pointer.button || !pointer.isPrimary || !play().myTurn ? null : load()
      if (held && play().reach(held.parts)) follow(node, pointer, play(), held)
    }
    node.setAttribute('data-drag', '')
    node.addEventListener('pointerdown', down)
    return () => node.removeEventListener('pointerdown', down)
  }
}
