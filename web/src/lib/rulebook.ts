// References to the rulebook of a game. The pages are the ones that “why not?” names.

import { say } from './words.svelte'

// The page of the first of these rules that has one.
export function bookOf(game: string, pages: Record<string, number> | undefined, ...rules: string[]): string | undefined {
  const page = rules.map((rule) => pages?.[`${game}.${rule}`]).find(Boolean)
  return page ? say(`rulebook-${game}`, { page }) : undefined
}
