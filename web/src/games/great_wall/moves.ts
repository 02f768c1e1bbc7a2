// Legal moves in words: what to do now, what a move is called, where its pieces come from.

import type { Move } from '../../lib/protocol'
import { capital, known, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { MoveButton } from '../types'
import { isConfirm, isDecision } from './decisions'
import { activeIn, firstOf, gather, verbFacts } from './module'
import { phrase, type Facts } from './phrases'
import { at, PLACES } from './places'
import { clanName, clanOf, homeSeat, movedClan, stepOf, viewOf } from './read'
import { hordeKind } from './texts'

// Clerks come from the pool first; else it makes no difference.
export const cost = (move: Move): number => (typeof move.from === 'string' && move.verb === 'clerk' ? 1 + PLACES.indexOf(move.from) : 0)

export function prompt(play: Play): string {
  const asking = viewOf(play).asking
  if (!asking) return ''
  const { step, ...details } = asking
  const clan = movedClan(play)
  return phrase(`asking-${step}`, {
    ...details,
    own: clan === play.seat,
    whose: clanName(play, clan),
    ...Object.assign({}, ...activeIn(play).map((module) => module.askFacts?.(play))),
  })
}

// What a move without a piece of its own is called, here and now.
export function buttonLabel(verb: string, step: string): string {
  const keys = [`w-${verb}-${step}`, `w-${verb}`, `verb-great_wall-${verb}`]
  return capital(say(keys.find(known) ?? keys[2]!))
}

const ICONS: Record<string, string> = { done: 'check', skip: 'skip', use: 'check', hire: 'w-clerk', reclaim: 'w-command', honor: 'w-honor' }

export function buttons(play: Play): MoveButton[] {
  const step = stepOf(play)
  if (isDecision(step) || isConfirm(play.view)) return []
  const icon = (move: Move): string | undefined => ICONS[move.verb] ?? verbFacts(move.verb).icon
  const found = play.legal.filter(icon)
  const only = found.length === play.legal.length
  const own = found.toReversed().map((move) => ({
    move,
    label: priced(buttonLabel(move.verb, step), priceOf(move)),
    icon: icon(move)!,
    main: only && move.verb !== 'skip',
    atOnce: move.verb !== 'hire',
  }))
  return [...own, ...gather(play, (module) => module.buttons?.(play))]
}

const priced = (label: string, price: string): string => (price ? say('w-priced', { label, price }) : label)

// ---------------------------------------------------------------- one move

const WORDS = [
  'soldier',
  'resource',
  'place',
  'section',
  'card',
  'advisor',
  'tactic',
  'general',
  'slot',
  'row',
  'spot',
  'how',
  'from',
  'to',
  'boosted',
  'active',
  'wall',
]

export function moveFacts(move: Move): Facts {
  const facts: Facts = { toward: move.way ?? null }
  for (const name of WORDS) if (move[name] !== undefined) facts[name === 'from' ? 'origin' : name === 'to' ? 'goal' : name] = move[name]
  facts.horde = move.horde ? hordeKind(String(move.horde)) : null
  if (move.paid) facts.paid = move.paid
  return facts
}

export function moveTitle(move: Move, play: Play): string {
  const own = firstOf(play, (module) => module.moveTitle?.(move, play))
  if (own !== undefined) return own
  const keys = [`w-title-${move.verb}`, `w-${move.verb}`, `verb-great_wall-${move.verb}`]
  return capital(phrase(keys.find(known) ?? keys[2]!, moveFacts(move)))
}

// What the button that confirms a move says.
export const moveVerb = (move: Move): string => say(`w-do-${move.verb}`)

// Where a clerk or a company comes from.
export function paid(move: Move): string {
  if (move.from === undefined) return ''
  return move.from === null ? say('w-from-pool') : say(`from-${String(move.from)}`)
}

// What the move itself costs, as the engine tells it: by resource, or so many of a choice of them.
export function priceOf({ price }: Move): string {
  if (price === null || typeof price !== 'object') return ''
  if (price.building) return say('w-costs-any', { count: price.building })
  if (price.honor) return say('w-costs-honor', { count: price.honor })
  if (price.any) return say('w-costs-kinds', { count: price.any })
  return Object.keys(price).length ? phrase('w-costs-these', { resources: price }) : say('w-free')
}

export function pieceOf(move: Move, play: Play): string | null {
  const clan = movedClan(play)
  if (move.verb === 'clerk' || move.verb === 'hire') return `clerk-${clan}`
  if (move.soldier) return `${String(move.soldier)}-${clan}`
  if (move.verb === 'spot' || move.verb === 'wound') {
    const soldier = viewOf(play).asking?.soldier
    return soldier && soldier !== 'any' && soldier !== 'archer' ? `${soldier}-${clan}` : 'w-wound'
  }
  if (move.resource) return `w-${String(move.resource)}`
  if (move.verb === 'barricade') return 'w-barricade'
  if (move.verb === 'wall') return 'w-build'
  return firstOf(play, (module) => module.pieceOf?.(move, play)) ?? null
}

// ---------------------------------------------------------------- keys

const DIGITS = '1234567890'

// In their moments digits are the cards of my hand, and the spaces of the track.
function pickByNumber(number: number, play: Play): boolean {
  const step = stepOf(play)
  const card = clanOf(play, homeSeat(play)).commands?.[number - 1]
  if (step === 'choose_commands' && card) play.pick({ verb: 'command', card }, at.card('command', card))
  else if (step === 'place_card' && play.reach({ verb: 'slot', slot: number })) play.pick({ verb: 'slot', slot: number }, at.slot(number))
  else return false
  return true
}

// Digits stand for the ten places, s (or e) for being done or leaving it.
export function hotkey(key: string, play: Play): boolean {
  if (DIGITS.includes(key) && pickByNumber(Number(key), play)) return true
  const place = PLACES[DIGITS.indexOf(key)]
  if (place && key.length === 1 && DIGITS.includes(key)) {
    const found = play.legal.find((move) => (move.verb === 'clerk' && move.to === place) || move.place === place)
    if (!found) return false
    play.pick(found.verb === 'clerk' ? { verb: 'clerk', to: place } : { verb: found.verb, place }, at.place(place))
    return true
  }
  if (key === 's' || key === 'e') {
    const end = play.legal.find((move) => move.verb === 'done' || move.verb === 'skip')
    if (end) void play.act(end)
    return end !== undefined
  }
  return false
}
