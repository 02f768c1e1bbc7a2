// The wire between page and server, as docs/protocol.md says it. Nothing here names a game.

import type { Ack, Answer, Refused, TableBody, ToServer } from './protocol.generated'

export type * from './protocol.generated'

export type WantedSeat = TableBody['seats'][number]

// What is answered, under its id; and what a caller says of it, to which the socket adds the id.
export type Request = Extract<ToServer, { id: string }>
type WithoutId<T> = T extends Request ? Omit<T, 'id'> : never
export type Wish = WithoutId<Request>

export type Reply = Ack | Refused | Answer
