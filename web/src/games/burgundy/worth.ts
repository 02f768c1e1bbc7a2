// What things are worth as they stand, for tooltips and the row of nearly finished areas. The server alone scores.

import type { Board, BurgundyView, Catalogue, Duchy, Kind } from './types'

export interface Area {
  area: number
  kind: Kind
  size: number
  filled: number
  points: number
  phase: number
  bonus: number
}

export function areaWorth(catalogue: Catalogue, view: BurgundyView, duchy: Duchy, board: Board, area: number): Area {
  const cells = board.cells.filter((cell) => cell.area === area)
  const kind = cells[0]!.kind
  const filled = cells.filter((cell) => duchy.tiles[cell.cell]).length
  const open = board.cells.filter((cell) => cell.kind === kind && !duchy.tiles[cell.cell]).length
  const left = view.bonuses[kind]?.at(-1)
  return {
    area,
    kind,
    size: cells.length,
    filled,
    points: duchy.area_points[area] ?? 0,
    phase: catalogue.phases[view.phase ?? ''] ?? 0,
    bonus: open === cells.length - filled && left ? view.bonus_points[left] * duchy.bonus_factor : 0,
  }
}

// Areas that one more tile would finish, the most valuable first.
export function nearlyDone(catalogue: Catalogue, view: BurgundyView, duchy: Duchy, board: Board): Area[] {
  const areas = [...new Set(board.cells.map((cell) => cell.area))]
  return areas
    .map((area) => areaWorth(catalogue, view, duchy, board, area))
    .filter((area) => area.size - area.filled === 1 && area.size > 1)
    .sort((a, b) => b.points + b.bonus - a.points - a.bonus)
}
