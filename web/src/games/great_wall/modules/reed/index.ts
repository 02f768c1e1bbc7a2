// The Reed clan, whom the rules lead where one or two play.

import type { PageModule } from '../../module'
import ReedSummary from './ReedSummary.svelte'

const reed: PageModule = {
  name: 'reed',
  words: ['reed', 'dismiss'],
  active: (view) => view.clans?.some((clan) => clan.kind === 'reed') ?? false,
  clanKinds: { reed: { Summary: ReedSummary, scores: false } },
  verbs: { dismiss: { tab: 'places', advisor: true } },
  choiceSteps: ['reed_dismiss'],
  sendingSteps: ['reed_attack'],
}

export default reed
