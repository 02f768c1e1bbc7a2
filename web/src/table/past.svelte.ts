// History of a running game, line by line of its log: all of it, or only what I missed.

import { Snapshots, type Fetch } from './snapshots.svelte'
import type { Play } from './play.svelte'
import { logSections, type LogLine } from './log'

export class Past {
  readonly snapshots: Snapshots
  // The line that is looked at, by the number of its first event; null: the present.
  at = $state<number | null>(null)
  // Only what the others did since my last decision.
  recap = $state(false)
  missed = $derived.by<LogLine[]>(() => this.linesOf(this.play.recap.missed))
  lines = $derived.by<LogLine[]>(() => (this.recap ? this.missed : this.linesOf(this.play.events)))
  place = $derived.by<number>(() => this.lines.findIndex((line) => line.n === this.at))
  line = $derived.by<LogLine | null>(() => this.lines[this.place] ?? null)
  open = $derived(this.at !== null)
  // What is shown instead of the table.
  snapshot = $derived.by<Play | null>(() => (this.open && this.snapshots.shown ? this.snapshots.snapshot : null))
  // Something has happened since I began to look back.
  news = $derived.by<boolean>(() => this.open && this.play.version !== this.since)
  // The pieces that the line is about.
  touched = $derived.by<Set<string>>(() => new Set(this.line?.events.flatMap((event) => this.play.game.touches(event, this.snapshots.snapshot.view))))
  private since = $state(0)
  private seat: number | null = null

  constructor(
    private readonly play: Play,
    fetch?: Fetch,
  ) {
    this.snapshots = new Snapshots(play, play, fetch)
  }

  get available(): boolean {
    return this.play.table.status !== 'open' && !this.play.table.frozen
  }

  // The table after a line of the story.
  async look(line: LogLine): Promise<void> {
    this.recap = false
    await this.turnTo(line.n)
  }

  async toggleRecap(): Promise<void> {
    if (this.recap) {
      this.close()
      return
    }
    const [first] = this.missed
    if (!first) return
    this.recap = true
    await this.turnTo(first.n)
  }

  close(): void {
    this.at = null
    this.recap = false
    this.snapshots.close()
  }

  // So many lines on, or back; never past the ends.
  async step(lines: number): Promise<void> {
    await this.jump(this.place + lines)
  }

  async jump(place: number): Promise<void> {
    const line = this.lines[Math.max(0, Math.min(this.lines.length - 1, place))]
    if (line) await this.turnTo(line.n)
  }

  get last(): boolean {
    return this.place >= this.lines.length - 1
  }

  // Call when the table has changed: what is looked at may have been taken back, or may be another's to see.
  async update(): Promise<void> {
    const { at } = this
    if (at === null) return
    this.snapshots.clearCache()
    const line = this.lines.findLast((each) => each.n <= at)
    if (!line || this.play.over || this.play.seat !== this.seat) this.close()
    else await this.turnTo(line.n)
  }

  private async turnTo(n: number): Promise<void> {
    const { snapshots, play } = this
    if (!this.open) {
      this.since = play.version
      this.seat = play.seat
    }
    const before = this.place
    this.at = n
    const { line, place } = this
    if (!line) return
    await snapshots.show(line.move, before >= 0 && place === before + 1, this.lines[place + 1]?.move ?? null)
    if (this.at === n) snapshots.snapshot.pointed = this.touched
  }

  private linesOf(events: Play['events']): LogLine[] {
    return logSections(events, (event) => this.play.game.tell(event, this.play)).flatMap((section) => section.lines)
  }
}
