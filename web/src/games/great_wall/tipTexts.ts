// What tooltips say: name, effect, worth now.

import { bookOf, type Book } from '../../lib/rulebook'
import { capital, known, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { TipText } from '../types'
import { cardFacts, gather, registry, scores } from './module'
import { counted, joined, phrase } from './phrases'
import { catalogueOf, clanName, clanOf, rowOf, viewOf } from './read'
import { cardName, cardTexts, hordeName, placeName, sectionName } from './texts'
import type { CardKind, HordeView, Place, Section } from './types'

type Facts = TipText['facts']

export const book = (play: Play, ...rules: string[]): Book | undefined => bookOf('great_wall', catalogueOf(play).pages, ...rules)

// Where a card is not told by itself, its kind is.
const KINDS: Partial<Record<CardKind, string>> = {
  general: 'generals',
  advisor: 'advisors',
  tactic: 'tactics',
  artifact: 'artifacts',
  command: 'commands.boxes',
  horde: 'defeat.when',
}

// The rule of a place, where it has another name.
const PLACE_RULES: Record<string, string> = { barracks: 'barracks.cost', embassy: 'embassy.clerk' }

const origin = (source: string | undefined): Facts => (source === 'house' ? [{ label: say('w-house'), text: say('w-house-text') }] : [])

export function cardTip(play: Play, kind: CardKind, name: string, facts: Facts = []): TipText {
  const row = rowOf(play, kind, name)
  const title = kind === 'horde' ? hordeName(name) : cardName(name)
  return {
    title,
    kind: capital(say(`w-card-${kind}`)),
    body: cardTexts(kind, row),
    facts: [...facts, ...origin(row.source)],
    book: row.source === 'house' ? undefined : book(play, `${kind}.${name}`, KINDS[kind] ?? cardFacts(kind)?.rule ?? ''),
  }
}

export function artifactTip(play: Play, name: string, now: number[]): TipText {
  const facts = now
    .map((honor, clan) => ({ label: clanName(play, clan), text: say('w-honor-count', { honor }), gain: play.isYou(clan) && honor > 0 }))
    .filter((_, clan) => scores(clanOf(play, clan)))
  return cardTip(play, 'artifact', name, rowOf(play, 'artifact', name).per ? facts : [])
}

export function hordeTip(play: Play, section: Section, horde: HordeView): TipText {
  const { power, defence, breach } = horde.without
  const fall = { label: say('w-if-falls-short'), text: say('w-outcome', { power, defence, breach: breach ? 'yes' : 'no' }) }
  const covered = Object.values(horde.cover)
    .filter((what) => what !== 'wound')
    .map((what) => Number(what.split(' ')[1]))
  const there = [...new Set(covered)].map((clan) => ({ label: clanName(play, clan), text: String(covered.filter((each) => each === clan).length) }))
  const open = { label: say('w-open-spots'), text: String(horde.open) }
  const tip = cardTip(play, 'horde', horde.horde, [open, ...there, fall, ...gather(play, (module) => module.hordeTip?.(play, section, horde))])
  return { ...tip, kind: say('w-horde-in', { section: sectionName(section.section) }) }
}

export function forecastTip(play: Play, section: Section): TipText {
  const hordes = section.hordes.map((horde) => `${hordeName(horde.horde)} ${horde.power}`)
  const sum = section.hordes.length ? joined(hordes) : say('w-quiet')
  const defence = say('w-defence-sum', { wall: section.wall_defence, barricades: section.barricade_defence, halved: section.halved })
  const facts = section.hordes.map((horde) => ({
    label: say('w-if-falls', { horde: hordeName(horde.horde) }),
    text: say('w-outcome', { ...horde.without, breach: horde.without.breach ? 'yes' : 'no' }),
    gain: section.breach && !horde.without.breach,
  }))
  return {
    title: say('w-forecast'),
    kind: sectionName(section.section),
    body: [`${sum}.`, defence, say(section.breach ? 'w-breach-text' : 'w-holds-text')],
    facts: [...facts, ...gather(play, (module) => module.forecastTip?.(play, section))],
    book: book(play, 'winter.assault'),
  }
}

export function placeTip(play: Play, place: Place): TipText {
  const row = catalogueOf(play).places.find((each) => each.name === place.place)
  const facts: Facts = Object.entries(place.clerks).map(([clan, count]) => ({ label: clanName(play, Number(clan)), text: say('w-clerks', { count }) }))
  facts.push(...awaited(play, place))
  for (const clan of viewOf(play).clans) {
    const overseer = clan.soldiers.overseers[place.place]
    if (overseer) facts.push({ label: clanName(play, clan.clan), text: say('w-overseer-level', { level: overseer.level }) })
  }
  if (row?.overseer)
    facts.push({ label: say('w-overseer'), text: row.overseer.cost.map((cost) => counted('resource', row.overseer!.resource, cost)).join(' · ') })
  facts.push(...gather(play, (module) => module.placeTip?.(play, place)))
  const rule = PLACE_RULES[place.place] ?? registry.find((module) => module.places?.[place.place]?.rule) ?? place.place
  return {
    title: placeName(place.place),
    kind: say(place.slots ? 'w-regular' : 'w-special'),
    body: [say(`about-${place.place}`)],
    facts,
    book: book(play, rule, row?.overseer ? 'production.steps' : ''),
  }
}

// What each player will get of a place that is about to activate, as the engine counts it.
export function awaited(play: Play, place: Place): NonNullable<Facts> {
  if (!place.activates) return []
  const produces = catalogueOf(play).places.find((each) => each.name === place.place)?.produces
  return Object.entries(place.brings).flatMap(([clan, count]) => {
    const label = clanName(play, Number(clan))
    const key = `w-brings-${place.place}`
    const shame = place.shames ? [{ label, text: say('w-shamed-alone') }] : []
    if (produces) return [{ label, text: phrase('w-brings-production', { resources: { [produces]: count } }), gain: play.isYou(Number(clan)) }, ...shame]
    return known(key) ? [{ label, text: say(key, { count }), gain: play.isYou(Number(clan)) }, ...shame] : shame
  })
}

export function soldierTip(play: Play, soldier: string, clan: number, where = ''): TipText {
  const price = catalogueOf(play).soldiers[soldier as 'spearman'] ?? {}
  const cost = joined(Object.entries(price).map(([name, count]) => counted('resource', name, count ?? 0)))
  const fights = soldier !== 'clerk'
  return {
    title: capital(fights ? say(`soldier-${soldier}`) : say('w-clerk')),
    kind: [clanName(play, clan), where].filter(Boolean).join(', '),
    body: [say(fights ? `w-about-${soldier}` : 'w-about-clerk')],
    facts: fights ? [{ label: say('w-price'), text: cost }] : [],
    book: book(play, fights ? `attack.${soldier}` : 'clerks.move'),
  }
}

export function noteTip(title: string, text: string, facts: Facts = [], where?: Book): TipText {
  return { title, body: [text], facts, book: where }
}
