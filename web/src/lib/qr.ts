// QR codes as one path of an SVG, a square unit for each module; with the quiet border that scanners need.

import { encode } from 'uqr'

export const QUIET = 4

export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: QUIET, ecc: 'M' })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
