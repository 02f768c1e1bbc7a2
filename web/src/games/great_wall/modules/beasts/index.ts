// Ancient Beasts: four beasts at locations and in sections, their cards, and the relics that move them.

import { capital, say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import { rowOf, stepOf } from '../../read'
import { abilityTexts, cardName } from '../../texts'
import type { Row } from '../../types'
import Art from './Art.svelte'
import BeastCards from './BeastCards.svelte'
import BeastDesk from './BeastDesk.svelte'
import BeastInSection from './BeastInSection.svelte'
import BeastOnPlace from './BeastOnPlace.svelte'
import BeastPiece from './BeastPiece.svelte'
import { allBeasts, areaName, beastName, beastsIn, beastTexts, icon, pieceOfArea, powerTexts, steps } from './beasts'

const beasts: PageModule = {
  name: 'beasts',
  rulePictures: { beasts: ['w-yinglong', 'w-white-tiger', 'w-ao', 'w-fenghuang'], relics: ['w-relic'] },
  words: ['beast', 'relic', 'relics', ...steps, 'beast_moved', 'beast_placed', 'beast_upgraded', 'relic_came', 'yinglong', 'fenghuang'],
  active: (view) => view.beasts !== undefined,
  Art,
  pieces: { beast: BeastPiece },
  slots: { onPlace: BeastOnPlace, inSection: BeastInSection, inLeftRail: BeastCards },
  cardKinds: {
    beast: { icon: 'w-yinglong', rows: (catalogue) => catalogue.beasts, texts: (row: Row) => beastTexts(row), rule: 'beasts.power' },
    relic: { icon: 'w-relic', rows: (catalogue) => catalogue.relics, texts: (row: Row) => abilityTexts('advisor', row), rule: 'beasts.relics' },
  },
  verbs: { beast: { tab: 'wall', event: 'beast_moved' }, raise: { tab: 'wall', event: 'beast_upgraded' } },
  choiceSteps: steps,
  desk: (play) => (play.myTurn && steps.includes(stepOf(play)) ? BeastDesk : undefined),
  moveTitle: (move) => {
    if (move.verb === 'raise') return capital(say('w-title-raise', { beast: beastName(String(move.beast)) }))
    return move.verb === 'beast' ? say('w-title-beast', { beast: beastName(String(move.beast)), area: areaName(String(move.area)) }) : undefined
  },
  pieceOf: (move) => (move.verb === 'raise' || move.verb === 'beast' ? icon(String(move.beast)) : undefined),
  heads: ['beast_moved', 'beast_placed', 'beast_upgraded'],
  arrivals: ['relic_came'],
  touches: (event) => {
    if (event.event === 'beast_moved' || event.event === 'beast_placed') return [pieceOfArea(String(event.area))]
    return event.event === 'beast_upgraded' ? [`beast-${String(event.beast)}`] : undefined
  },
  targetName: (piece, play) => {
    const name = piece.startsWith('beast-') ? piece.slice('beast-'.length) : ''
    return allBeasts(play).some((beast) => beast.beast === name) ? beastName(name) : undefined
  },
  tabs: { beast: 'wall' },
  placeTip: (play, place) =>
    beastsIn(play, place.place).map((beast) => ({
      label: cardName(beast.card),
      text: powerTexts(rowOf(play, 'beast', beast.card)).join(' '),
    })),
  sourceIcons: { beasts: 'w-yinglong' },
  figures: { beast_upgraded: 'w-figure-beasts' },
}

export default beasts
