// Automatic passing of reactions: of all in a stretch of the game, once somebody said so, or by a setting of those in the turns of
// others. It lives in this tab, can be stopped at any time, and ends with the stretch.

import { settings } from '../lib/settings.svelte'
import { loadFromTab, saveInTab, tabKey } from '../lib/tabStorage'
import type { Planner } from './planner.svelte'
import type { Play } from './play.svelte'

export class AutoPass {
  // The stretch in which reactions are passed, and whether those in my own turn are too.
  stretch = $state<string | null>(null)
  includesOwn = $state(false)
  passed = $state(0)
  // A stretch in which I want to be asked, whatever the setting says.
  private asking: string | null = null
  // Where an answer was given for me: who comes back there has taken it back, and wants to be asked.
  private readonly answered = new Set<string>()

  constructor(
    private readonly play: Play,
    private readonly planner: Planner,
  ) {}

  // What is asked now, if it may be passed; one seat at a screen only.
  get available(): boolean {
    return this.play.mine.length === 1 && this.play.game.reaction?.(this.play) != null
  }

  get name(): string {
    return this.play.game.stretch?.(this.play.view)?.name ?? ''
  }

  // From now on, this reaction too.
  async start(): Promise<void> {
    this.begin(true)
    this.answered.clear()
    await this.update()
  }

  // Ask me again.
  drop(): void {
    this.asking = this.now
    this.end()
  }

  // A page that comes back goes on with it.
  restore(): void {
    if (this.play.mine.length !== 1 || loadFromTab<string>(this.key) !== this.now) return
    if (this.now !== null) this.begin(true)
  }

  // Call when the table has changed.
  async update(): Promise<void> {
    const { play } = this
    if (this.stretch !== null && (this.stretch !== this.now || play.over)) this.end()
    const reaction = this.available ? play.game.reaction?.(play) : null
    if (!reaction || play.sending || this.planner.expects(play.view)) return
    const here = `${play.events.at(-1)?.n} ${play.state.undoable.length} ${JSON.stringify(play.view.asking)}`
    if (!this.wanted(reaction.own) || this.answered.has(here)) return
    this.answered.add(here)
    if (this.stretch === null) this.begin(false)
    if (await play.act(reaction.pass, true)) this.passed += 1
    else this.end()
  }

  private get now(): string | null {
    return this.play.game.stretch?.(this.play.view)?.key ?? null
  }

  private get key(): string {
    return tabKey('pass', this.play.table.id, this.play.mine[0] ?? 0)
  }

  private wanted(own: boolean): boolean {
    if (this.stretch !== null && this.includesOwn) return true
    return settings.passReactions && !own && this.asking !== this.now
  }

  private begin(includesOwn: boolean): void {
    if (this.stretch === null) this.passed = 0
    this.stretch = this.now
    this.includesOwn = includesOwn
    this.asking = null
    if (includesOwn) saveInTab(this.key, this.stretch)
  }

  private end(): void {
    this.stretch = null
    this.includesOwn = false
    saveInTab(this.key, null)
  }
}
