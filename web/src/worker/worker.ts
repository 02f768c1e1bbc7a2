// Service worker of the page: keeps what can be read without the server, and shows pushed notices. A screen that is gone to comes from the
// server whenever that answers, so no old build can get stuck; what is kept serves only where it does not.

import { kindOf, mayKeep, outdated } from './kinds'
import { renew } from './renewal'

declare const self: ServiceWorkerGlobalScope

// What vite/worker.ts knows of the build and writes in front of this file.
declare const BUILD: {
  version: string
  // Files without which nothing is shown; those with which one reads offline; and words, by language.
  shell: string[]
  reading: string[]
  words: Record<string, string[]>
  games: string[]
}

const PREFIX = 'crenel-'
const NAME = PREFIX + BUILD.version
const PAGE = '/'
const PATIENCE = 5000 // milliseconds after which a kept page is better than one that may come
// Everything that is kept is the same for everybody, whatever headers it was asked for with.
const ALIKE = { ignoreVary: true }
const own = new Set(BUILD.shell)

async function install(): Promise<void> {
  const cache = await caches.open(NAME)
  const page = await fetch(PAGE, { cache: 'no-cache' })
  // While servers are restarted one after the other, another one may have sent the page of another build.
  if (!mayKeep(page) || !(await page.clone().text()).includes(BUILD.shell[0]!)) throw new Error('not the page of this build')
  await cache.addAll(BUILD.shell)
  await cache.put(PAGE, page)
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  for (const name of outdated(await caches.keys(), NAME, PREFIX)) await caches.delete(name)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function kept(request: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(NAME)
  return (await cache.match(request, ALIKE)) ?? caches.match(request, ALIKE)
}

async function keep(request: RequestInfo, response: Response): Promise<void> {
  if (mayKeep(response)) await (await caches.open(NAME)).put(request, response)
}

async function page(event: FetchEvent): Promise<Response> {
  const fresh = (event.preloadResponse as Promise<Response | undefined>).then((found) => found ?? fetch(event.request))
  event.waitUntil(fresh.catch(() => undefined)) // it is not stopped when it comes too late
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const answer = await Promise.race([fresh, late]).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await kept(PAGE)) ?? fresh
}

async function file(request: Request): Promise<Response> {
  const found = await kept(request)
  if (found) return found
  const answer = await fetch(request)
  await keep(request, answer.clone())
  return answer
}

async function open(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keep(event.request, answer.clone()))
    return answer
  } catch (error) {
    const found = await kept(event.request)
    if (found) return found
    throw error
  }
}

// What can be read offline, in one language. What is there already is not fetched again.
async function keepReading(language: string): Promise<void> {
  const cache = await caches.open(NAME)
  const answers = BUILD.games.flatMap((game) => [`/api/games/${game}/rules/${language}`, `/api/games/${game}/catalogue`])
  for (const path of [...BUILD.reading, ...(BUILD.words[language] ?? []), '/api/games', '/api/lessons', ...answers]) {
    if (!(await cache.match(path, ALIKE))) await fetch(path).then((answer) => keep(path, answer))
  }
}

interface Pushed {
  title: string
  body: string
  url: string
  tag: string
}

async function show(text: string): Promise<void> {
  const { title, body, url, tag } = JSON.parse(text) as Pushed
  // A newer notice of a table takes the place of the last, and is heard all the same.
  const options = { body, tag, renotify: true, icon: '/icon-192.png', badge: '/badge.png', data: url }
  await self.registration.showNotification(title, options)
}

// The window that shows it already, or any; a new one only where there is none.
async function openWindow(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const found = windows.find((each) => each.url.endsWith(url)) ?? windows[0]
  if (!found) return void (await self.clients.openWindow(url))
  found.postMessage({ open: url })
  await found.focus()
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin, own)
  if (kind === 'page') event.respondWith(page(event))
  else if (kind === 'file') event.respondWith(file(event.request))
  else if (kind === 'open') event.respondWith(open(event))
})
self.addEventListener('message', (event) => {
  const { keep: language } = event.data as { keep?: string }
  // Whatever does not come now comes with the next visit.
  if (language) event.waitUntil(keepReading(language).catch(() => undefined))
})
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.text()))
})
self.addEventListener('pushsubscriptionchange', (event) => {
  // Whoever has taken the permission back is not asked again.
  event.waitUntil(renew(self.registration.pushManager, event.newSubscription, (...asked) => fetch(...asked)).catch(() => undefined))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openWindow(event.notification.data as string))
})
