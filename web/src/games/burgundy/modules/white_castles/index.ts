// White castles: buildings that give one more action, with the number of the white die. Only the tiles tell that they are in
// the game, so it is always asked.

import { say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import Art from './Art.svelte'

const white_castles: PageModule = {
  name: 'white_castles',
  words: ['white_action', 'monastery29'],
  rulePictures: { 'white-castle': ['white-castle', 'monastery29'] },
  active: () => true,
  Art,
  tiles: {
    monastery29: { rule: 'white-castles.monastery29' },
    'white-castle': { rule: 'white-castles.action' },
  },
  foreseen: ['white_die_used'],
  tell: (event) =>
    event.event === 'white_die_used' ? { level: 'with', text: say('b-with-white', { die: Number(event.die), workers: Number(event.workers) }) } : undefined,
  whiteDieSteps: ['white_action'],
}

export default white_castles
