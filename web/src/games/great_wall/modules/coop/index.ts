// The co-op mode: all win together by the Emperor’s requests, or lose together.

import type { GameEvent, Move } from '../../../../lib/protocol'
import { capital, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Side, Told } from '../../../types'
import { pointsOf, sentence } from '../../describe'
import type { PageModule } from '../../module'
import type { Text } from '../../phrases'
import { at } from '../../places'
import { cardName } from '../../texts'
import { clanName, stepOf, viewOf } from '../../read'
import type { Row } from '../../types'
import Art from './Art.svelte'
import OpenHand from './OpenHand.svelte'
import PaidRequest from './PaidRequest.svelte'
import RequestDesk from './RequestDesk.svelte'
import { endingOf, isWon, standingOf } from './team'
import TeamLine from './TeamLine.svelte'
import TeamRail from './TeamRail.svelte'
import TeamResult from './TeamResult.svelte'
import TeamTop from './TeamTop.svelte'
import { winterBeats } from './winter'

// The sentences of a request or an event: one for each line.
const texts =
  (kind: string) =>
  (row: Row): Text[] =>
    (row.do as Record<string, number>[]).flatMap((line) => Object.entries(line).map(([name, count]): Text => [`${kind}-${name}`, { count }]))

// Whoever says something to a proposal is named: it is not the one who made it.
const ANSWERS = ['request_agreed', 'request_offered', 'request_refused', 'sacrificed', 'clerk_sacrificed', 'advisor_given']

function tell(event: GameEvent, play: Play): Told | undefined {
  if (ANSWERS.includes(event.event)) return { level: 'effect', text: sentence(event, play) }
  if (event.event === 'request_fulfilled') return { level: 'effect', text: sentence(event, play), gain: true }
  return undefined
}

function touches(event: GameEvent): string[] | undefined {
  if (event.event.startsWith('request_')) return [at.card('request', String(event.card))]
  if (event.event === 'event_came') return [at.card('event', String(event.card))]
  return event.event === 'shame_redeemed' ? [at.shame] : undefined
}

// All who play are one side.
function sides(play: Play): Side[] {
  const { seats, clans } = viewOf(play)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return [{ name: say('w-team'), seats: all, score: all.reduce((sum, seat) => sum + (clans[seat]?.score ?? 0), 0) }]
}

function verdict(play: Play): string {
  const { year } = standingOf(viewOf(play))
  return say('w-team-verdict', { won: isWon(endingOf(play)) ? 'yes' : 'no', you: play.mine.length ? 'yes' : 'no', year })
}

function moveTitle(move: Move, play: Play): string | undefined {
  if (move.verb === 'choose' && stepOf(play) === 'name_order') {
    const clan = Number(move.clan)
    return say('w-title-next', { who: clanName(play, clan), you: play.isYou(clan) ? 'yes' : 'no' })
  }
  if (move.verb !== 'sacrifice') return undefined
  const piece = move.piece === 'advisor' ? say(`card-${String(move.advisor)}`) : say(`w-thing-${String(move.piece)}`)
  const where = move.section ? say('w-sacrifice-where', { stands: String(move.stands), section: say(`section-${String(move.section)}`) }) : ''
  const place = typeof move.place === 'string' ? say(`place-${move.place}`) : ''
  return capital([piece, where || place].filter(Boolean).join(', '))
}

const TALKED = ['fulfil', 'consent', 'offer']

const coop: PageModule = {
  name: 'coop',
  rulePictures: { coop: ['clerk-0', 'clerk-1', 'clerk-2', 'w-request'], requests: ['w-request', 'w-event'] },
  words: ['coop', 'fulfil', 'consent', 'sacrifice', 'redeem', 'propose'],
  active: (view) => view.coop !== undefined,
  Art,
  slots: { aboveWall: TeamLine, inPhoneTop: TeamTop, inLeftRail: TeamRail, inDecision: PaidRequest, inRivalPanel: OpenHand },
  cardKinds: {
    request: { icon: 'w-request', rows: (catalogue) => catalogue.requests, texts: texts('request'), rule: 'coop.fulfil' },
    event: { icon: 'w-event', rows: (catalogue) => catalogue.events, texts: texts('event'), rule: 'coop.events' },
  },
  tellsShame: true,
  choiceSteps: [...TALKED, 'pay_line', 'name_order', 'redeem', 'take_shame'],
  desk: (play) => (TALKED.includes(stepOf(play)) ? RequestDesk : undefined),
  moveTitle,
  pieceOf: (move, play) =>
    move.verb === 'sacrifice' && move.piece !== 'advisor' ? `${String(move.piece)}-${play.seat ?? 0}` : move.verb === 'redeem' ? 'w-honor' : undefined,
  heads: ['request_proposed', 'shame_redeemed'],
  arrivals: ['request_came', 'event_came'],
  silent: ['requests_begun'],
  gains: ['request_fulfilled', 'shame_redeemed'],
  tell,
  touches,
  targetName: (piece) => (/^(request|event)-/.test(piece) ? cardName(piece.replace(/^\w+-/, '')) : undefined),
  tabs: { request: 'story', event: 'story' },
  winterBeats,
  endings: { requests: true, late: false, disgrace: false },
  sides,
  verdict,
  // Honor is what shame is returned for: it goes up and down.
  course: () => ({ title: say('w-team-course'), points: pointsOf }),
  Result: TeamResult,
}

export default coop
