// Made by vite/words.ts.
declare module 'virtual:words' {
  export const games: string[]
  // By language and part: `en/page`, `pl/burgundy`. JSON of a parsed catalogue.
  export const loaders: Record<string, () => Promise<{ default: string }>>
}
