// What a guided game says from its beginning to its end, without the table: its prompts, in their order.

import { PARTS, named, say } from './words.svelte'

// Lessons are named after their games.
export const gameOfLesson = (lesson: string): string => PARTS.find((game) => lesson.startsWith(`${game}-`)) ?? PARTS.at(-1)!

// What only the table knows, such as a score.
const UNKNOWN = /\{\$\w+\}/g

export function textsOf(lesson: string): string[] {
  const prompt = new RegExp(`^lesson-${lesson}-[a-z]+\\d+$`)
  return named(prompt).map((key) => say(key).replace(UNKNOWN, '…'))
}
