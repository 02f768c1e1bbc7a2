// Position of a popover: beside what it belongs to, on the screen, and over as few targets as possible.

export interface Place {
  x: number
  y: number
}

const GAP = 12
const EDGE = 8
// Between a popover and a target that it stands next to: more than the outline of the target needs.
const NEXT = 5

function overlap(x: number, y: number, width: number, height: number, other: DOMRect): number {
  const across = Math.min(x + width, other.right) - Math.max(x, other.left)
  const down = Math.min(y + height, other.bottom) - Math.max(y, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

// What must stay in sight: everything that can be chosen now, what one chooses it with, and the buttons of the turn.
function targets(): DOMRect[] {
  const found = [...document.querySelectorAll('[data-legal], [data-keep], header button')].map((each) => each.getBoundingClientRect())
  return found.filter((box) => box.width > 0)
}

export interface Room {
  width: number
  height: number
}

// Beside the piece if no target lies there, else the nearest place on the screen where none does. `covers` if there is no such place.
export function placeBeside(around: DOMRect, { width, height }: Room, kept: DOMRect[], screen: Room): Place & { covers: boolean } {
  const clamp = (value: number, size: number, room: number): number => Math.max(EDGE, Math.min(value, room - size - EDGE))
  const middle = around.left + around.width / 2 - width / 2
  const level = around.top + around.height / 2 - Math.min(height / 2, 48)
  const wanted: Place[] = [
    { x: around.right + GAP, y: level },
    { x: around.left - GAP - width, y: level },
    { x: middle, y: around.bottom + GAP },
    { x: middle, y: around.top - GAP - height },
    { x: around.right + GAP, y: around.top - height + 24 },
    { x: around.right + GAP, y: around.bottom - 24 },
    { x: around.left - GAP - width, y: around.top - height + 24 },
    { x: around.left - GAP - width, y: around.bottom - 24 },
  ]
  const hidden = ({ x, y }: Place): number => kept.reduce((sum, box) => sum + overlap(x, y, width, height, box), 0)
  const cost = (place: Place): number => 20 * overlap(place.x, place.y, width, height, around) + hidden(place)
  const cheapest = (places: Place[]): Place => places.reduce((best, place) => (cost(place) < cost(best) - 1 ? place : best))
  const beside = cheapest(wanted.map(({ x, y }) => ({ x: clamp(x, width, screen.width), y: clamp(y, height, screen.height) })))
  if (!hidden(beside)) return { ...beside, covers: false }
  const far = ({ x, y }: Place): number => Math.hypot(x - middle, y - level)
  const free = nearby(beside, { width, height }, [...kept, around], screen)
    .filter((place) => !hidden(place))
    .toSorted((a, b) => far(a) - far(b))
  // The piece itself is covered only where it leaves no other room.
  const found = free.find((place) => !overlap(place.x, place.y, width, height, around)) ?? free[0]
  return { ...(found ?? beside), covers: !found }
}

// All places that touch what has to stay in sight, or the edges of the screen: if there is any room at all, one of them has it.
function nearby(beside: Place, { width, height }: Room, boxes: DOMRect[], screen: Room): Place[] {
  const along = (start: number, size: number, room: number, ends: [from: number, to: number][]): number[] => {
    const all = [start, EDGE, room - size - EDGE, ...ends.flatMap(([from, to]) => [to + NEXT, from - NEXT - size])]
    return [...new Set(all.map(Math.round))].filter((at) => at >= EDGE && at + size <= room - EDGE)
  }
  const across = along(
    beside.x,
    width,
    screen.width,
    boxes.map((box) => [Math.floor(box.left), Math.ceil(box.right)]),
  )
  const down = along(
    beside.y,
    height,
    screen.height,
    boxes.map((box) => [Math.floor(box.top), Math.ceil(box.bottom)]),
  )
  return across.flatMap((x) => down.map((y) => ({ x, y })))
}

export function popoverPosition(around: DOMRect, width: number, height: number): Place & { covers: boolean } {
  return placeBeside(around, { width, height }, targets(), { width: innerWidth, height: innerHeight })
}
