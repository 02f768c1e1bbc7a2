// The Rat: gold for clerks at its location, and a card that names who moves it.

import { say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import { at } from '../../places'
import { viewOf } from '../../read'
import type { Row } from '../../types'
import Art from './Art.svelte'
import RatCard from './RatCard.svelte'
import RatOnPlace from './RatOnPlace.svelte'

const rat: PageModule = {
  name: 'rat',
  rulePictures: { rat: ['w-rat', 'place-quarry', 'w-gold'] },
  words: ['rat', 'rats', 'place_rat', 'rat_moved', 'rat_stayed', 'rat_card'],
  active: (view) => view.rat !== undefined,
  Art,
  slots: { onPlace: RatOnPlace, inLeftRail: RatCard },
  cardKinds: {
    rat: { icon: 'w-rat', rows: (catalogue) => catalogue.rats, texts: (row: Row) => [[`rat-${String(row.rank)}`, { of: row.of }]] },
  },
  verbs: { rat: { tab: 'places', event: 'rat_moved', onPlace: true } },
  heads: ['rat_moved'],
  arrivals: ['rat_card'],
  touches: (event) => (event.event === 'rat_moved' ? [at.place(String(event.place))] : undefined),
  pieceOf: (move) => (move.verb === 'rat' ? 'w-rat' : undefined),
  placeTip: (play, place) => (viewOf(play).rat?.place === place.place ? [{ label: say('w-rat'), text: say('w-rat-place') }] : []),
}

export default rat
