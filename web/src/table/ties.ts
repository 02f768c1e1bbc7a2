// Ties of a final ranking.

// The place of the first of two neighbours with equal points; -1 where there are none.
export function firstTie(scores: number[]): number {
  return scores.findIndex((score, place) => place + 1 < scores.length && score === scores[place + 1])
}
