// Emperor’s Visit: the card with what he asks for, clerks at the warehouse, and his claim in Winter.

import { capital, say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import Art from './Art.svelte'
import { asks } from './claims'
import EmperorCard from './EmperorCard.svelte'
import WarehouseClerks from './WarehouseClerks.svelte'
import { winterBeats } from './winter'

const emperors_visit: PageModule = {
  name: 'emperors_visit',
  rulePictures: { emperor: ['w-emperor', 'w-store', 'clerk-0'] },
  words: ['move_marker', 'emperor_came', 'claim_met', 'claim_missed', 'visit_moved', 'marker_stayed'],
  active: (view) => view.emperor !== undefined,
  Art,
  slots: { inLeftRail: EmperorCard, onWarehouse: WarehouseClerks },
  verbs: { emperor: { tab: 'story', event: 'visit_moved' } },
  choiceSteps: ['move_marker'],
  moveTitle: (move, play) => (move.verb === 'emperor' ? capital(asks(play, String(move.thing))) : undefined),
  pieceOf: (move) => (move.verb === 'emperor' ? (move.thing === 'tactics' ? 'w-tactic' : `w-${String(move.thing)}`) : undefined),
  heads: ['emperor_came', 'visit_moved'],
  gains: ['claim_met'],
  touches: (event) => (event.event === 'emperor_came' || event.event === 'visit_moved' ? ['emperor'] : undefined),
  targetName: (piece) => (piece === 'emperor' ? say('w-emperor') : undefined),
  tabs: { emperor: 'story' },
  winterBeats,
  sourceIcons: { emperor: 'w-emperor' },
}

export default emperors_visit
