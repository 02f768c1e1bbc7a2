// Genghis Khan: his card and skills over the wall, the Emperor’s award, bannermen.

import { capital, say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import type { Text } from '../../phrases'
import { abilityTexts, cardName } from '../../texts'
import type { Row } from '../../types'
import Art from './Art.svelte'
import AwardCard from './AwardCard.svelte'
import AwardHeld from './AwardHeld.svelte'
import KhanBand from './KhanBand.svelte'
import KhanHere from './KhanHere.svelte'
import { HONOR } from './spots'

const lines = (row: Row): Text[] =>
  ((row.do as Record<string, number>[] | undefined) ?? []).flatMap((line) => Object.entries(line).map(([name, count]): Text => [`skill-${name}`, { count }]))
const spots = (kind: string, row: Row): Text => [`${kind}-spots`, { spots: (row.spots as number[]).map((number) => number || '○').join(' ') }]

const khan: PageModule = {
  name: 'khan',
  rulePictures: {
    khan: ['w-khan', 'spearman-0', 'horseman-1'],
    skills: ['w-skill'],
    'khan-pieces': ['bannerman-0', 'w-award', 'horde-khans-guard', 'horde-tumen', 'horde-shamans'],
  },
  words: ['khan', 'khans', 'skill', 'skills', 'award', 'awards', 'bannerman', 'attack_khan', 'khan_attacked', 'khan_moved', 'award_taken'],
  active: (view) => view.khan !== undefined,
  Art,
  slots: { aboveWall: KhanBand, inSection: KhanHere, inRightRail: AwardCard, inRivalPanel: AwardHeld, amongMyPieces: AwardHeld },
  cardKinds: {
    khan: { icon: 'w-khan', rows: (catalogue) => catalogue.khans, texts: (row: Row) => [spots('khan', row)], rule: 'khan.spots' },
    skill: { icon: 'w-skill', rows: (catalogue) => catalogue.skills, texts: (row: Row) => [...lines(row), spots('skill', row)], rule: 'khan.skills' },
    award: { icon: 'w-award', rows: (catalogue) => catalogue.awards, texts: (row: Row) => abilityTexts('advisor', row), rule: 'khan.award' },
  },
  soldiers: (clan) => (clan.kind === 'player' ? ['bannerman'] : []),
  verbs: { khan: { tab: 'wall', event: 'khan_attacked' } },
  choiceSteps: ['attack_khan', 'donations'],
  moveTitle: (move) =>
    move.verb === 'khan'
      ? capital(
          say('w-title-khan', {
            soldier: say(`soldier-${String(move.soldier)}`),
            card: cardName(String(move.card)),
            spots: String(move.spots),
            honor: HONOR * String(move.spots).split('-').length,
          }),
        )
      : undefined,
  heads: ['khan_attacked'],
  gains: ['award_taken'],
  sourceIcons: { khan: 'w-khan' },
  figures: { khan_attacked: 'w-figure-khan' },
}

export default khan
