// Notices away from the page: what the server offers and what I have chosen. Every change is saved at once.

import { api } from './api'
import type { NoticeChannel, NoticeEvent, Notices, Quiet } from './protocol'
import { subscribe, unsubscribe } from './push'
import { ensureSignedIn, errorText } from './session.svelte'
import { say } from './words.svelte'

export const EVENTS: NoticeEvent[] = ['turn', 'clock', 'started', 'ended', 'invited', 'mentioned']

export class NoticeChoices {
  now = $state.raw<Notices | null>(null)
  busy = $state(false)
  problem = $state('')
  said = $state('')

  async load(): Promise<void> {
    await this.change(async () => {
      await ensureSignedIn()
      return api.notices()
    }, '')
  }

  // Whether notices come by this channel; pushed ones, to this browser.
  has(channel: NoticeChannel): boolean {
    return (this.now?.channels.includes(channel) ?? false) && (channel !== 'push' || this.now!.here)
  }

  get any(): boolean {
    return (this.now?.channels.length ?? 0) > 0
  }

  want(channel: NoticeChannel, wanted: boolean): Promise<void> {
    if (channel === 'push') return wanted ? this.pushHere() : this.pushNoMore()
    return this.choose(this.with(channel, wanted))
  }

  hear(event: NoticeEvent, wanted: boolean): Promise<void> {
    const { events } = this.now!
    return this.choose(undefined, wanted ? [...events, event] : events.filter((each) => each !== event))
  }

  keepQuiet(quiet: Quiet | null): Promise<void> {
    return this.choose(undefined, undefined, quiet)
  }

  // All channels with one click; the browser ends its subscription, too.
  async endAll(): Promise<void> {
    await this.choose([])
    await unsubscribe().catch(() => '')
  }

  webhook(url: string | null): Promise<void> {
    return this.change(() => api.chooseWebhook(url))
  }

  async test(channel: NoticeChannel): Promise<void> {
    this.busy = true
    this.problem = this.said = ''
    try {
      this.said = say(`notices-test-${(await api.testNotice(channel)).outcome}`)
    } catch (error) {
      this.problem = errorText(error)
    }
    this.busy = false
  }

  private async pushHere(): Promise<void> {
    await this.change(async () => {
      const device = await subscribe(this.now!.push_key!)
      if (!device) return null
      this.now = await api.addDevice(device)
      return api.chooseNotices({ ...this.chosen(), channels: this.with('push', true) })
    })
    if (!this.has('push') && !this.problem) this.problem = say('set-notices-refused')
  }

  private pushNoMore(): Promise<void> {
    return this.change(async () => {
      const endpoint = await unsubscribe()
      if (endpoint) this.now = await api.removeDevice(endpoint)
      // Other devices may go on.
      return this.now!.devices && endpoint ? this.now! : api.chooseNotices({ ...this.chosen(), channels: this.with('push', false) })
    })
  }

  private with(channel: NoticeChannel, wanted: boolean): NoticeChannel[] {
    const others = this.now!.channels.filter((each) => each !== channel)
    return wanted ? [...others, channel] : others
  }

  private chosen(): { channels: NoticeChannel[]; events: NoticeEvent[]; quiet: Quiet | null } {
    const { channels, events, quiet } = this.now!
    return { channels, events, quiet }
  }

  private choose(channels = this.now!.channels, events = this.now!.events, quiet = this.now!.quiet): Promise<void> {
    return this.change(() => api.chooseNotices({ channels, events, quiet }))
  }

  private async change(call: () => Promise<Notices | null>, said = say('notices-saved')): Promise<void> {
    this.busy = true
    this.problem = this.said = ''
    try {
      const found = await call()
      if (found) {
        this.now = found
        this.said = said
      }
    } catch (error) {
      // A browser without a push service refuses in its own words.
      this.problem = error instanceof DOMException ? say('notices-no-push') : errorText(error)
    }
    this.busy = false
  }
}
