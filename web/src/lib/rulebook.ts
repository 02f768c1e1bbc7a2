// References to the rulebook of a game. The pages are the ones that “why not?” names.

import { say } from './words.svelte'

export interface Book {
  said: string
  // Its id, which is also its place in the rules reference.
  rule: string
}

// The page of the first of these rules that has one.
export function bookOf(game: string, pages: Record<string, number> | undefined, ...rules: string[]): Book | undefined {
  const rule = rules.map((each) => `${game}.${each}`).find((each) => pages?.[each])
  return rule ? { said: say(`rulebook-${game}`, { page: pages![rule]! }), rule } : undefined
}
