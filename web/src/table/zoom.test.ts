import { expect, test } from 'vitest'
import { CLOSEST, limited, pinch, register, stepped, zoomed, zoomKey } from './zoom'

test('steps go as far as the closest, and back to the whole', () => {
  expect(stepped(1, 20)).toBe(CLOSEST)
  expect(stepped(stepped(1, 3), -3)).toBe(1)
  expect(stepped(1, -1)).toBe(1)
  expect(limited(1.03)).toBe(1)
})

test('what lies under the pointer stays there', () => {
  const near = zoomed({ scale: 1, x: 0, y: 0 }, 2, 100, 40)
  expect(near).toEqual({ scale: 2, x: 100, y: 40 })
  // The point of the board under the pointer, before and after.
  const before = { x: (near.x + 30) / 2, y: (near.y + 60) / 2 }
  const nearer = zoomed(near, 3, 30, 60)
  expect((nearer.x + 30) / 3).toBeCloseTo(before.x)
  expect((nearer.y + 60) / 3).toBeCloseTo(before.y)
})

test('the whole has no side to move to', () => {
  expect(zoomed({ scale: 3, x: 5, y: 0 }, 1, 200, 200)).toEqual({ scale: 1, x: 0, y: 0 })
})

test('two fingers have a middle and a distance', () => {
  const finger = (clientX: number, clientY: number): Touch => ({ clientX, clientY }) as Touch
  expect(pinch(finger(0, 0), finger(30, 40))).toEqual({ x: 15, y: 20, apart: 50 })
})

test('keys reach the board with the keyboard, and 0 is left to others while the whole is shown', () => {
  const elsewhere = {} as Element
  const made = (close: boolean) => {
    const steps: number[] = []
    const inside = {} as Element
    const frame = { getBoundingClientRect: () => ({ width: 10 }), contains: (target: Element) => target === inside } as unknown as HTMLElement
    return { steps, inside, gone: register({ frame, scaled: () => close, step: (count) => steps.push(count) }) }
  }
  const [first, second] = [made(false), made(true)]
  expect(zoomKey('+', elsewhere)).toBe(true)
  expect(zoomKey('0', elsewhere)).toBe(false)
  expect(zoomKey('0', second.inside)).toBe(true)
  expect(zoomKey('x', second.inside)).toBe(false)
  expect([first.steps, second.steps]).toEqual([[1], [0]])
  first.gone()
  second.gone()
  expect(zoomKey('+', elsewhere)).toBe(false)
})
