// The service worker, from the page's side: started once the page is there, asked to keep what is read offline, and heard when it has taken over
// from an older build. A browser without one, or an address without TLS, is an open table all the same.

import { go } from './router.svelte'
import { settings } from './settings.svelte'

// How long the page waits before it keeps anything: first everything else comes, and who only looks in fetches nothing more.
const LEISURE = 4000
const OFTEN = 10 * 60_000
const UPDATED = 'crenel.updated'

// `fresh`: a newer build waits for the next screen. `updated`: this page is the newer build.
export const build = $state({ fresh: false, updated: false })

// Not every browser has these, whatever their types say.
const container = (): ServiceWorkerContainer | undefined => (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

function takeUpdated(): boolean {
  try {
    const found = sessionStorage.getItem(UPDATED) !== null
    sessionStorage.removeItem(UPDATED)
    return found
  } catch {
    return false // forbidden storage
  }
}

// Start the newer build, where the address leads.
export function startFresh(): void {
  try {
    sessionStorage.setItem(UPDATED, '')
  } catch {
    // forbidden storage: nobody is told
  }
  location.reload()
}

function heard({ data }: MessageEvent): void {
  const { open } = data as { open?: string }
  if (open) go(open.replace(/^\//, ''))
}

export async function startWorker(): Promise<void> {
  build.updated = takeUpdated()
  const workers = container()
  if (!workers || !import.meta.env.PROD) return
  workers.addEventListener('message', heard)
  let known = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    build.fresh ||= known
    known = true
  })
  addEventListener('hashchange', () => build.fresh && startFresh())
  try {
    const registration = await workers.register('/worker.js', { updateViaCache: 'none' })
    await workers.ready
    lookForUpdates(registration)
  } catch {
    return // refused by the browser, or by its owner
  }
  setTimeout(() => {
    keeping = true
    keepReading()
  }, LEISURE)
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < OFTEN) return
    looked = Date.now()
    registration.update().catch(() => undefined) // offline: next time
  })
}

let keeping = false

// Ask the worker to keep what is read offline in the language of the page; call again when that changes.
export function keepReading(): void {
  const { language } = settings
  if (keeping && !sparing()) container()?.controller?.postMessage({ keep: language })
}

// The worker of this page; null where there is none.
export async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  return (await container()?.getRegistration()) ?? null
}
