// Zoom of a board: the scale, and which part of it stays where it is. Panning is plain scrolling of the board's frame.

export const CLOSEST = 4
const STEP = 1.35

export interface View {
  scale: number
  x: number
  y: number
}

// One step closer, or back; what is almost the whole is the whole.
export function stepped(scale: number, steps: number): number {
  return limited(scale * STEP ** steps)
}

export function limited(scale: number): number {
  const most = Math.min(scale, CLOSEST)
  return most < 1.05 ? 1 : most
}

// The same board at another scale. What lies under a point of the frame stays there.
export function zoomed(view: View, scale: number, x: number, y: number): View {
  const grown = scale / view.scale
  return { scale, x: Math.max(0, (view.x + x) * grown - x), y: Math.max(0, (view.y + y) * grown - y) }
}

// Two fingers: the point between them, and how far they are apart.
export function pinch(first: Touch, second: Touch): { x: number; y: number; apart: number } {
  return {
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
    apart: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  }
}

export interface Board {
  frame: HTMLElement
  scaled: () => boolean
  // So many steps closer; 0 shows the whole.
  step: (steps: number) => void
}

const boards = new Set<Board>()

export function register(board: Board): () => void {
  boards.add(board)
  return () => boards.delete(board)
}

const STEPS: Record<string, number> = { '+': 1, '=': 1, '-': -1, '0': 0 }

// Keys go to the board that holds the keyboard, else to the first that can be seen. Whether there was something to do.
export function zoomKey(key: string, target: Element): boolean {
  const steps = STEPS[key]
  if (steps === undefined) return false
  const seen = [...boards].filter(({ frame }) => frame.getBoundingClientRect().width > 0)
  const board = seen.find(({ frame }) => frame.contains(target)) ?? seen[0]
  if (!board || (steps <= 0 && !board.scaled())) return false
  board.step(steps)
  return true
}
