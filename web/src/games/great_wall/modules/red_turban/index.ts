// The Red Turban Rebellion: peace or war, and clerks that leave.

import { say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import { sentence } from '../../describe'
import { stepOf } from '../../read'
import Art from './Art.svelte'
import PeaceDesk from './PeaceDesk.svelte'
import StanceBand from './StanceBand.svelte'

const TALKED = ['peace_or_war', 'peace_offer']
// Whoever answers a proposal is named: it is not the one who made it.
const ANSWERS = ['peace_offered', 'peace_refused', 'clerk_left', 'clerk_taken']

const turban: PageModule = {
  name: 'red_turban',
  rulePictures: { turban: ['w-turban', 'w-peace', 'w-war'] },
  words: ['rebellion', 'peace', 'war', 'levy', 'peace_or_war', 'peace_offer', 'peace_made', 'peace_proposed', 'war_chosen', 'turban'],
  active: (view) => view.rebellion !== undefined,
  Art,
  slots: { aboveWall: StanceBand },
  verbs: { peace: { event: 'peace_proposed' }, levy: { event: 'clerk_hired' } },
  choiceSteps: [...TALKED, 'levy'],
  desk: (play) => (TALKED.includes(stepOf(play)) ? PeaceDesk : undefined),
  moveTitle: (move) => (move.verb === 'peace' ? say('w-title-peace', { count: Number(move.count) }) : undefined),
  pieceOf: (move) => (move.verb === 'levy' ? 'w-honor' : undefined),
  heads: ['peace_proposed'],
  arrivals: ['peace_made', 'war_chosen'],
  tell: (event, play) => (ANSWERS.includes(event.event) ? { level: 'effect', text: sentence(event, play) } : undefined),
  sourceIcons: { levy: 'w-clerk' },
  endings: { unbroken: true, breach: false },
}

export default turban
