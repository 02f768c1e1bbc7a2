// The analysis of a finished game: whether there is one, how far it is, and having one made.

import { api } from '../lib/api'
import type { AnalysisState } from '../lib/protocol'
import { beSomebody, complaint } from '../lib/session.svelte'

const PAUSE = 1500

export class Analyst {
  state = $state.raw<AnalysisState | null>(null)
  trouble = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private gone = false

  constructor(private readonly table: string) {}

  look(): Promise<void> {
    return this.learn(() => api.analysis(this.table))
  }

  async ask(): Promise<void> {
    await this.learn(async () => {
      await beSomebody()
      return api.analyse(this.table)
    })
  }

  stop(): void {
    this.gone = true
    clearTimeout(this.timer)
  }

  private async learn(question: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer)
    try {
      this.state = await question()
      this.trouble = ''
    } catch (error) {
      this.trouble = complaint(error)
    }
    const goesOn = this.state?.status === 'waiting' || this.state?.status === 'running'
    if (goesOn && !this.gone) this.timer = setTimeout(() => void this.look(), PAUSE)
  }
}
