import { expect, test } from 'vitest'
import { placeBeside } from './popover'

const box = (x: number, y: number, width: number, height: number): DOMRect =>
  ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }) as DOMRect
const screen = { width: 1000, height: 800 }
const tip = { width: 240, height: 120 }
const piece = box(480, 380, 40, 40)
const covered = ({ x, y }: { x: number; y: number }, targets: DOMRect[]): DOMRect[] =>
  targets.filter((each) => x < each.right && x + tip.width > each.left && y < each.bottom && y + tip.height > each.top)

test('a popover stands beside its piece', () => {
  expect(placeBeside(piece, tip, [], screen)).toMatchObject({ x: 532, covers: false })
})

test('it goes as far as it must so that it covers no target', () => {
  // Targets all around, but for a corner of the screen.
  const targets = [box(0, 0, 1000, 340), box(0, 460, 700, 340), box(0, 340, 440, 120), box(560, 340, 440, 120)]
  const place = placeBeside(piece, tip, targets, screen)
  expect(place.covers).toBe(false)
  expect(covered(place, targets)).toEqual([])
})

test('it finds a gap that is hardly larger than itself', () => {
  const targets = [box(0, 0, 1000, 600), box(0, 600, 707, 200), box(961, 600, 39, 200), box(707, 600, 254, 63)]
  const place = placeBeside(piece, tip, targets, screen)
  expect(place.covers).toBe(false)
  expect(covered(place, targets)).toEqual([])
})

test('a target inside its own piece stays in sight', () => {
  const section = box(20, 20, 960, 760)
  const targets = [box(30, 30, 940, 590), box(40, 640, 100, 100)]
  const place = placeBeside(section, tip, targets, screen)
  expect(covered(place, targets)).toEqual([])
})

test('where there is no such place it says so', () => {
  expect(placeBeside(piece, tip, [box(0, 0, 1000, 800)], screen).covers).toBe(true)
})
