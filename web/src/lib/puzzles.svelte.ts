// Practice positions: which there are, today's, and how one is opened. What was solved is kept on this device.

import { api } from './api'
import type { Puzzles as Listed, PuzzleInfo } from './protocol'
import { go } from './router.svelte'
import { ensureSignedIn, errorText } from './session.svelte'
import { settings } from './settings.svelte'

class Puzzles {
  listed = $state.raw<Listed>({ puzzles: [], daily: {} })
  problem = $state('')
  busy = $state(false)

  get games(): string[] {
    return Object.keys(this.listed.daily)
  }

  of(game: string, level: number): PuzzleInfo[] {
    return this.listed.puzzles.filter((each) => each.game === game && each.level === level)
  }

  load(): void {
    api.puzzles().then(
      (found) => (this.listed = found),
      () => undefined, // without puzzles it is still an open table
    )
  }

  // The most stars that were earned here; null if it was never played to its end.
  stars(name: string): number | null {
    return settings.solved[name] ?? null
  }

  note(name: string, stars: number): void {
    if (stars > (this.stars(name) ?? -1)) settings.solved = { ...settings.solved, [name]: stars }
  }

  async open(name: string): Promise<void> {
    this.busy = true
    this.problem = ''
    settings.askedNew = true
    try {
      await ensureSignedIn()
      go(`#/t/${(await api.puzzle(name)).id}`)
    } catch (error) {
      this.problem = errorText(error)
    }
    this.busy = false
  }
}

export const puzzles = new Puzzles()
