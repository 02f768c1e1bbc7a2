// Whether the server can be reached. Once it cannot, it is asked again until it answers: nobody has to reload anything.

const PAUSE = 5000

export const reach = $state({ lost: false })

let timer: ReturnType<typeof setTimeout> | undefined

async function ask(): Promise<void> {
  clearTimeout(timer)
  try {
    // Never answered by the service worker. What a proxy says for a server that has gone is no answer either.
    reach.lost = !(await fetch('/api/health/live')).ok
  } catch {
    reach.lost = true
  }
  if (reach.lost) timer = setTimeout(() => void ask(), PAUSE)
}

// A call got no answer.
export function lose(): void {
  if (reach.lost) return
  reach.lost = true
  timer = setTimeout(() => void ask(), PAUSE)
}

globalThis.addEventListener?.('online', () => reach.lost && void ask())
globalThis.addEventListener?.('offline', lose)
