// Trigger of the low-time alert: once, while nobody but me is to act, and only if there was more time when that began.

export class LowTimeAlert {
  private armed: boolean | null = null

  // Call again and again with the time left; null where my clock does not run.
  isDue(left: number | null, threshold: number): boolean {
    if (left === null) {
      this.armed = null
      return false
    }
    const plenty = left > threshold
    const crossed = this.armed === true && !plenty
    this.armed = (this.armed ?? true) && plenty
    return crossed
  }
}
