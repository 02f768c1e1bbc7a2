// The Ancient Chronicles: which scenario a table plays, and its artifacts that act all game.

import type { PageModule } from '../../module'
import ScenarioCard from './ScenarioCard.svelte'

const chronicles: PageModule = {
  name: 'chronicles',
  rulePictures: { chronicles: ['w-fortress', 'w-ghost', 'w-food', 'w-emperor'] },
  words: ['scenario'],
  active: (view) => (view.options.scenario ?? 'none') !== 'none',
  slots: { inLeftRail: ScenarioCard },
}

export default chronicles
