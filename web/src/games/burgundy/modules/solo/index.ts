// The solo game: no points to win with, but a duchy to cover in time.

import type { GameEvent, Move } from '../../../../lib/protocol'
import { capital, listed, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Told } from '../../../types'
import type { PageModule } from '../../module'
import { comingName, course, reachesGoal, verdict } from './solo'
import SoloResult from './SoloResult.svelte'
import SoloStrip from './SoloStrip.svelte'

function moveTitle(move: Move, play: Play): string | undefined {
  if (move.verb === 'first') return capital(comingName(move))
  if (move.verb !== 'points') return undefined
  const number = Number(move.number ?? 0)
  return say('b-title-points', { number, goal: reachesGoal(play, number) ? 'yes' : 'no' })
}

// The goods of several depots leave together: one line, with the last of them.
function tell(event: GameEvent, play: Play): Told | null | undefined {
  if (event.event !== 'goods_removed') return undefined
  const all = play.events.filter((each) => each.event === 'goods_removed' && each.move === event.move)
  if (all.at(-1)?.n !== event.n) return null
  const count = all.reduce((sum, each) => sum + Number(each.count), 0)
  return { level: 'note', text: say('b-goods-gone', { count, depots: listed(all.map((each) => String(each.depot))), number: all.length }) }
}

const solo: PageModule = {
  name: 'solo',
  rulePictures: { 'black-tile': ['good-4', 'good-2', 'icon-hexes'] },
  words: ['solo'],
  active: (view) => view.solo !== undefined,
  // A tile turned over shows its black back.
  tiles: { black: { kind: 'wild', symbol: 'hexes', colour: 'black', count: 'b-count-black' } },
  slots: { aboveMap: SoloStrip },
  score: () => null,
  verbs: {
    points: { icon: 'b-coin' },
    swap: { names: 'tile' },
    spend: { names: 'good', goods: true },
    first: { answer: true },
  },
  moveTitle,
  tell,
  foreseen: ['goods_removed'],
  // Points are told once for what they are, and once as the counter moves.
  uncounted: ['points_counted'],
  straightSteps: ['free_tile'],
  colourTip: () => say('b-solo-bonus'),
  sources: (catalogue) => catalogue.solo.sources,
  sourceIcons: { covered: 'b-hexes', rounds: 'b-clock' },
  verdict,
  course,
  Result: SoloResult,
}

export default solo
