// Great Famine: food is bought at the market and eaten in Winter; when the stores hold too little, all have lost.

import type { LoggedEvent, Move } from '../../../../lib/protocol'
import { capital, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { PageModule, WinterBeat } from '../../module'
import { at } from '../../places'
import { stepOf, viewOf } from '../../read'
import { placeName, sectionName } from '../../texts'
import Art from './Art.svelte'
import FeedDesk from './FeedDesk.svelte'
import { isFeeding, mealsOf } from './feeding'
import StoresRail from './StoresRail.svelte'
import StoresTop from './StoresTop.svelte'
import WinterFeeding from './WinterFeeding.svelte'

function winterBeats(events: LoggedEvent[]): WinterBeat[] {
  const first = events.findIndex(isFeeding)
  const feeding = first < 0 ? [] : events.slice(first).filter((event) => isFeeding(event))
  const meals = mealsOf(feeding)
  const fed = meals.reduce((sum, meal) => sum + meal.fed, 0)
  const starved = meals.reduce((sum, meal) => sum + meal.starved, 0)
  return [
    {
      key: 'feeding',
      events: feeding,
      title: say('w-feeding'),
      result: starved ? say('w-famine-starved', { count: starved }) : say('w-feeding-fed', { count: fed }),
      sentence: say('w-feeding-sentence', { fed, starved }),
      Scene: WinterFeeding,
    },
  ]
}

function moveTitle(move: Move): string | undefined {
  if (move.verb !== 'starve') return undefined
  const name = say(move.piece === 'clerk' || move.piece === 'overseer' ? `w-feed-${String(move.piece)}` : `soldier-${String(move.piece)}`)
  const where =
    typeof move.place === 'string'
      ? placeName(move.place)
      : say('w-feed-where', { stands: String(move.stands), section: sectionName(String(move.section)), row: Number(move.row ?? 1) })
  return capital(`${name}, ${where}`)
}

const lost = (play: Play): boolean => {
  const famine = viewOf(play).great_famine
  return famine !== undefined && famine.capacity <= famine.lost
}

const greatFamine: PageModule = {
  name: 'great_famine',
  rulePictures: { famine: ['w-market', 'w-food', 'spearman-0', 'clerk-0'] },
  words: ['great_famine', 'market', 'buy_food', 'feed', 'starve', 'food_bought', 'capacity_fell', 'stores_raided', 'famine'],
  active: (view) => view.great_famine !== undefined,
  Art,
  slots: { inLeftRail: StoresRail, inPhoneTop: StoresTop },
  places: { market: { icon: 'w-market', rule: 'great_famine.market' } },
  verbs: { buy: { event: 'food_bought' }, starve: {} },
  choiceSteps: ['buy_food', 'feed'],
  desk: (play) => (stepOf(play) === 'feed' && play.myTurn ? FeedDesk : undefined),
  moveTitle,
  pieceOf: (move) => (move.verb === 'buy' ? 'w-food' : undefined),
  heads: ['food_bought', 'fed', 'clerk_starved', 'overseer_starved', 'soldier_starved'],
  gains: ['food_bought'],
  touches: (event) => (event.event === 'food_bought' ? [at.place('market')] : event.event === 'clerk_starved' ? [at.place(String(event.place))] : undefined),
  winterBeats,
  placeTip: (play, place) =>
    place.place === 'market' ? [{ label: say('w-famine-food'), text: say('w-famine-price', { price: viewOf(play).great_famine?.price ?? 1 }) }] : [],
  verdict: (play) => (lost(play) ? say('w-famine-verdict') : null),
}

export default greatFamine
