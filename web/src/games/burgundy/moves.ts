// Legal moves in words: what to do now, what a move is called, how it is paid.

import type { Move } from '../../lib/protocol'
import { capital, choice, known, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { MoveButton } from '../types'
import { kindList } from './describe'
import { catalogueOf, duchyOf, viewOf } from './read'
import { comingName, reachesGoal } from './solo'
import { goodName, tileName, tileObject } from './texts'
import { numberFor } from './turned'

export const cost = (move: Move): number => Number(move.workers ?? 0) + Number(move.silver ?? 0) / 10

export function prompt(play: Play): string {
  const asking = viewOf(play).asking
  if (!asking) return ''
  if (asking.step !== 'turn') {
    const own = `b-ask-${asking.step}`
    return say(known(own) ? own : `asking-${asking.step}`, {
      kinds: kindList(asking.kinds ?? []),
      depot: asking.depot ?? 0,
      shield: asking.shield ?? 0,
      cell: asking.cell ?? '',
      white: viewOf(play).white,
      tax: duchyOf(play, play.seat ?? 0).tax ?? 0,
      points: asking.points ?? 0,
      left: asking.left ?? 0,
      tile_object: tileObject(waiting(play, asking.space)),
    })
  }
  const die = play.picked.die
  const open = play.legal.filter((move) => die === undefined || move.die === die)
  const verbs = new Set(open.map((move) => move.verb))
  if (verbs.has('end')) return say(verbs.has('buy') ? 'b-ask-buy-or-end' : 'b-ask-end')
  const depots = [...new Set(open.filter((move) => move.verb === 'take' && cost(move) === 0).map((move) => String(move.depot)))].sort()
  const actions = ['take', 'place', 'sell', 'workers', 'shield', 'buy']
    .filter((verb) => verbs.has(verb))
    .map((verb) => say(`b-ask-${verb}`, { depots: depots.length ? choice(depots) : '', count: depots.length }))
  const left = duchyOf(play, play.seat ?? 0).dice.filter((each) => !each.used)
  if (typeof die === 'number') return say('b-ask-die', { die, actions: choice(actions) })
  if (left.length === 1) return say('b-ask-die', { die: left[0]!.value, actions: choice(actions) })
  return say('b-ask-dice', { actions: choice(actions) })
}

// The tile for which room is to be made: spaces are numbered through, depot by depot, the black one last.
function waiting(play: Play, space = -1): string {
  const { depots, black } = viewOf(play)
  return [...depots, black].flatMap((depot) => depot.spaces)[space]?.tile ?? 'castle'
}

export function buttons(play: Play): MoveButton[] {
  const found: MoveButton[] = []
  const workers = play.reach({ verb: 'workers' }) ?? play.legal.find((move) => move.verb === 'workers')
  if (workers) found.push({ move: workers, label: say('b-take-workers'), icon: 'b-worker' })
  const skip = play.legal.find((move) => move.verb === 'skip')
  if (skip) found.push({ move: skip, label: say('b-skip'), icon: 'skip' })
  return found
}

// Verbs whose notation names a tile or a colour of goods first.
const TILE_VERBS = ['take', 'buy', 'place', 'discard', 'copy', 'build', 'swap']
const GOOD_VERBS = ['sell', 'load', 'fetch', 'spend']

// A move taken back later is known only by its notation.
export function moveName(notation: string): string {
  const [verb = '', ...words] = notation.split(' ')
  const rest = words.join(' ').replace(/^shared /, '').replace(/ (with|for) .*$/, '')
  const [what = ''] = rest.split(' ')
  if (TILE_VERBS.includes(verb)) {
    return say(`b-did-${verb}`, { tile: tileName(what), where: rest.split(' ')[1] ?? '' })
  }
  if (GOOD_VERBS.includes(verb)) return say(`b-did-${verb}`, { good: goodName(what) })
  return say(`b-did-${verb}`, { where: verb === 'count' ? say(`animal-${what}`) : what, to: words.at(-1) ?? '' })
}

export function moveTitle(move: Move, play: Play): string {
  const facts = {
    tile: move.tile ? tileName(String(move.tile)) : '',
    tile_object: move.tile ? tileObject(String(move.tile)) : '',
    good: move.good ? goodName(String(move.good)) : '',
    cell: String(move.cell ?? ''),
    depot: Number(move.depot ?? 0),
    animal: move.animal ? say(`animal-${String(move.animal)}`) : '',
    shield: Number(move.shield ?? 0),
    number: Number(move.number ?? 0),
    to: Number(move.to ?? 0),
    who: move.seat === undefined ? '' : play.nameOf(Number(move.seat)),
  }
  if (move.verb === 'first') return capital(comingName(move))
  if (move.verb === 'points') return say('b-title-points', { number: facts.number, goal: reachesGoal(play, facts.number) ? 'yes' : 'no' })
  return capital(say(`b-title-${move.verb}`, { ...facts, where: String(move.where ?? '') }))
}

export function paid(move: Move, play: Play, seat = play.seat ?? play.home): string {
  if (move.verb === 'hire' || move.verb === 'pay') {
    return say('b-paid-tax', { silver: Number(move.silver ?? 0), workers: Number(move.workers ?? 0) })
  }
  if (move.verb === 'shield') return !move.dice ? say('b-paid-free') : say('b-paid-shield', { workers: Number(move.workers ?? 0) })
  if (move.verb === 'buy') return say('b-paid-buy', { silver: Number(move.silver), workers: Number(move.workers ?? 0) })
  if (move.die === undefined) return ''
  if (!move.die) return say('b-paid-free')
  const facts = { die: Number(move.die), workers: Number(move.workers ?? 0) }
  const number = numberFor(play, seat, move)
  return number && number !== facts.die ? say('b-paid-turned', { ...facts, to: number }) : say('b-paid-die', facts)
}

export function pieceOf(move: Move, play: Play): string | null {
  if (move.tile) return String(move.tile)
  if (move.verb === 'castle') return 'castle'
  if (move.good) return `good-${catalogueOf(play).goods[String(move.good)] ?? 0}`
  if (move.shield) return `shield-${Number(move.shield)}`
  if (move.verb === 'hang') return `shield-${viewOf(play).asking?.shield ?? 0}`
  if (move.animal) return String(move.animal)
  return move.verb === 'turn' ? `die-${Number(move.to)}` : null
}

// Digits pick dice by the number they show; w takes workers.
export function hotkey(key: string, play: Play): boolean {
  if (/^[1-6]$/.test(key)) {
    const seat = play.seat
    const dice = seat === null ? [] : duchyOf(play, seat).dice
    const index = dice.findIndex((die) => !die.used && die.value === Number(key))
    if (index < 0) return false
    play.toggle({ die: Number(key) }, `die-${seat}-${index}`)
    return true
  }
  if (key === 'w' && play.legal.some((move) => move.verb === 'workers')) {
    play.pick({ verb: 'workers' }, 'button-workers')
    return true
  }
  return false
}
