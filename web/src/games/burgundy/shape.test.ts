import { describe, expect, it } from 'vitest'
import { layout, outline, river, step } from './shape'
import type { Board } from './types'

const cell = (name: string, row: number, x: number) => ({ cell: name, kind: 'castle' as const, number: 1, area: 0, row, x, near: [] })
const ROWS = [
  ['a1', 'a2'],
  ['b1', 'b2', 'b3'],
  ['c1', 'c2'],
]
const CELLS = ROWS.flatMap((names, row) => names.map((name, place) => cell(name, row, 2 * place + (row === 1 ? 0 : 1))))
const BOARD: Board = { name: 'toy', title: '', family: 'base', source: 'house', start: null, starts: [], rivers: [], cells: CELLS }
const { spots } = layout(BOARD, 10)
const at = (name: string) => spots.find((spot) => spot.cell.cell === name)!
const walk = (from: string, key: string) => step(spots, at(from), key)?.cell.cell

describe('a map of hexes', () => {
  it('lays hexes where they say', () => {
    expect(at('a1').x).toBeCloseTo((at('b1').x + at('b2').x) / 2, 1)
    const gap = layout({ ...BOARD, cells: [cell('a1', 0, 0), cell('a2', 0, 4)] }, 10)
    expect(gap.width).toBeCloseTo((6 * 10 * Math.sqrt(3)) / 2, 1)
  })

  it('draws rivers from middle to middle', () => {
    const path = river(at('a1'), at('c2'), spots, 10)
    expect(path.startsWith(`M${at('a1').x} ${at('a1').y}`)).toBe(true)
    expect(path.endsWith(`${at('c2').x} ${at('c2').y}`)).toBe(true)
  })

  it('leads rivers around other hexes', () => {
    const row = layout({ ...BOARD, cells: [cell('a1', 0, 0), cell('a2', 0, 2), cell('a3', 0, 4)] }, 10).spots
    const clear = (path: string): boolean => {
      const [, x1, y1, x2, y2] = /C(\S+) (\S+) (\S+) (\S+)/.exec(path)!.map(Number)
      const middle = [(row[0]!.x + 3 * x1! + 3 * x2! + row[2]!.x) / 8, (row[0]!.y + 3 * y1! + 3 * y2! + row[2]!.y) / 8]
      return Math.hypot(middle[0]! - row[1]!.x, middle[1]! - row[1]!.y) > 10
    }
    expect(clear(river(row[0]!, row[2]!, row, 10))).toBe(true)
    expect(clear(river(row[0]!, row[2]!, [row[0]!, row[2]!], 10))).toBe(false)
  })

  it('is walked row by row', () => {
    expect(walk('b1', 'ArrowRight')).toBe('b2')
    expect(walk('b2', 'ArrowLeft')).toBe('b1')
    expect(['b1', 'b2']).toContain(walk('a1', 'ArrowDown'))
    expect(['b2', 'b3']).toContain(walk('c2', 'ArrowUp'))
    expect(walk('b3', 'ArrowRight')).toBeUndefined()
  })

  it('draws only the outer sides of a group', () => {
    const sides = (names: string[]) => outline(names.map(at), 10).split('M').length - 1
    expect(sides(['b1'])).toBe(6)
    expect(sides(['b1', 'b2'])).toBe(10)
    expect(sides(['a1', 'b1', 'b2'])).toBe(12)
  })
})
