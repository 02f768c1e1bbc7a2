// Texts of the page: the catalogues of the games, shared with the terminal, and the page's own.

import { games, loaders } from 'virtual:words'
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

export type Details = Record<string, FluentVariable>

// Each part is fetched when it is asked for: the page's own at once, that of a game with the game.
const PAGE = 'page'
export const PARTS = [PAGE, ...games]

const bundles = new Map<Language, FluentBundle>()
const loading = new Map<string, Promise<void>>()
const keys = new Set<string>()
const wanted = new Set<string>([PAGE])
// The language that is spoken changes once its words are there; whatever says something is said again when more have come.
const words = $state({ language: settings.language, loaded: 0 })

async function loadPart(language: Language, part: string): Promise<void> {
  const { default: text } = await loaders[`${language}/${part}`]!()
  let bundle = bundles.get(language)
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })))
  const body = JSON.parse(text) as FluentResource['body']
  bundle.addResource({ body }, { allowOverrides: true })
  for (const { id } of body) keys.add(id)
  words.loaded += 1
}

// Once the words of a game, or the page's own, are there in the language of the page.
export async function loadWords(part = PAGE, language = settings.language): Promise<void> {
  wanted.add(part)
  const key = `${language} ${part}`
  let found = loading.get(key)
  if (!found) {
    found = loadPart(language, part)
    loading.set(key, found)
    found.catch(() => loading.delete(key))
  }
  await found
}

// Speak the language of the settings, whenever that changes; call once, from a component.
export function followLanguage(): void {
  $effect(() => {
    const { language } = settings
    void Promise.all([...wanted].map((part) => loadWords(part, language))).then(() => {
      if (settings.language !== language) return
      words.language = language
      document.documentElement.lang = language
    })
  })
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

// `tile-ship` is a message, `tile-ship.object` one of its attributes.
function find(key: string): [FluentBundle, Pattern] | null {
  const [name = '', attribute] = key.split('.')
  void words.loaded // what is not there yet may come
  for (const language of [words.language, 'en'] as const) {
    const bundle = bundles.get(language)
    const message = bundle?.getMessage(name)
    const value = attribute ? message?.attributes[attribute] : message?.value
    if (bundle && value) return [bundle, value]
  }
  return null
}

export function known(key: string): boolean {
  return find(key) !== null
}

// The keys that fit, of all that has been fetched, in the order of the catalogues.
export function named(pattern: RegExp): string[] {
  void words.loaded
  return [...keys].filter((key) => pattern.test(key))
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

// American English would put a comma before the last "and"; the catalogues do not.
const listLocale = (): string => (settings.language === 'en' ? 'en-GB' : settings.language)

export function listed(things: string[]): string {
  return new Intl.ListFormat(listLocale(), { type: 'conjunction' }).format(things)
}

export function choice(things: string[]): string {
  return new Intl.ListFormat(listLocale(), { type: 'disjunction' }).format(things)
}

export function ago(at: string | number): string {
  const when = typeof at === 'number' ? at * (at < 1e12 ? 1000 : 1) : Date.parse(at)
  const minutes = Math.round((when - Date.now()) / 60000)
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  if (minutes > -60) return format.format(Math.min(0, minutes), 'minute')
  if (minutes > -1440) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 1440), 'day')
}

// `45 seconds`, `3 minutes`: an estimate, in steps that do not jump about.
export function duration(seconds: number): string {
  const inMinutes = seconds > 75
  const count = inMinutes ? Math.ceil(seconds / 60) : Math.max(1, Math.ceil(seconds / 15)) * 15
  return new Intl.NumberFormat(settings.language, { style: 'unit', unit: inMinutes ? 'minute' : 'second', unitDisplay: 'long' }).format(count)
}

// `12 Nov`, or with the whole month; with the hour where that is not midnight.
export function day(at: number, month: 'short' | 'long' = 'short', exact = true): string {
  const midnight = new Date(at).getHours() === 0 && new Date(at).getMinutes() === 0
  const hour = midnight || !exact ? {} : ({ hour: '2-digit', minute: '2-digit' } as const)
  return new Intl.DateTimeFormat(settings.language, { day: 'numeric', month, ...hour }).format(at)
}

export function clock(at: string | number): string {
  const when = typeof at === 'number' ? at * (at < 1e12 ? 1000 : 1) : Date.parse(at)
  return new Intl.DateTimeFormat(settings.language, { hour: '2-digit', minute: '2-digit' }).format(when)
}
