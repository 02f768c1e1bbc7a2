// The co-op mode: all win together by the Emperor’s requests, or lose together.

import type { PageModule } from '../../module'
import type { Text } from '../../phrases'
import type { Row } from '../../types'

// The sentences of a request or an event: one for each line.
const texts =
  (kind: string) =>
  (row: Row): Text[] =>
    (row.do as Record<string, number>[]).flatMap((line) => Object.entries(line).map(([name, count]): Text => [`${kind}-${name}`, { count }]))

const coop: PageModule = {
  name: 'coop',
  words: ['coop', 'fulfil', 'consent', 'sacrifice', 'redeem', 'propose'],
  active: (view) => view.coop !== undefined,
  cardKinds: {
    request: { icon: 'w-artifact', rows: (catalogue) => catalogue.requests, texts: texts('request'), rule: 'coop.fulfil' },
    event: { icon: 'w-command', rows: (catalogue) => catalogue.events, texts: texts('event'), rule: 'coop.events' },
  },
  choiceSteps: ['fulfil', 'consent', 'offer', 'pay_line', 'name_order', 'redeem'],
}

export default coop
