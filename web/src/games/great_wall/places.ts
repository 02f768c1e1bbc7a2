// Names of the places on the table that light up, fly and anchor bubbles; and the icons of things.

import { cardFacts, registry } from './module'

export const at = {
  place: (place: string): string => `place-${place}`,
  clerk: (place: string, clan: number): string => `clerk-${place}-${clan}`,
  section: (section: string): string => `section-${section}`,
  horde: (section: string, row: number): string => `horde-${section}-${row}`,
  spot: (section: string, row: number, spot: string): string => `spot-${section}-${row}-${spot}`,
  barricade: (section: string): string => `barricade-${section}`,
  wall: (section: string): string => `wall-${section}`,
  rest: (section: string): string => `rest-${section}`,
  attack: (section: string): string => `attack-${section}`,
  resting: (section: string, clan: number, soldier: string): string => `resting-${section}-${clan}-${soldier}`,
  firing: (section: string, clan: number): string => `firing-${section}-${clan}`,
  slot: (slot: number): string => `slot-${slot}`,
  track: (clan: number): string => `track-${clan}`,
  advisor: (name: string): string => `advisor-${name}`,
  card: (kind: string, name: string): string => `${kind}-${name}`,
  pool: (clan: number, piece: string): string => `pool-${clan}-${piece}`,
  claimed: (clan: number, index: number): string => `claimed-${clan}-${index}`,
  resource: (resource: string): string => `resource-${resource}`,
  overseer: (place: string): string => `overseer-${place}`,
  clan: (clan: number): string => `clan-${clan}`,
  warehouse: 'warehouse',
  tea: 'tea',
  shame: 'shame',
  decision: 'decision',
  commands: 'commands',
}

const PLACE_ICONS: Record<string, string> = {
  'lumber-mill': 'w-wood',
  quarry: 'w-stone',
  'gold-mine': 'w-gold',
  temple: 'w-chi',
  barracks: 'w-barracks',
  'tea-house': 'w-tea',
  builders: 'w-build',
  logistics: 'w-cart',
  embassy: 'w-embassy',
  academy: 'w-tactic',
}

const CARD_ICONS: Record<string, string> = {
  general: 'w-banner',
  advisor: 'w-advisor',
  tactic: 'w-tactic',
  artifact: 'w-artifact',
  command: 'w-command',
}

const TRAIT_ICONS: Record<string, string> = { burns: 'w-fire', halves: 'w-half', charge: 'w-hoof', fierce: 'w-skull', swells: 'w-swell' }

export const PLACES = Object.keys(PLACE_ICONS)

export const placeIcon = (place: string): string => PLACE_ICONS[place] ?? registry.find((module) => module.places?.[place])?.icon ?? 'w-store'
export const cardIcon = (kind: string): string => CARD_ICONS[kind] ?? cardFacts(kind)?.icon ?? 'w-command'
export const traitIcon = (trait: string): string => TRAIT_ICONS[trait] ?? registry.find((module) => module.traitIcons?.[trait]) ?? 'w-skull'
