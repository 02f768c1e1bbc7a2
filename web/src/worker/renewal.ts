// Pushed notices go on when the browser ends its subscription: there is a new one, and the server hears of it.

import type { DeviceBody, Notices } from '../lib/protocol.generated'

const NOTICES = '/api/notices'

export type Subscription = Pick<PushSubscription, 'toJSON'>
export interface Manager {
  subscribe(options: { userVisibleOnly: boolean; applicationServerKey: string }): Promise<Subscription>
}

function deviceOf(subscription: Subscription): DeviceBody {
  const { endpoint = '', keys: { p256dh: key = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, key, auth }
}

// `replaced`: what the browser has put in place of the old subscription; some do, others leave it to the page. Whoever wants no pushed notices
// any more, or is no longer signed in, gets none. It fails if the person has taken the permission back.
export async function renew(manager: Manager, replaced: Subscription | null, ask: typeof fetch): Promise<void> {
  const answer = await ask(NOTICES, { credentials: 'same-origin' })
  if (!answer.ok) return
  const { channels, push_key: key } = (await answer.json()) as Notices
  if (!key || !channels.includes('push')) return
  const found = replaced ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  await ask(`${NOTICES}/push`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(deviceOf(found)),
  })
}
