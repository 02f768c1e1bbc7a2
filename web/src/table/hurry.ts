// Says once when time gets short: while I wait for nothing but myself, and only if there was more when that began.

export class Hurry {
  private armed: boolean | null = null

  // Whether this is the moment. Told again and again how much is left; null where my clock does not run.
  now(left: number | null, short: number): boolean {
    if (left === null) {
      this.armed = null
      return false
    }
    const plenty = left > short
    const crossed = this.armed === true && !plenty
    this.armed = (this.armed ?? true) && plenty
    return crossed
  }
}
