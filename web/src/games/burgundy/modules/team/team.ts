// What teams are called, and where their shared key spaces are.

import { say } from '../../../../lib/words.svelte'

const LETTERS = ['A', 'B']
export const teamName = (team: number): string => say('b-team', { team: LETTERS[team] ?? team + 1 })

export const sharedAt = (team: number, key: number): string => `shared-${team}-${key}`
