// The solo game: no points to win with, but a duchy to cover in time.

import type { GameEvent, Move, Seat } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Course } from '../../../types'
import { scoresBefore } from '../../describe'
import { boardOf, duchyOf, viewOf } from '../../read'

const covered = (play: Play): number => Object.keys(duchyOf(play, 0).tiles).length

export function verdict(play: Play): string | null {
  const solo = viewOf(play).solo
  if (!solo) return null
  const cells = boardOf(play, 0).cells.length
  return say(solo.won ? 'b-solo-won' : 'b-solo-lost', {
    who: play.nameOf(0),
    you: play.isYou(0) ? 'yes' : 'no',
    covered: covered(play),
    cells,
    rounds: solo.rounds_left ?? 0,
  })
}

// Hexes covered, round by round.
export function course(): Course {
  const points = (event: GameEvent): [Seat, number][] =>
    event.event === 'tile_placed' || event.event === 'castle_founded'
      ? [[0, 1]]
      : event.event === 'duchy_covered'
        ? [[0, Number(event.rounds)]]
        : scoresBefore(event)
  return { title: say('b-solo-course'), points }
}

// Whether so many points more, with those that are counted now, are enough.
export function reachesGoal(play: Play, bought: number): boolean {
  const { solo, asking } = viewOf(play)
  return solo !== undefined && solo.counter + (asking?.points ?? 0) + bought >= solo.goal
}

// What a thing to come is called: `points 7`, `tile`, `action` or `effect`.
export function comingName(move: Move): string {
  const [what = '', number = '0'] = String(move.first).split(' ')
  return say(`b-first-${what}`, { points: Number(number) })
}
