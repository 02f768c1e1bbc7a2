// Selection: the parts of a move that are picked, and the legal moves that still fit them.

import type { GameModule } from '../games/types'
import type { Move, Part } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { loadFromTab, saveInTab, tabKey } from '../lib/tabStorage'
import type { TableState } from './tableState.svelte'

export type Parts = Record<string, Part>

interface Saved {
  version: number
  picked: Parts
  anchor: string | null
  preferred: string | null
}

const fits = (move: Move, parts: Parts): boolean => Object.entries(parts).every(([part, value]) => move[part] === value)

export class Selection {
  picked = $state.raw<Parts>({})
  // The piece beside which the move is shown.
  anchor = $state<string | null>(null)
  // The way to pay that was chosen, by the notation of its move.
  preferred = $state<string | null>(null)

  fitting = $derived.by(() => this.state.legal.filter((move) => fits(move, this.picked)))
  // Whether more is picked than a payment.
  aimed = $derived(Object.keys(this.picked).some((part) => !this.game.payment.includes(part)))
  // The different things the picked parts can still mean, each with its ways to pay, cheapest first.
  groups = $derived.by(() => this.grouped(this.fitting))
  candidate = $derived.by<Move | null>(() => {
    if (!this.aimed || this.groups.length !== 1) return null
    const ways = this.groups[0]!
    return ways.find((move) => move.move === this.preferred) ?? ways[0]!
  })
  choices = $derived.by<Move[]>(() => {
    const target = Object.keys(this.picked).some((part) => this.game.targets.includes(part))
    return target && this.groups.length > 1 && !this.onTable() ? this.groups.map((ways) => ways[0]!) : []
  })

  constructor(
    private readonly game: GameModule,
    private readonly state: TableState,
    // Whether a reload brings it back.
    private readonly persistent: boolean,
  ) {}

  // The cheapest legal way to these parts, beside what else is picked; null if there is none.
  reach(parts: Parts): Move | null {
    const rest = Object.fromEntries(Object.entries(this.picked).filter(([part]) => !(part in parts)))
    const ways = this.state.legal.filter((move) => fits(move, parts) && fits(move, rest))
    return ways.toSorted((a, b) => this.game.cost(a) - this.game.cost(b))[0] ?? null
  }

  // The same, but only where the settings want it shown.
  shown(parts: Parts): Move | null {
    if (settings.targets === 'none') return null
    if (settings.targets === 'selected' && !Object.keys(this.picked).length) return null
    return this.reach(parts)
  }

  isPicked(parts: Parts): boolean {
    return Object.entries(parts).every(([part, value]) => this.picked[part] === value)
  }

  // Narrow the legal moves, or start over where these parts do not go with what is picked: what only says how it is paid
  // stays as long as it can. Whether any move has these parts.
  add(parts: Parts, anchor: string): boolean {
    const payment = Object.fromEntries(Object.entries(this.picked).filter(([part]) => this.game.payment.includes(part)))
    for (const kept of [this.picked, payment, {}]) {
      const next = { ...kept, ...parts }
      if (!this.state.legal.some((move) => fits(move, next))) continue
      this.picked = next
      this.anchor = anchor
      this.preferred = null
      return true
    }
    return false
  }

  remove(parts: Parts): void {
    this.picked = Object.fromEntries(Object.entries(this.picked).filter(([part]) => !(part in parts)))
    this.anchor = null
  }

  // All that says what the move does; its way to pay is only preferred.
  choose(move: Move): void {
    const parts = Object.entries(move).filter(([part]) => part !== 'move' && part !== 'verb' && !this.game.payment.includes(part))
    this.picked = { ...Object.fromEntries(parts), verb: move.verb } as Parts
    this.preferred = move.move
  }

  prefer(move: Move): void {
    this.preferred = move.move
  }

  reset(): void {
    this.picked = {}
    this.anchor = null
    this.preferred = null
  }

  save(): void {
    const key = this.key
    if (key === null) return
    const { picked, anchor, preferred } = this
    const something = Object.keys(picked).length > 0 || preferred !== null
    saveInTab(key, something ? { version: this.state.version, picked, anchor, preferred } : null)
  }

  // What was half picked before a reload or a lost connection, if it still means something. Whether there was any.
  restore(): boolean {
    const key = this.key
    const saved = key === null ? null : loadFromTab<Saved>(key)
    if (key === null || !saved) return false
    if (saved.version !== this.state.version) {
      saveInTab(key, null)
      return false
    }
    if (!this.state.legal.some((move) => fits(move, saved.picked))) return false
    this.picked = saved.picked
    this.anchor = saved.anchor
    this.preferred = saved.preferred
    return true
  }

  private get key(): string | null {
    const { seat, table } = this.state
    return this.persistent && seat !== null ? tabKey('selection', table.id, seat) : null
  }

  private grouped(moves: Move[]): Move[][] {
    const groups = new Map<string, Move[]>()
    for (const move of moves) {
      const parts = Object.entries(move).filter(([part]) => part !== 'move' && !this.game.payment.includes(part))
      const key = JSON.stringify(parts)
      groups.set(key, [...(groups.get(key) ?? []), move])
    }
    return [...groups.values()].map((ways) => ways.toSorted((a, b) => this.game.cost(a) - this.game.cost(b)))
  }

  // Whether the moves that are left differ only in a place, which is picked on the table.
  private onTable(): boolean {
    const [first, ...others] = this.groups.map((ways) => ways[0]!)
    const parts = Object.keys(first ?? {}).filter((part) => part !== 'move' && !this.game.payment.includes(part))
    const open = parts.filter((part) => others.some((move) => move[part] !== first![part]))
    return open.length > 0 && open.every((part) => this.game.places.includes(part))
  }
}
