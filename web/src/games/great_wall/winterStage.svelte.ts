// The scene of Winter on one page: which winter it shows, at which beat, whether it goes on by itself. It holds nobody up.

import type { LoggedEvent } from '../../lib/protocol'
import { paced } from '../../lib/settings.svelte'
import { loadFromTab, saveInTab, tabKey } from '../../lib/tabStorage'
import type { Play } from '../../table/play.svelte'
import { gather } from './module'
import { momentOf } from './moments.svelte'
import { viewOf } from './read'
import { tabFor } from './tabs'
import { lastWinter, winterAt, type Beat, type Winter } from './winter'

const BEAT = 1600
const ARROW = 220
// Before the end of a game is shown, its last reckoning can be read.
const LAST = 5000

export class WinterStage {
  // The place of the beat that is shown.
  private place = $state(0)
  private seen = $state<number | null>(null)
  paused = $state(false)
  // To the newest beat at once, as long as this winter lasts.
  private skips = $state(false)
  private shown = -1
  // A change of mine was on its way when the table was last looked at.
  private sent = false

  private read: { events: LoggedEvent[]; count: number; winter: Winter | null } | null = null

  constructor(private readonly play: Play) {
    this.seen = loadFromTab<number>(this.key)
    const { winter } = this
    if (winter && winter.endedBy !== null && this.isPast(winter)) this.seen = winter.first
  }

  // No deriveds: a stage outlives the component that made it.
  get winter(): Winter | null {
    const { events, view } = this.play
    if (!view.clans) return null
    if (this.read?.events !== events || this.read.count !== events.length) {
      const winter = lastWinter(events, sectionsOf(this.play), (own) => extraBeats(this.play, own))
      this.read = { events, count: events.length, winter }
    }
    return this.read.winter
  }

  get open(): boolean {
    return this.winter !== null && this.seen !== this.winter.first
  }

  get at(): number {
    return Math.min(this.place, this.winter?.reached ?? 0)
  }

  // Call when the table has changed: a new winter begins with its first beat.
  update(): void {
    const first = this.winter?.first ?? -1
    if (first !== this.shown) {
      this.shown = first
      this.place = 0
      this.skips = false
      this.paused = false
    }
    if (this.skips || !paced(1)) this.place = this.winter?.reached ?? 0
    // Whoever decides something in the year that follows has gone on.
    const { sending } = this.play
    if (sending && !this.sent && this.open && this.winter?.endedBy !== null) this.close()
    this.sent = sending
  }

  get finished(): boolean {
    return this.winter !== null && this.at === this.winter.beats.length - 1
  }

  // How long until it goes on by itself; null where it does not.
  get wait(): number | null {
    const { winter } = this
    if (!winter || !this.open || this.paused) return null
    if (this.finished) return this.play.over ? paced(LAST) : null
    if (this.at >= winter.reached) return null
    return paced(BEAT + (this.at === 0 ? ARROW * winter.arrows.length : 0))
  }

  advance(): void {
    if (this.finished) this.close()
    else this.step(1)
  }

  // Beats that did not happen (no horde stood there) are stepped over.
  step(by: 1 | -1): void {
    const { winter } = this
    if (!winter) return
    let next = this.at + by
    while (winter.beats[next] && next < winter.reached && !winter.beats[next]!.events.length) next += by
    if (winter.beats[next] && next <= winter.reached) this.place = next
  }

  jump(place: number): void {
    this.paused = true
    this.place = place
  }

  restart(): void {
    this.skips = false
    this.paused = false
    this.place = 0
  }

  // To the first open question, else to the reckoning; from there back to the table.
  skip(): void {
    if (this.finished) this.close()
    else {
      this.skips = true
      this.place = this.winter?.reached ?? 0
    }
  }

  close(): void {
    this.seen = this.winter?.first ?? null
    saveInTab(this.key, this.seen)
  }

  private get key(): string {
    return tabKey('winter', this.play.table.id, this.play.mine[0] ?? -1)
  }

  // Onlookers who come later have missed nothing of their own.
  private isPast(winter: Winter): boolean {
    const { play } = this
    return play.over || !play.mine.length || play.events.some((event) => event.move > winter.endedBy! && this.decided(event))
  }

  private decided(event: LoggedEvent): boolean {
    return this.play.state.isMine(event) && this.play.game.tell(event, this.play)?.level === 'head'
  }
}

const stages = new WeakMap<Play, WinterStage>()

export function stageOf(play: Play): WinterStage {
  const found = stages.get(play) ?? new WinterStage(play)
  stages.set(play, found)
  return found
}

// Whether the last winter is still shown on a table whose game is over.
export const lingers = (play: Play): boolean => paced(1) > 0 && (stages.get(play)?.open ?? false)

const sectionsOf = (play: Play): Winter['arrows'][number]['section'][] => viewOf(play).sections.map((section) => section.section)
const extraBeats = (play: Play, events: LoggedEvent[]): Beat[] => gather(play, (module) => module.winterBeats?.(events, play))

// Answers that lie on the wall or the places are not covered: only the steps of the scene are shown above them.
export const leavesBoard = (play: Play): boolean => play.myTurn && (momentOf(play) === 'quiet' || ['wall', 'places'].includes(tabFor(play.legal) ?? ''))

// In the recap the line that is looked at says which winter, and which beat of it.
export function recapped(play: Play): { winter: Winter; at: number } | null {
  const past = play === play.now ? null : play.now.past
  if (!past?.recap || past.at === null) return null
  const winter = winterAt(play.now.events, past.at, sectionsOf(play.now), (events) => extraBeats(play.now, events))
  if (!winter) return null
  const n = past.at
  const found = winter.beats.findIndex((beat) => beat.events.some((event) => event.n === n))
  // The last line of it brings the reckoning.
  const last = winter.endedBy !== null && !past.lines.some((line, place) => place > past.place && winter.events.some((event) => event.n === line.n))
  return found < 0 ? null : { winter, at: last ? winter.beats.length - 1 : found }
}
