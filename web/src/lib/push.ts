// Pushed notices of this browser: its subscription, which the service worker receives for.

import type { DeviceBody } from './protocol'
import { workerOf } from './worker.svelte'

// Whether this browser could have notices pushed. It can where the page has a service worker: over TLS, or on the machine itself.
export async function canPush(): Promise<boolean> {
  return 'PushManager' in globalThis && 'Notification' in globalThis && (await workerOf()) !== null
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (each) => each.charCodeAt(0))
}

// Ask the browser, which asks the person, and subscribe. Null if they refuse.
export async function subscribe(serverKey: string): Promise<DeviceBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const manager = (await workerOf())!.pushManager
  const old = await manager.getSubscription()
  if (old && base64url(old.options.applicationServerKey) !== serverKey) await old.unsubscribe()
  const found = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) })
  return { endpoint: found.endpoint, key: base64url(found.getKey('p256dh')), auth: base64url(found.getKey('auth')) }
}

// End the subscription of this browser; return where it was, '' if there was none.
export async function unsubscribe(): Promise<string> {
  const found = await (await workerOf())?.pushManager.getSubscription()
  await found?.unsubscribe()
  return found?.endpoint ?? ''
}
