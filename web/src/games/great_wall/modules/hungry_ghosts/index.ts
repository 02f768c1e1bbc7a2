// The Hungry Ghost Festival: haunted locations, and soldiers who never come back.

import { capital, say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import { at } from '../../places'
import { placeName } from '../../texts'
import Art from './Art.svelte'
import Dead from './Dead.svelte'
import GhostOnPlace from './GhostOnPlace.svelte'
import { winterBeats } from './winter'

const ghosts: PageModule = {
  name: 'hungry_ghosts',
  rulePictures: { ghosts: ['w-ghost', 'place-quarry', 'w-shame'] },
  words: ['ghosts', 'haunt', 'haunted', 'banish', 'place_ghost', 'banish_ghost', 'ghosts_came', 'ghosts_left', 'ghost_banished'],
  active: (view) => view.ghosts !== undefined,
  Art,
  slots: { onPlace: GhostOnPlace, inRivalPanel: Dead, amongMyPieces: Dead },
  verbs: { haunt: { tab: 'places', event: 'haunted', onPlace: true }, banish: { tab: 'places', event: 'ghost_banished', onPlace: true } },
  moveTitle: (move) =>
    move.verb === 'haunt' || move.verb === 'banish' ? capital(say(`w-title-${move.verb}`, { place: placeName(String(move.place)) })) : undefined,
  heads: ['haunted', 'ghost_banished'],
  arrivals: ['ghosts_came', 'ghosts_left'],
  gains: ['ghost_banished'],
  touches: (event) => (event.event === 'haunted' || event.event === 'ghost_banished' ? [at.place(String(event.place))] : undefined),
  pieceOf: (move) => (move.verb === 'haunt' || move.verb === 'banish' ? 'w-ghost' : undefined),
  placeTip: (_play, place) => (place.haunted ? [{ label: say('w-ghost'), text: say('w-ghost-place') }] : []),
  winterBeats,
}

export default ghosts
