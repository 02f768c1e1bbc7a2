// Position of a popover: beside what it belongs to, on the screen, and over as few targets as possible.

export interface Place {
  x: number
  y: number
}

const GAP = 12
const EDGE = 8

function overlap(x: number, y: number, width: number, height: number, other: DOMRect): number {
  const across = Math.min(x + width, other.right) - Math.max(x, other.left)
  const down = Math.min(y + height, other.bottom) - Math.max(y, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

// What must stay in sight: everything that can be chosen now, and the buttons of the turn.
function targets(around: DOMRect): DOMRect[] {
  const found = [...document.querySelectorAll('[data-legal], header button')].map((each) => each.getBoundingClientRect())
  return found.filter((box) => box.width > 0 && overlap(around.x, around.y, around.width, around.height, box) < 0.5 * box.width * box.height)
}

export interface Room {
  width: number
  height: number
}

// Beside the piece if no target lies there, else the nearest place where none does. `covers` if there is no such place.
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
  const free = raster(width, height, screen)
    .filter((place) => cost(place) === 0)
    .toSorted((a, b) => far(a) - far(b))
  return free[0] ? { ...free[0], covers: false } : { ...beside, covers: true }
}

// Places all over the screen.
const STEP = 16
function raster(width: number, height: number, screen: Room): Place[] {
  const along = (size: number, room: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor((room - size - 2 * EDGE) / STEP) + 1) }, (_, index) => EDGE + index * STEP)
  return along(width, screen.width).flatMap((x) => along(height, screen.height).map((y) => ({ x, y })))
}

export function popoverPosition(around: DOMRect, width: number, height: number): Place & { covers: boolean } {
  return placeBeside(around, { width, height }, targets(around), { width: innerWidth, height: innerHeight })
}
