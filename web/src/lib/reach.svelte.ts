// Whether the server can be reached. Once it cannot, it is asked again until it answers: nobody has to reload anything.

import { loadFromTab, saveInTab } from './tabStorage'

const PAUSE = 5000
const RELOADED = 'crenel.reloaded'
const RELOADS = 3
const FORGET = 10 * 60_000 // milliseconds

export const reach = $state({ lost: false })

let timer: ReturnType<typeof setTimeout> | undefined

async function ask(): Promise<void> {
  clearTimeout(timer)
  try {
    // Never answered by the service worker. What a proxy says for a server that has gone is no answer either.
    reach.lost = !(await fetch('/api/health/live')).ok
  } catch {
    reach.lost = true
  }
  if (reach.lost) timer = setTimeout(() => void ask(), PAUSE)
}

// A call got no answer.
export function lose(): void {
  if (reach.lost) return
  reach.lost = true
  timer = setTimeout(() => void ask(), PAUSE)
}

globalThis.addEventListener?.('online', () => reach.lost && void ask())
globalThis.addEventListener?.('offline', lose)

// Whether the page may reload by itself, which counts: a file that stays missing would have it reload for ever.
export function mayReload(now: number): boolean {
  const before = (loadFromTab<number[]>(RELOADED) ?? []).filter((at) => now - at < FORGET)
  if (before.length >= RELOADS) return false
  saveInTab(RELOADED, [...before, now])
  return loadFromTab(RELOADED) !== null // where nothing can be counted, not at all
}
