// Made by vite/words.ts.
declare module 'virtual:words' {
  export const games: string[]
  // By language and part: `en/page`, `pl/burgundy`.
  export const loaders: Record<string, () => Promise<{ default: string }>>
}
