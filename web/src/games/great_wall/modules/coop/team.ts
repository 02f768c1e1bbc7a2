// How far the team is, what a request asks of whom, and who may pay it: read from the view, in words where people read them.

import { say } from '../../../../lib/words.svelte'
import type { GameEvent, LoggedEvent } from '../../../../lib/protocol'
import type { Play } from '../../../../table/play.svelte'
import { registry } from '../../module'
import { rowOf, viewOf } from '../../read'
import type { Row, WallView } from '../../types'
import type { CoopView } from './types.generated'

export const teamOf = (play: Play): CoopView => viewOf(play).coop!

// ---------------------------------------------------------------- the score of all

export interface Standing {
  done: number
  needed: number
  shame: number
  of: number
  year: number
  years: number
}

export function standingOf(view: WallView): Standing {
  const { fulfilled, needed } = view.coop!
  return { done: fulfilled.length, needed, shame: view.shame.of - view.shame.pool, of: view.shame.of, year: view.year, years: view.years.length }
}

// From here on the pool may not last.
const CLOSE = 0.8
export const isClose = ({ shame, of }: Standing): boolean => shame >= CLOSE * of

export const standingWords = (standing: Standing): string => say(standing.needed ? 'w-team-line' : 'w-team-holding', { ...standing })

// How the game has ended, in a word; and whether that is a win.
export const endingOf = (play: Play): string => teamOf(play).ending ?? String(play.events.findLast((event) => event.event === 'game_ended')?.reason ?? '')
export const isWon = (ending: string): boolean => registry.find((module) => module.endings?.[ending]) ?? false

// ---------------------------------------------------------------- what a request asks

export interface Demand {
  // `wood`, `archer`, `clerk`, `honor`, …
  thing: string
  // Of each player, or of all together.
  count: number
  team: boolean
}

export function demandsOf(row: Row, seats: number): Demand[] {
  return ((row.do ?? []) as Record<string, number>[]).flatMap((line) =>
    Object.entries(line).map(([word, count]) => {
      const [who, thing = ''] = word.split('_')
      const team = who === 'team'
      return { thing, count: team ? count * seats : count, team }
    }),
  )
}

export const demandsIn = (play: Play, request: string): Demand[] => demandsOf(rowOf(play, 'request', request), viewOf(play).seats)

// Levels of the wall are there or not: nobody pays them.
export const isPaid = (demands: Demand[]): boolean => demands.every((demand) => demand.thing !== 'walls')

// Whether a clan could pay: what stands behind a screen is not known.
export function canPay(demands: Demand[], means: (number | null)[] | undefined): 'yes' | 'no' | 'unknown' {
  if (!means) return 'unknown'
  const enough = demands.map(({ count, team }, line) => {
    const has = means[line] ?? null
    return has === null ? null : team ? has > 0 : has >= count
  })
  if (enough.includes(false)) return 'no'
  return enough.includes(null) ? 'unknown' : 'yes'
}

// ---------------------------------------------------------------- what is said about a request

const TALK = ['request_proposed', 'request_agreed', 'request_offered', 'request_refused', 'request_fulfilled']
const isTalk = (event: GameEvent): boolean => TALK.includes(event.event)

// What was said about a request since it was proposed last, this winter.
export function talkAbout(events: LoggedEvent[], request: string): LoggedEvent[] {
  const winter = events.findLastIndex((event) => event.event === 'season_started')
  const own = events.slice(winter + 1).filter((event) => isTalk(event) && event.card === request)
  return own.slice(own.findLastIndex((event) => event.event === 'request_proposed'))
}

export type Word = 'pays' | 'asked' | 'waits' | 'refused' | 'yes' | 'no' | 'unknown'

// What a clan says to a request, or could: the words of the winter first.
export function wordOf(play: Play, request: string, seat: number): Word {
  const view = viewOf(play)
  const team = teamOf(play)
  if (team.proposed === request) {
    if (team.agreed.includes(seat)) return 'pays'
    return view.actors.includes(seat) ? 'asked' : 'waits'
  }
  const said = talkAbout(play.events, request).find((event) => event.event === 'request_refused')
  if (said?.seat === seat && view.season === 'winter') return 'refused'
  return canPay(demandsIn(play, request), view.clans[seat]?.means?.[request])
}

export const proposerOf = (play: Play, request: string): number | undefined =>
  teamOf(play).proposed === request ? talkAbout(play.events, request)[0]?.seat : undefined

// Players, in the order of tea in which they are asked.
export const payersOf = (view: WallView): number[] => view.tea.filter((clan) => clan < view.seats)
