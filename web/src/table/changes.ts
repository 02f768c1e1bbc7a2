// Changes of a table that are no decisions of its game: seats, bots, people.

import type { Table } from '../lib/protocol'
import { errorText } from '../lib/session.svelte'
import type { Play } from './play.svelte'

// What went wrong, as a sentence; empty if nothing did.
export async function change(play: Play, call: () => Promise<Table>): Promise<string> {
  try {
    play.state.table = await call()
    return ''
  } catch (error) {
    return errorText(error)
  }
}
