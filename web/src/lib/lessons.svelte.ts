// Guided games: which there are, and how one begins or goes on.

import { api } from './api'
import type { LessonInfo, Table } from './protocol'
import { go } from './router.svelte'
import { ensureSignedIn, errorText } from './session.svelte'
import { settings } from './settings.svelte'

class Lessons {
  all = $state.raw<LessonInfo[]>([])
  // Whether it is known which there are.
  known = $state(false)
  problem = $state('')
  busy = $state(false)
  private asked: Promise<unknown> | undefined

  // The first one of each game: where somebody who is new begins.
  get first(): LessonInfo[] {
    return this.all.filter(({ game }, place) => this.all.findIndex((other) => other.game === game) === place)
  }

  // A short one for somebody who is about to choose an option, or to play alone.
  teaching(game: string, option: string | null): LessonInfo | undefined {
    return this.all.find((each) => each.game === game && (option === null ? each.seats === 1 : each.teaches.includes(option)))
  }

  // They do not change: once is enough.
  load(): void {
    this.asked ??= api.lessons().then(
      (found) => {
        this.all = found
        this.known = true
      },
      () => {
        this.known = true // without lessons it is still an open table
        this.asked = undefined
      },
    )
  }

  // A lesson that was begun goes on where it was left.
  begun(name: string, tables: Table[]): Table | undefined {
    return tables.find((table) => table.lesson === name && table.status === 'playing')
  }

  async learn(name: string, tables: Table[]): Promise<void> {
    this.busy = true
    this.problem = ''
    settings.askedNew = true
    try {
      await ensureSignedIn()
      go(`#/t/${(this.begun(name, tables) ?? (await api.learn(name))).id}`)
    } catch (error) {
      this.problem = errorText(error)
    }
    this.busy = false
  }
}

export const lessons = new Lessons()
