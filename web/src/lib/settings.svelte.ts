// Personal settings, kept on this device.

import type { Table } from './protocol'

export const LANGUAGES = ['en', 'es', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export const THEMES = ['auto', 'light', 'dark'] as const
export const LOOKS = ['digital', 'cardboard'] as const
export const SPEEDS = ['none', 'fast', 'normal', 'slow'] as const
export const TARGETS = ['all', 'selected', 'none'] as const
export const SCORES = ['all', 'mine', 'none'] as const
export const SIZES = ['small', 'normal', 'large'] as const

export interface Settings {
  theme: (typeof THEMES)[number]
  look: (typeof LOOKS)[number]
  language: Language
  speed: (typeof SPEEDS)[number]
  // How long a bot's move stays before the next one.
  botPace: (typeof SPEEDS)[number]
  sound: boolean
  notices: boolean
  confirmEnd: boolean
  warn: boolean
  // Optional reactions in the turns of others are let pass unasked.
  passReactions: boolean
  // To be asked for a reaction also when I have none, so that nobody learns that from how fast I answer.
  askAlways: boolean
  targets: (typeof TARGETS)[number]
  size: (typeof SIZES)[number]
  // Of what one reads beside the board: log, chat, explanations.
  words: (typeof SIZES)[number]
  scores: (typeof SCORES)[number]
  tips: boolean
  // To be shown what others point at.
  pointing: boolean
  // Tables that neither sound nor give notice.
  muted: string[]
  // Whether the question was answered if one is new here; and the lessons that were played to their end.
  askedNew: boolean
  learned: string[]
  // The most stars earned for each puzzle that was played to its end.
  solved: Record<string, number>
}

const KEY = 'crenel.settings'

function spoken(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // unreadable or forbidden storage: start afresh
  }
}

const DEFAULTS: Settings = {
  theme: 'auto',
  look: 'digital',
  language: spoken(),
  speed: 'normal',
  botPace: 'fast',
  sound: false,
  notices: false,
  confirmEnd: true,
  warn: false,
  passReactions: false,
  askAlways: false,
  targets: 'all',
  size: 'normal',
  words: 'normal',
  scores: 'all',
  tips: true,
  pointing: true,
  muted: [],
  askedNew: false,
  learned: [],
  solved: {},
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() })

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const night = matchMedia('(prefers-color-scheme: dark)')
const BOT_PAUSES = { none: 0, fast: 300, normal: 700, slow: 1500 }
const SLOWNESS = { none: 0, fast: 0.5, normal: 1, slow: 2 }

// How long a motion of so many milliseconds lasts here; 0 means: do not move at all.
export function lasting(ms: number): number {
  return calm.matches ? 0 : ms * SLOWNESS[settings.speed]
}

// How long something is shown that is to be read, also without motion; 0 means: go on at once.
export const paced = (ms: number): number => ms * SLOWNESS[settings.speed]

// How long a bot's move is shown before the next one.
export const botPause = (): number => BOT_PAUSES[settings.botPace]

// Whether somebody's points are shown while the game runs, if the table lets them; at its end they always are.
export function showsScore(mine: boolean, table: Pick<Table, 'status' | 'hide_scores'>): boolean {
  if (table.status === 'over') return true
  return !table.hide_scores && (settings.scores === 'all' || (mine && settings.scores === 'mine'))
}

const REMEMBERED = 50

export const isMuted = (table: string): boolean => settings.muted.includes(table)

export function mute(table: string, quiet: boolean): void {
  const others = settings.muted.filter((each) => each !== table)
  settings.muted = quiet ? [...others, table].slice(-REMEMBERED) : others
}

// Write settings down and show them; call once, from a component.
export function applySettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      return // forbidden storage: the settings last as long as the page
    }
  })
  $effect(() => {
    const root = document.documentElement
    const show = (): void => {
      root.dataset.theme = settings.theme === 'auto' ? (night.matches ? 'dark' : 'light') : settings.theme
    }
    show()
    night.addEventListener('change', show)
    return () => night.removeEventListener('change', show)
  })
  $effect(() => {
    document.documentElement.dataset.look = settings.look
    document.documentElement.dataset.size = settings.size
    document.documentElement.dataset.words = settings.words
    document.documentElement.dataset.speed = settings.speed
  })
}
