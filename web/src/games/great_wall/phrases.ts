// Details in words, as `crenel.locales` does it for the terminal: a detail that has a text of its own is shown by it, its other
// forms come along (`$soldier_object`), counted things by their form `count`, and a detail may be a text itself.

import { known, say, type Details } from '../../lib/words.svelte'

export type Facts = Record<string, unknown>
export type Text = [key: string, details: Facts]

const SHARED: Record<string, string> = {
  advisor: 'card',
  artifact: 'card',
  command: 'card',
  general: 'card',
  goal: 'to',
  origin: 'from',
  paid: 'resource',
  tactic: 'card',
}
const FORMS = ['object', 'count', 'at', 'in', 'subject', 'of']

const single = (name: string): string => name.replace(/s$/, '')
const keyOf = (name: string, value: unknown): string => `${SHARED[name] ?? name}-${String(value)}`

function isText(value: unknown): value is Text {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'object' && value[1] !== null
}

// `wood, stone and gold`
export function joined(items: string[]): string {
  if (items.length < 2) return items.join('')
  return say('list-last', { list: items.slice(0, -1).join(', '), item: items.at(-1)! })
}

// `2 archers`
export function counted(name: string, value: string, count: number): string {
  const key = `${keyOf(name, value)}.count`
  return known(key) ? say(key, { count }) : `${count} ${value}`
}

// One detail in the reader's words.
export function word(name: string, value: unknown): string {
  const key = keyOf(name, value)
  return known(key) ? say(key) : NAMED_BY_TABLES.includes(name) ? spelled(String(value)) : String(value)
}

// Pieces that a table may bring under names of its own.
const NAMED_BY_TABLES = ['advisor', 'artifact', 'card', 'general', 'horde', 'tactic']

// `Old Scribe` for `old-scribe`: a name that no catalogue has.
export const spelled = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

export function phrase(key: string, details: Facts = {}): string {
  return say(key, arguments_(details))
}

export const phrased = ([key, details]: Text): string => phrase(key, details)

function arguments_(details: Facts): Details {
  const numbers = Object.fromEntries(Object.entries(details).filter(([, value]) => typeof value === 'number')) as Details
  const said: Details = {}
  for (const [name, value] of Object.entries(details)) Object.assign(said, argument(name, value, numbers))
  return said
}

function argument(name: string, value: unknown, numbers: Details): Details {
  if (value === null || value === undefined) return { [name]: 'none' }
  if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' }
  if (isText(value)) return { [name]: phrased(value) }
  if (Array.isArray(value)) {
    const items: unknown[] = value
    if (items.length && isText(items[0])) return { [name]: joined((items as Text[]).map(phrased)) }
    return { [name]: items.map((item) => word(single(name), item)).join(', ') }
  }
  if (typeof value === 'object') {
    const items = Object.entries(value as Record<string, number>)
    return { [name]: joined(items.map(([item, count]) => counted(single(name), item, count))) }
  }
  return forms(name, value as string | number, numbers)
}

// A detail and, under `_attribute`, its other forms.
function forms(name: string, value: string | number, numbers: Details): Details {
  const key = keyOf(name, value)
  const found: Details = { [name]: known(key) ? say(key, numbers) : typeof value === 'number' ? value : word(name, value) }
  for (const form of FORMS) if (known(`${key}.${form}`)) found[`${name}_${form}`] = say(`${key}.${form}`, numbers)
  return found
}
