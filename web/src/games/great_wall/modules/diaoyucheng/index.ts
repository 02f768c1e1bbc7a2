// The Siege of Diaoyucheng: a fortress over the wall, its archers, and its nights.

import type { Move } from '../../../../lib/protocol'
import { capital, say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import Art from './Art.svelte'
import FortressBand from './FortressBand.svelte'
import { winterBeats } from './winter'

function moveTitle(move: Move): string | undefined {
  if (move.verb === 'retire') return capital(say('w-title-retire', { section: say(`section-${String(move.section)}`) }))
  if (move.verb !== 'garrison') return undefined
  const section = move.section ? say(`section-${String(move.section)}`) : ''
  return capital(say('w-title-garrison', { origin: String(move.origin), section }))
}

const diaoyucheng: PageModule = {
  name: 'diaoyucheng',
  rulePictures: { fortress: ['w-fortress', 'archer-0', 'w-siege'] },
  words: ['fortress', 'garrison', 'garrisoned', 'retire', 'fortify', 'fortified', 'night', 'siege', 'siege_grew', 'fortress_shot'],
  active: (view) => view.fortress !== undefined,
  Art,
  slots: { aboveWall: FortressBand },
  verbs: {
    garrison: { tab: 'wall', event: 'garrisoned', onTable: true },
    fortify: { tab: 'wall', event: 'fortified', onTable: true },
    retire: { tab: 'wall', event: 'stationed' },
  },
  choiceSteps: ['retire'],
  moveTitle,
  heads: ['garrisoned', 'fortified'],
  arrivals: ['siege_grew', 'night'],
  gains: ['fortified'],
  winterBeats,
  endings: { held: true, fortress: false },
}

export default diaoyucheng
