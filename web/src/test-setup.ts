// What the browser has and Node lacks, as far as modules touch it while they load.

const nothing = (): void => undefined
const media = { matches: false, addEventListener: nothing, removeEventListener: nothing }

function storage(): Partial<Storage> {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

Object.assign(globalThis, {
  matchMedia: () => media,
  localStorage: storage(),
  sessionStorage: storage(),
})
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })

// What the browser fetches with a game is there for every test.
const { loadWords, PARTS } = await import('./lib/words.svelte')
await Promise.all(PARTS.map((part) => loadWords(part, 'en')))

export {}
