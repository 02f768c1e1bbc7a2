// Desktop notifications: only for those who asked for them, and only while the page is out of sight.

import { isMuted, settings } from './settings.svelte'

const supported = (): boolean => 'Notification' in globalThis

let shown: Notification | null = null

// Asks the browser, which asks the person; whether notices may be shown.
export async function requestNotifications(): Promise<boolean> {
  return supported() && (await Notification.requestPermission()) === 'granted'
}

// One notice for each table: a newer one takes the place of the last.
export function notify(table: string, title: string, body: string): void {
  if (!settings.notices || isMuted(table) || !supported() || document.visibilityState === 'visible') return
  try {
    shown = new Notification(title, { body, tag: `crenel-${table}`, icon: '/icon.svg' })
    shown.onclick = () => window.focus()
  } catch {
    return // some phones have notices only for pages that are installed
  }
}

// Whoever looks at the table needs no notice of it any more.
export function closeNotification(): void {
  shown?.close()
  shown = null
}
