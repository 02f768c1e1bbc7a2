// Texts of the page: the catalogues of the games, shared with the terminal, and the page's own.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, settings, type Language } from './settings.svelte'

export type Details = Record<string, FluentVariable>

const shared = import.meta.glob<string>('@locales/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const own = import.meta.glob<string>(['../locales/*.ftl', '../games/*/locales/*.ftl', '../games/*/modules/*/locales/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const [path, text] of Object.entries({ ...shared, ...own })) {
    if (path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`)) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
    }
  }
  return bundle
}

const bundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language)]))

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

// `tile-ship` is a message, `tile-ship.object` one of its attributes.
function find(key: string): [FluentBundle, Pattern] | null {
  const [name = '', attribute] = key.split('.')
  for (const language of [settings.language, 'en'] as const) {
    const bundle = bundles.get(language)!
    const message = bundle.getMessage(name)
    const value = attribute ? message?.attributes[attribute] : message?.value
    if (value) return [bundle, value]
  }
  return null
}

export function known(key: string): boolean {
  return find(key) !== null
}

// The sentence behind a key, in the language of the page. A missing one shows its key, so that nothing is lost.
export function say(key: string, details: Details = {}): string {
  const found = find(key)
  if (!found) return key
  const [bundle, value] = found
  return bundle.formatPattern(value, details, [])
}

// Marks for the parts of a sentence that stand out; Rich.svelte shows them.
const OPEN = '\u0001'
const CLOSE = '\u0002'
const FIRST_LETTER = new RegExp(`[^${OPEN}${CLOSE}\\s]`)
export const strong = (text: string): string => OPEN + text + CLOSE

export interface Piece {
  text: string
  strong: boolean
}

export function pieces(text: string): Piece[] {
  return text
    .split(OPEN)
    .flatMap((chunk, index): Piece[] => {
      if (index === 0) return [{ text: chunk, strong: false }]
      const [inside = '', ...rest] = chunk.split(CLOSE)
      return [
        { text: inside, strong: true },
        { text: rest.join(''), strong: false },
      ]
    })
    .filter((piece) => piece.text)
}

export const plain = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')

// Sentences begin with a capital, whatever stands first in them.
export function capital(text: string): string {
  const at = text.search(FIRST_LETTER)
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toLocaleUpperCase(settings.language) + text.slice(at + 1)
}

// A number with at most so many digits behind the point, as the language writes it.
export function numeral(value: number, digits = 1): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(value)
}

// A share in whole per cent; what is rarer keeps one digit that is not 0.
export function percent(share: number): string {
  const digits = share > 0 && share < 0.01 ? { maximumSignificantDigits: 1 } : {}
  return new Intl.NumberFormat(settings.language, { style: 'percent', ...digits }).format(share)
}

export function listed(things: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(things)
}

export function choice(things: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'disjunction' }).format(things)
}

export function ago(at: string | number): string {
  const when = typeof at === 'number' ? at * (at < 1e12 ? 1000 : 1) : Date.parse(at)
  const minutes = Math.round((when - Date.now()) / 60000)
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  if (minutes > -60) return format.format(Math.min(0, minutes), 'minute')
  if (minutes > -1440) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 1440), 'day')
}

export function clock(at: string | number): string {
  const when = typeof at === 'number' ? at * (at < 1e12 ? 1000 : 1) : Date.parse(at)
  return new Intl.DateTimeFormat(settings.language, { hour: '2-digit', minute: '2-digit' }).format(when)
}
