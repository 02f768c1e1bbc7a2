// Points of every seat after each round, from the events alone.

import type { GameModule, Told } from '../games/types'
import type { LoggedEvent } from '../lib/protocol'

export interface RoundScores {
  label: string
  move: number
  scores: number[]
}

export interface ScoreHistory {
  stops: RoundScores[]
  // `before`: rounds of the chapter that are not part of this game.
  chapters: { name: string; from: number; to: number; before: number }[]
}

export function scoreHistory(
  events: LoggedEvent[],
  seats: number,
  final: number[],
  // What everybody has before the game begins.
  start: number[],
  game: Pick<GameModule, 'points'>,
  tell: (event: LoggedEvent) => Told | null,
): ScoreHistory {
  const scores = Array.from({ length: seats }, (_, seat) => start[seat] ?? 0)
  const stops: RoundScores[] = [{ label: '', move: 0, scores: [...scores] }]
  const chapters: ScoreHistory['chapters'] = []
  let chapter = ''
  let round = ''
  let move = 0
  const begin = (name: string, before: number): void => {
    chapter = name
    chapters.push({ name, from: stops.length - 1, to: stops.length - 1, before })
  }
  const close = (): void => {
    if (!round) return
    stops.push({ label: chapter ? `${chapter}, ${round}` : round, move, scores: [...scores] })
    round = ''
    const last = chapters.at(-1)
    if (last) last.to = stops.length - 1
  }
  for (const event of events) {
    const entry = tell(event)
    if (entry?.level === 'chapter') {
      close()
      begin(entry.text, 0)
    }
    if (entry?.level === 'round') {
      close()
      if (entry.resumed) begin(entry.resumed.chapter, entry.resumed.before)
      round = entry.text
    }
    // What is told of a game that goes on is all that everybody has.
    if (entry?.resumed) scores.fill(0)
    for (const [seat, points] of game.points(event)) scores[seat] = (scores[seat] ?? 0) + points
    if (entry?.resumed) stops[0]!.scores = [...scores]
    move = event.move
  }
  close()
  stops.push({ label: '', move, scores: [...final] })
  return { stops, chapters }
}

// Round numbers that hold all scores, and steps that divide them well. Scores may fall, also below nothing.
export function scale(scores: number[]): { top: number; step: number; bottom: number } {
  const highest = Math.max(0, ...scores)
  const lowest = Math.min(0, ...scores)
  const step = [5, 10, 20, 25, 50, 100].find((each) => (highest - lowest) / each <= 5) ?? 200
  return { top: Math.max(step, Math.ceil(highest / step) * step), step, bottom: lowest < 0 ? Math.floor(lowest / step) * step : 0 }
}
