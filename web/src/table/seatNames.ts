// Names of the seats, as whoever looks at the table reads them.

import type { GameModule } from '../games/types'
import type { Seat } from '../lib/protocol'
import { known, say } from '../lib/words.svelte'
import type { TableState } from './tableState.svelte'

export function seatName(seat: Seat, state: TableState, game: GameModule): string {
  if (state.isYou(seat)) return say('player-you')
  const name = givenName(seat, state, game)
  // Bots of one sort, or people of one name, are told apart by their seat.
  const shared = state.table.seats.some((other) => other.seat !== seat && givenName(other.seat, state, game) === name)
  return shared ? say('name-numbered', { name, number: seat + 1 }) : name
}

function givenName(seat: Seat, state: TableState, game: GameModule): string {
  const sitting = state.table.seats[seat]
  const automa = sitting ? null : game.automa?.(seat, state.view)
  if (automa) return automa
  if (sitting?.kind === 'bot') {
    const bot = sitting.bot ?? sitting.name
    return known(`bot-${bot}`) ? say(`bot-${bot}`) : bot
  }
  return sitting?.name || say(`player-${seat}`)
}
