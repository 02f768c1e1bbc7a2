// Options in words: option-<name> or setting-<name>; setting-<name>-<value>, or what the game calls it elsewhere (board-3).

import type { OptionValue } from '../lib/protocol.generated'
import { capital, known, listed, say } from '../lib/words.svelte'

type Lengths = Pick<OptionValue, 'decisions' | 'minutes'>

export const optionName = (name: string): string => say(known(`option-${name}`) ? `option-${name}` : `setting-${name}`)

export function optionValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return listed(value.map((each) => optionValue(name, each)))
  // Things that people brought along carry their own name or title; rows by kind are named each by each.
  if (value !== null && typeof value === 'object') {
    const { name: own, title } = value as { name?: string; title?: string }
    const rows = Object.values(value as Record<string, unknown>).flat()
    return (
      own ??
      (title ||
        optionValue(
          name,
          rows.filter((row) => row !== null && typeof row === 'object'),
        ))
    )
  }
  const key = `setting-${name}-${String(value)}`
  if (known(key)) return capital(say(key))
  const singular = `${name.replace(/s$/, '')}-${String(value)}`
  return known(singular) ? `${String(value)} · ${capital(say(singular))}` : String(value)
}

// Less than this share is not worth a word.
const NOTABLE = 3

// How much longer an option makes the game, by the decisions that were counted and the minutes that were worked out.
export function lengthText({ decisions, minutes }: Lengths): string {
  const [without, with_] = decisions
  const percent = Math.round((with_ / without - 1) * 100)
  const change = Math.abs(percent) <= NOTABLE ? 'same' : percent > 0 ? 'more' : 'fewer'
  return say('option-decisions', { change, percent: Math.abs(percent), minutes: Math.max(1, Math.abs(minutes[1] - minutes[0])) })
}
