// Statistics of fair dice.

// How often each of the values from 1 to `sides` was thrown.
export function tally(thrown: number[], sides = 6): number[] {
  return Array.from({ length: sides }, (_, side) => thrown.filter((value) => value === side + 1).length)
}

// The share of fair dice, thrown as often, that fall at least as unevenly as these counts of the six sides: Pearson's
// test with five degrees of freedom. Null where there are too few throws for it to mean anything.
export function unevenness(counts: number[]): number | null {
  const throws = counts.reduce((sum, count) => sum + count, 0)
  const even = throws / counts.length
  if (counts.length !== 6 || even < LEAST) return null
  const square = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)
  const tail = Math.sqrt((2 * square) / Math.PI) * Math.exp(-square / 2) * (1 + square / 3)
  return Math.min(1, erfc(Math.sqrt(square / 2)) + tail)
}

// The usual rule of thumb for that test: no side less often expected than this.
const LEAST = 5

// Abramowitz and Stegun 7.1.26; exact to seven digits for what is asked here, x ≥ 0.
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return sum * Math.exp(-x * x)
}
