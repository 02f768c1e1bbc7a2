// What of the rules lies open beside the table.

import type { Play } from '../table/play.svelte'
import { session } from './session.svelte'

// A rule, a section, or `step.<name>`: a place in the rules reference of the game that is played.
export const beside: { now: string | null } = $state({ now: null })

export const hasRules = (game: string): boolean => session.games.some((each) => each.name === game && each.rules)

const stepOf = (play: Play): string => (play.myTurn ? ((play.view.asking as { step?: string } | undefined)?.step ?? '') : '')

// Whether the rules can be opened at the decision that is asked of me.
export const explains = (play: Play): boolean => hasRules(play.table.game) && stepOf(play) !== ''

export function openStep(play: Play): boolean {
  const found = explains(play)
  if (found) beside.now = `step.${stepOf(play)}`
  return found
}
