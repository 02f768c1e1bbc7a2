// The team game: two players share a duchy, its supplies and some of its key spaces.

import type { Seat } from '../../../../lib/protocol'
import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Side } from '../../../types'
import type { PageModule } from '../../module'
import { duchyOf, viewOf } from '../../read'
import { sharedAt, teamName } from './team'
import TeamKeys from './TeamKeys.svelte'
import TeamOrPartner from './TeamOrPartner.svelte'

// The teams, the winners first once it is over.
function sides(play: Play): Side[] | null {
  const { teams, ranking } = viewOf(play)
  if (!teams) return null
  const all = teams.map((team, index) => ({ name: teamName(index), ...team }))
  const best = ranking?.[0]
  return best === undefined ? all : all.toSorted((a, b) => Number(b.seats.includes(best)) - Number(a.seats.includes(best)))
}

// What somebody is to whoever looks.
function role(seat: Seat, play: Play): string {
  const team = viewOf(play).players?.[seat]?.team
  if (team === undefined) return ''
  return play.seat !== null && duchyOf(play, seat).partner === play.seat ? say('b-your-partner') : teamName(team)
}

const team: PageModule = {
  name: 'team',
  rulePictures: { 'shared-storage': ['icon-key', 'icon-key', 'mine', 'castle'] },
  words: ['team', 'teams', 'partner', 'shared_spaces'],
  active: (view) => view.teams !== undefined,
  slots: { storage: TeamKeys, rival: TeamOrPartner },
  // The map of a team carries the name of the first of the two.
  ownerOf: (view, seat) => view.players?.[seat]?.team,
  buildersOf: (view, seat) => view.teams?.[view.players?.[seat]?.team ?? -1]?.seats,
  storedBeside: (duchy) => duchy.shared ?? [],
  keyOf(view, seat, tile) {
    const { shared = [], team: own = seat } = view.players[seat] ?? {}
    return shared.includes(tile) ? sharedAt(own, shared.indexOf(tile)) : undefined
  },
  playerTitle: (play, seat) => say('b-in-team', { who: play.nameOf(seat), team: teamName(duchyOf(play, seat).team ?? 0) }),
  score(play, seat) {
    const duchy = duchyOf(play, seat)
    const note = say('b-of-them-mine', { points: duchy.score, who: play.nameOf(seat), you: play.isYou(seat) ? 'yes' : 'no' })
    return { points: viewOf(play).teams?.[duchy.team ?? -1]?.score ?? duchy.score, note }
  },
  verbs: { keep: { answer: true } },
  plainNotation: (words) => words.replace(/^shared /, ''),
  sides,
  role,
}

export default team
