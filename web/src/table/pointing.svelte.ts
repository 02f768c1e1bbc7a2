// Pointing at pieces and places, for all at the table to see: “look here”, “I will”, “please”.

import type { ChatLine } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { say } from '../lib/words.svelte'
import type { Play } from './play.svelte'

export const KINDS = ['look', 'will', 'please'] as const
export type Kind = (typeof KINDS)[number]
export const KIND_ICONS: Record<Kind, string> = { look: 'eye', will: 'hand', please: 'plea' }
// The key of each, once the menu is open.
export const KIND_KEYS: Record<string, Kind> = { l: 'look', w: 'will', p: 'please' }

// How long a piece stays marked.
export const MARKED = 8000

export interface Mark {
  key: number
  kind: Kind
  target: string
  name: string
  seat: number | null
}

export class Pointing {
  marks = $state.raw<Mark[]>([])
  // Chosen before the piece is.
  armed = $state<Kind | null>(null)
  // The piece whose menu is open.
  menu = $state<string | null>(null)
  said = $state('')
  private count = 0

  constructor(
    private readonly play: Play,
    private readonly live: boolean,
  ) {}

  // Only players point, and nobody where all choose in secret.
  get available(): boolean {
    const { mine, over, game, view } = this.play
    return this.live && mine.length > 0 && !over && !game.hushed?.(view)
  }

  nameOf(target: string): string | null {
    return this.play.game.targetName?.(target, this.play) ?? null
  }

  // The innermost piece around an element that has a name for everyone.
  targetAt(element: Element | null): string | null {
    for (let at = element?.closest('main [data-piece]') ?? null; at; at = at.parentElement?.closest('main [data-piece]') ?? null) {
      const piece = at.getAttribute('data-piece') ?? ''
      if (this.nameOf(piece) !== null) return piece
    }
    return null
  }

  words({ kind, target }: { kind?: string; target?: string }): string {
    return say('point-words', { kind: kind ?? '', what: this.nameOf(target ?? '') ?? say('point-something') })
  }

  // Somebody has pointed at something.
  receive(line: ChatLine): void {
    if (line.kind === undefined || !settings.pointing) return
    this.show(line)
    this.said = say('point-said', { who: line.name, words: this.words(line) })
  }

  // Mark what a line of the chat is about.
  show({ kind, target, name, seat }: ChatLine): void {
    if (kind === undefined || target === undefined) return
    const mark: Mark = { key: (this.count += 1), kind, target, name, seat }
    this.marks = [...this.marks.filter((each) => each.target !== target), mark]
  }

  fade(key: number): void {
    this.marks = this.marks.filter((mark) => mark.key !== key)
  }

  open(target: string | null): boolean {
    this.menu = this.available ? target : null
    return this.menu !== null
  }

  arm(kind: Kind | null): void {
    this.armed = this.armed === kind ? null : kind
    this.menu = null
  }

  cancel(): boolean {
    const any = this.armed !== null || this.menu !== null
    this.armed = null
    this.menu = null
    return any
  }

  async send(kind: Kind, target: string): Promise<void> {
    this.cancel()
    const reply = await this.play.connection.request({ t: 'point', kind, target })
    if (reply?.t === 'refused') this.play.showError(reply.said, target)
  }
}
