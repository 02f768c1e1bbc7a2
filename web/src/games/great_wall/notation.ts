// A decision by its notation alone, where it can be undone or is listed: the bare verb and what it names.

import { known, say } from '../../lib/words.svelte'
import { verbFacts } from './module'
import { phrase, type Facts } from './phrases'
import { hordeKind } from './texts'

// What the words of a notation are, by its verb; those not named here say nothing more.
const PARTS: Record<string, string[]> = {
  command: ['card'],
  slot: ['slot'],
  activate: ['place'],
  income: ['place'],
  upgrade: ['place', 'soldier'],
  donate: ['resource'],
  gain: ['resource'],
  spend: ['resource'],
  recruit: ['soldier'],
  lose: ['soldier'],
  save: ['soldier'],
  rest: ['soldier', 'section'],
  attack: ['soldier', 'section'],
  spot: ['row', 'spot'],
  wound: ['section', 'row', 'spot'],
  barricade: ['section'],
  wall: ['section'],
  carry: ['soldier'],
  lead: ['general', 'advisor'],
  discard: ['tactic'],
  copy: ['card'],
}
const SMALL = ['with', 'of', '>']

function factsOf(verb: string, words: string[]): Facts {
  if (verb === 'clerk' || verb === 'march') return { goal: words.at(-1) }
  if (verb === 'stock' || verb === 'pay') return { paid: counts(words) }
  if (verb === 'advisor') return { advisor: words[0], active: words[1] === 'active' }
  if (verb === 'tactic') return { tactic: words[0], boosted: words[1] === 'boosted' }
  // On a soldier of one's pool, or on a horde that one has claimed.
  if (verb === 'shame' || verb === 'clear') {
    const [on = ''] = words
    return known(`soldier-${on}`) ? { soldier: on, horde: null } : { soldier: null, horde: hordeKind(on) }
  }
  const names = PARTS[verb] ?? (verbFacts(verb).advisor ? ['advisor'] : [])
  const found = words.filter((word) => !SMALL.includes(word))
  return Object.fromEntries(names.map((name, index) => [name, found[index] ?? null]))
}

// `2 wood 1 gold`, or `nothing`.
function counts(words: string[]): Record<string, number> | null {
  if (words.length < 2) return null
  return Object.fromEntries(words.flatMap((word, index) => (index % 2 ? [[word, Number(words[index - 1])]] : [])) as [string, number][])
}

export function moveName(notation: string): string {
  const [verb = '', ...words] = notation.split(' ')
  const key = `w-did-${verb}`
  return known(key) ? phrase(key, factsOf(verb, words)) : say(`verb-great_wall-${verb}`)
}
