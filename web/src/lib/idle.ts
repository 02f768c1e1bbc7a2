// A moment in which the browser has nothing better to do; where it cannot tell, the next one. Never much later.

const LATEST = 500

export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: LATEST })
    else setTimeout(done)
  })
