// Analysis job of a finished game: requests one, and asks how far it is.

import { api } from '../lib/api'
import type { AnalysisState } from '../lib/protocol'
import { ensureSignedIn, errorText } from '../lib/session.svelte'

const PAUSE = 1500

export class AnalysisJob {
  state = $state.raw<AnalysisState | null>(null)
  problem = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private stopped = false

  constructor(private readonly table: string) {}

  refresh(): Promise<void> {
    return this.load(() => api.analysis(this.table))
  }

  async request(): Promise<void> {
    await this.load(async () => {
      await ensureSignedIn()
      return api.analyse(this.table)
    })
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  private async load(call: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer)
    try {
      this.state = await call()
      this.problem = ''
    } catch (error) {
      this.problem = errorText(error)
    }
    const goesOn = this.state?.status === 'waiting' || this.state?.status === 'running'
    if (goesOn && !this.stopped) this.timer = setTimeout(() => void this.refresh(), PAUSE)
  }
}
