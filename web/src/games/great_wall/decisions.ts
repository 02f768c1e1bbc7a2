// Questions whose answers are no places on the table: they are asked on a card in the right rail.

import type { Component } from 'svelte'
import type { Move } from '../../lib/protocol'
import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { Reaction, View } from '../types'
import { firstOf, registry, verbFacts } from './module'
import { stepOf, typed, viewOf } from './read'
import type { CardKind } from './types'

const PAYMENTS = ['pay_own', 'pay_from_warehouse']
const CHOICES = [
  'react',
  'perish',
  'casualty',
  'use_card',
  'get_shame',
  'clear_shame',
  'donate',
  'effect',
  'again',
  'recruit',
  'pay_any',
  'mix',
  'recall',
  'reclaim',
  'buy_off_shame',
  'discard_tactic',
  'tea_house',
  'all_attack',
  'attack_order',
  'deploy',
]
// Verbs whose answers are places on the table even while an effect asks.
const ON_TABLE = ['clerk', 'spot', 'wound', 'attack', 'barricade', 'upgrade']

const isChoice = (step: string): boolean => CHOICES.includes(step) || registry.all.some((module) => module.choiceSteps?.includes(step))
export const isDecision = (step: string): boolean => PAYMENTS.includes(step) || isChoice(step)
// A desk of a module, which others see too while they wait.
export const deskOf = (play: Play): Component<{ play: Play }> | undefined => firstOf(play, (module) => module.desk?.(play))
export const isPayment = (step: string): boolean => PAYMENTS.includes(step)

// The answers that stand on the card; those on the table are picked there.
export function answers(play: Play): Move[] {
  const step = stepOf(play)
  if (isPayment(step)) return []
  if (step === 'deploy') return []
  return play.legal.filter((move) => !ON_TABLE.includes(move.verb) && !verbFacts(move.verb).onTable)
}

// At a table that confirms, a turn or a part of one waits for a word.
export const isConfirm = (view: View): boolean => typed(view).asking?.step === 'confirm'
export const endWords = (view: View): string | null => (isConfirm(view) && !typed(view).asking?.ends ? say('w-confirm') : null)

// A window for a tactic, which may always be let pass.
export function reaction(play: Play): Reaction | null {
  const pass = stepOf(play) === 'react' ? play.legal.find((move) => move.verb === 'skip') : undefined
  return pass ? { pass, own: viewOf(play).active === play.seat } : null
}

// Who might react is asked, whatever they hold: the table says no more than that.
export function waiting(play: Play): string | null {
  return ['react', 'perish'].includes(stepOf(play)) ? say('w-reactions') : null
}

export function stretch(view: View): { key: string; name: string } | null {
  const { year, season } = typed(view)
  return season ? { key: `${year} ${season}`, name: say('w-year-season', { year, season: say(`season-${season}`) }) } : null
}

// The card that asks, if one does.
export function askingCard(play: Play): { kind: CardKind; name: string } | null {
  const asking = viewOf(play).asking
  return asking?.card && asking.kind ? { kind: asking.kind as CardKind, name: asking.card } : null
}
