// What the browser has and Node lacks, as far as modules touch it while they load.

const nothing = (): void => undefined
const media = { matches: false, addEventListener: nothing, removeEventListener: nothing }
const kept = new Map<string, string>()

Object.assign(globalThis, {
  matchMedia: () => media,
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
})
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
