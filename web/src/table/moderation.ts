// People whom the host may mute or remove: the other players, and the onlookers who have written in the chat.
import type { ChatLine, Table } from '../lib/protocol'

export interface Person {
  who: string
  name: string
  muted: boolean
}

export function peopleToModerate(table: Table, chat: ChatLine[]): Person[] {
  const found = new Map<string, string>()
  for (const seat of table.seats) if (seat.who && !seat.left) found.set(seat.who, seat.name)
  for (const line of chat) if (line.seat === null && !found.has(line.who)) found.set(line.who, line.name)
  return [...found].map(([who, name]) => ({ who, name, muted: table.muted.includes(who) }))
}
