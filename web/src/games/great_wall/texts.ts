// What a card does, in words. Mirrors src/crenel/games/great_wall/texts.py: one message per event, condition, effect and
// lasting change, made from the card's row of data.

import { capital, known, say } from '../../lib/words.svelte'
import { cardFacts } from './module'
import { phrased, word, type Facts, type Text } from './phrases'
import { RESOURCES, type CardKind, type Row } from './types'

type Part = Record<string, unknown>

const NUMBERED = [
  'honor',
  'tactic',
  'clear',
  'clerks',
  'income',
  'wound',
  'barricade',
  'clerk',
  'tea',
  'recall',
  'rouse',
  'absolve',
  'supply',
  'donate',
  'follow',
  'pierce',
]
// Numbers of the base's own rows that are told otherwise, or with something else.
const NUMBERS = ['free_save', 'cross', 'aside', 'most', 'cost']
const ALL_CLERKS = 8

export function cardTexts(kind: CardKind, row: Row): string[] {
  return textsOf(kind, row).map((text) => capital(phrased(text)))
}

function textsOf(kind: CardKind, row: Row): Text[] {
  if (kind === 'horde') return hordeTexts(row)
  if (kind === 'artifact' && row.ranks) {
    const [first, second] = row.ranks as number[]
    const ranked: Text = [`artifact-ranked-${String(row.per)}`, { first, second }]
    return row.shared ? [ranked, ['artifact-shared', {}]] : [ranked]
  }
  if (kind === 'artifact' && row.per) return [[`artifact-${String(row.per)}`, { honor: row.honor, above: row.above ?? 0 }]]
  if (kind === 'command') return (row.boxes as Part[]).map(boxText)
  const own = cardFacts(kind)
  if (own) return own.texts(row)
  const begin: Text[] = row.setup ? [startText(row.setup as Part)] : []
  return [...begin, ...lastingTexts(kind, row), ...abilityTexts(kind, row)]
}

// ---------------------------------------------------------------- generals, advisors, tactics

function startText(setup: Part): Text {
  const resources = Object.fromEntries(RESOURCES.filter((name) => setup[name]).map((name) => [name, setup[name]]))
  return ['general-start', { resources, count: setup.tactics ?? 0, tea: setup.tea }]
}

function lastingTexts(kind: CardKind, row: Row): Text[] {
  const found: Text[] = []
  for (const name of ['discount', 'strike'])
    for (const [soldier, resources] of Object.entries((row[name] as Part) ?? {})) found.push([`lasting-${name}`, { soldier, resources }])
  if (row.free_save) found.push(['lasting-free_save', { count: row.free_save }])
  const { each, but } = (row.counts as Part) ?? {}
  if (each) found.push([but ? 'lasting-counts-each-but' : 'lasting-counts-each', { count: each, most: row.most ?? 0, ...(but ? { place: but } : {}) }])
  else if (row.counts) {
    const { place, more } = row.counts as Part
    found.push([kind === 'general' ? 'lasting-counts-support' : 'lasting-counts', { place, count: more }])
  }
  for (const flag of ['gold_any', 'no_overseers']) if (row[flag]) found.push([`lasting-${flag}`, {}])
  for (const name of ['cross', 'aside']) if (row[name]) found.push([`lasting-${name}`, { count: row[name] }])
  if (row.aside) found.push(['lasting-aside-back', {}])
  if (row.mix) found.push(['lasting-mix', { resource: (row.mix as Part).but }])
  // Words that only a module knows: nothing but a number.
  const words = Object.keys(row).filter((name) => typeof row[name] === 'number' && !NUMBERS.includes(name))
  return [...found, ...words.map((name): Text => [`lasting-${name}`, { count: row[name] }])]
}

export function abilityTexts(kind: CardKind, row: Row): Text[] {
  if ((row.when ?? 'never') === 'never') return []
  const per = perTexts(kind, row)
  const parts: Facts = { when: conditionText(kind, row), effects: effectTexts(row.do as Part[]) }
  const found: Text[] = [per.length ? ['ability-per', { ...parts, per }] : ['ability', parts]]
  if (row.most) found.push(['ability-most', { count: row.most }])
  if (row.boosted) found.push(['ability-boosted', { count: row.cost, effects: effectTexts(row.boosted as Part[]) }])
  return found
}

// The event, what it must be about, what must stand there, and what is paid.
function conditionText(kind: CardKind, row: Row): Text {
  let text = whenText(kind, row)
  if (row.needs) {
    const needs: Text[] = Object.entries(row.needs as Part).map(([where, soldier]) => [`needs-${where}`, { soldier }])
    text = ['when-needs', { when: text, needs }]
  }
  return row.pay ? ['when-pay', { when: text, resources: row.pay }] : text
}

function whenText(kind: CardKind, row: Row): Text {
  const event = String(row.when)
  if (event === 'last_wound' && kind !== 'tactic') return ['when-last_wound-each', {}]
  if (row.of === undefined) return [`when-${event}`, {}]
  if (event === 'attack') return ['when-attack-with', { soldier: row.of }]
  return ['when-about', { when: [`when-${event}`, {}] satisfies Text, about: thingText(String(row.of)) }]
}

// A soldier, a resource or a place.
function thingText(name: string): Text {
  const keys = [`soldier-${name}`, `resource-${name}`]
  return [keys.find(known) ?? `place-${name}`, {}]
}

function perTexts(kind: CardKind, row: Row): Text[] {
  const per = row.per ?? (kind === 'general' ? 'support' : 'one')
  const found: Text[] = []
  if (per === 'support' || (kind === 'general' && per !== 'one')) found.push(['per-support', {}])
  if (per === 'archer_sections') found.push(['per-archer_sections', {}])
  if (per === 'level') found.push([known(`per-level-${String(row.when)}`) ? `per-level-${String(row.when)}` : 'per-level', {}])
  return found
}

// ---------------------------------------------------------------- effects

// Resources that are gained one after the other stand in one text.
function effectTexts(effects: Part[]): Text[] {
  const gained: Record<string, number> = {}
  const rest: Text[] = []
  for (const effect of effects) {
    const names = RESOURCES.filter((name) => name in effect)
    for (const name of names) gained[name] = (gained[name] ?? 0) + Number(effect[name])
    if (!names.length) rest.push(effectText(effect))
  }
  return Object.keys(gained).length ? [['do-resource', { resources: gained }], ...rest] : rest
}

function effectText(effect: Part): Text {
  const numbered = NUMBERED.find((name) => name in effect)
  if (numbered) return [`do-${numbered}`, { count: effect[numbered] }]
  if ('any' in effect) return 'but' in effect ? ['do-any-but', { count: effect.any, resource: effect.but }] : ['do-any', { count: effect.any }]
  const soldiers = (count: unknown): Part => ({ [String(effect.with ?? 'soldier')]: count })
  const how = ['each_section', 'standing'].find((name) => effect[name])
  if ('attack' in effect) return [how ? `do-attack-${how}` : 'do-attack', { soldiers: soldiers(effect.attack) }]
  if ('upgrade' in effect) return upgradeText(effect)
  if ('recruit' in effect) return ['do-recruit', { soldiers: soldiers(effect.recruit), count: effect.recruit, price: effect.price ?? 0 }]
  if ('save' in effect) return effect.save === 'all' ? ['do-save-all', {}] : ['do-save', { count: effect.save }]
  return [['do', ...Object.keys(effect)].join('-'), { count: Object.values(effect)[0], ...effect }] // words of a module
}

function upgradeText(effect: Part): Text {
  const less = effect.less ?? 0
  return 'of' in effect ? ['do-upgrade-of', { place: effect.of, less }] : ['do-upgrade', { count: effect.upgrade, less }]
}

// ---------------------------------------------------------------- hordes and command cards

function hordeTexts(row: Row): Text[] {
  const spots = (row.spots as string[]).flatMap((line) => line.split(/\s+/)).filter((code) => code !== '.').length
  const traits: Text[] = Object.entries((row.traits as Part) ?? {}).map(([trait, count]) => [`trait-${trait}`, { count }])
  return [['horde-strength', { power: row.power, honor: row.honor, spots }], ...traits]
}

function boxText(box: Part): Text {
  return [`box-${String(box.who)}`, { deed: wholeDeed(box) }]
}

// The same for a card of anybody: who is meant is shown by its box.
export const boxDeeds = (row: Row): string[] => (row.boxes as Part[]).map((box) => capital(phrased(wholeDeed(box))))

function wholeDeed(box: Part): Text {
  const deed = deedText(box)
  if (box.advanced === 0) return ['box-only-partner', { deed, card: box.partner }]
  return box.partner ? ['box-partner', { deed, card: box.partner, count: box.more }] : deed
}

function deedText(box: Part): Text {
  if ('copy' in box) return ['box-copy', { count: box.move }]
  if ('move' in box) {
    if (Number(box.move) >= ALL_CLERKS) return ['box-move-all', {}]
    return [box.different ? 'box-move-different' : 'box-move', { count: box.move }]
  }
  if ('advanced' in box) return ['box-advanced', { count: box.advanced || box.more }]
  if ('upgrade' in box) return ['box-upgrade', { count: box.upgrade, less: box.less ?? 0 }]
  if ('attack' in box) return [`box-attack-${String(box.attack)}`, {}]
  return ['box-banners', { count: box.banners }]
}

// ---------------------------------------------------------------- names

export const cardName = (name: string): string => word('card', name)
export const placeName = (place: string): string => capital(say(`place-${place}`))
// A long name as narrow cards have it.
export const briefPlace = (place: string): string | null => (known(`place-${place}.brief`) ? capital(say(`place-${place}.brief`)) : null)
export const hordeName = (horde: string): string => capital(word('horde', horde))
// A horde card is named by its kind and the section on its back.
export const hordeKind = (card: string): string => card.replace(/-(left|middle|right)$/, '')
export const sectionName = (section: string): string => capital(say(`section-${section}`))
export const resourceName = (resource: string): string => say(`resource-${resource}`)
export const soldierName = (soldier: string): string => say(`soldier-${soldier}`)
