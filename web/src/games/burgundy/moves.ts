// Legal moves in words: what to do now, what a move is called, how it is paid.

import type { Move } from '../../lib/protocol'
import { capital, choice, known, say, type Details } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { MoveButton } from '../types'
import { activeIn, firstOf, registry, verbFacts } from './module'
import { catalogueOf, duchyOf, viewOf } from './read'
import { goodName, kindChoice, tileName, tileObject } from './texts'
import { numberFor } from './turned'

export const cost = (move: Move): number => Number(move.workers ?? 0) + Number(move.silver ?? 0) / 10

export function prompt(play: Play): string {
  const asking = viewOf(play).asking
  if (!asking) return ''
  if (asking.step !== 'turn') {
    const own = `b-ask-${asking.step}`
    return say(known(own) ? own : `asking-${asking.step}`, {
      ...plainParts(asking),
      kinds_object: kindChoice(asking.kinds ?? []),
      depot: asking.depot ?? 0,
      cell: asking.cell ?? '',
      white: viewOf(play).white,
      tile_object: tileObject(waiting(play, asking.space)),
      ...Object.assign({}, ...activeIn(play).map((module) => module.askFacts?.(play))),
    })
  }
  const die = play.picked.die
  const open = play.legal.filter((move) => die === undefined || move.die === die)
  const verbs = new Set(open.map((move) => move.verb))
  if (verbs.has('end')) return say(verbs.has('buy') ? 'b-ask-buy-or-end' : 'b-ask-end')
  const depots = [...new Set(open.filter((move) => move.verb === 'take' && cost(move) === 0).map((move) => String(move.depot)))].sort()
  const more = activeIn(play).flatMap((module) => Object.entries(module.verbs ?? {}).flatMap(([verb, { inTurn }]) => (inTurn ? [verb] : [])))
  const actions = ['take', 'place', 'sell', 'workers', ...more, 'buy']
    .filter((verb) => verbs.has(verb))
    .map((verb) => say(`b-ask-${verb}`, { depots: depots.length ? choice(depots) : '', count: depots.length }))
  const left = duchyOf(play, play.seat ?? 0).dice.filter((each) => !each.used)
  if (typeof die === 'number') return say('b-ask-die', { die, actions: choice(actions) })
  if (left.length === 1) return say('b-ask-die', { die: left[0]!.value, actions: choice(actions) })
  return capital(say('b-ask-dice', { actions: choice(actions) }))
}

// What may stand in a text as it is.
function plainParts(parts: object): Details {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => typeof value === 'number' || typeof value === 'string')) as Details
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
const TILE_VERBS = ['take', 'buy', 'place', 'discard', 'build']
const GOOD_VERBS = ['sell', 'load']

function namedBy(verb: string): string | undefined {
  if (TILE_VERBS.includes(verb)) return 'tile'
  return GOOD_VERBS.includes(verb) ? 'good' : verbFacts(verb).names
}

// A move taken back later is known only by its notation.
export function moveName(notation: string): string {
  const [verb = '', ...words] = notation.split(' ')
  const plain = registry.all.reduce((text, module) => module.plainNotation?.(text) ?? text, words.join(' '))
  const rest = plain.replace(/ (with|for) .*$/, '')
  const [what = ''] = rest.split(' ')
  const names = namedBy(verb)
  if (names === 'tile') return say(`b-did-${verb}`, { tile: tileName(what), tile_object: tileObject(what), where: rest.split(' ')[1] ?? '' })
  if (names === 'good') return say(`b-did-${verb}`, { good: goodName(what) })
  return say(`b-did-${verb}`, { where: names === 'animal' ? say(`animal-${what}`) : what, to: words.at(-1) ?? '' })
}

// What the button that confirms a move says.
export const moveVerb = (move: Move): string => say(`b-do-${move.verb}`)

export function moveTitle(move: Move, play: Play): string {
  const own = firstOf(play, (module) => module.moveTitle?.(move, play))
  if (own !== undefined) return own
  const facts = {
    ...plainParts(move),
    tile: move.tile ? tileName(String(move.tile)) : '',
    tile_object: move.tile ? tileObject(String(move.tile)) : '',
    good: move.good ? goodName(String(move.good)) : '',
    cell: String(move.cell ?? ''),
    depot: Number(move.depot ?? 0),
    animal: move.animal ? say(`animal-${String(move.animal)}`) : '',
    who: move.seat === undefined ? '' : play.nameOf(Number(move.seat)),
  }
  return capital(say(`b-title-${move.verb}`, facts))
}

export function paid(move: Move, play: Play, seat = play.seat ?? play.home): string {
  const own = firstOf(play, (module) => module.paid?.(move, play))
  if (own !== undefined) return own
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
  return firstOf(play, (module) => module.pieceOf?.(move, play)) ?? null
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
