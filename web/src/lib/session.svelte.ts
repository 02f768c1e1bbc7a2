// Session with the server: who I am, which games there are, and their catalogues.

import { api, ApiError } from './api'
import type { GameInfo, Me } from './protocol'
import { LANGUAGES, settings, type Language } from './settings.svelte'
import { say } from './words.svelte'

interface Session {
  me: Me | null
  games: GameInfo[]
  ready: boolean
  problem: string
}

export const session: Session = $state({ me: null, games: [], ready: false, problem: '' })

// A sentence for anything that went wrong with a call.
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.said || say(error.key.startsWith('error-') ? error.key : 'error-server')
  return say('error-server')
}

export async function startSession(): Promise<void> {
  // Without the server there may still be the games, as the service worker keeps them.
  const [games, me] = await Promise.allSettled([api.games(), api.me()])
  if (games.status === 'fulfilled') session.games = games.value
  if (me.status === 'fulfilled') session.me = me.value
  const failed = [games, me].find((each) => each.status === 'rejected')
  session.problem = failed ? errorText(failed.reason) : ''
  if (!failed) await saveLanguage(settings.language).catch((error: unknown) => (session.problem = errorText(error)))
  session.ready = true
}

// A session is opened as soon as it is needed, under the name given or the one used last.
export async function ensureSignedIn(name?: string): Promise<Me> {
  if (session.me && (!name || name === session.me.name)) return session.me
  const wanted = name?.trim() || say('guest-name')
  session.me = session.me ? await api.change({ name: wanted }) : await api.guest(wanted)
  await saveLanguage(settings.language)
  return session.me
}

export async function saveLanguage(language: Language): Promise<void> {
  if (session.me && session.me.language !== language && LANGUAGES.includes(language)) {
    session.me = await api.change({ language })
  }
}

const catalogues = new Map<string, Promise<unknown>>()

export function catalogueOf(game: string): Promise<unknown> {
  let found = catalogues.get(game)
  if (!found) {
    found = api.catalogue(game)
    found.catch(() => catalogues.delete(game))
    catalogues.set(game, found)
  }
  return found
}
