// Soldiers that a general has set aside, and abilities borrowed for them.

import type { PageModule } from '../../module'
import Aside from './Aside.svelte'

const loans: PageModule = {
  name: 'loans',
  rulePictures: { loans: ['w-banner', 'spearman-0'] },
  words: ['loans', 'set_aside', 'borrow', 'borrowed'],
  active: (view) => view.clans?.some((clan) => clan.aside !== undefined) ?? false,
  slots: { amongMyPieces: Aside, inRivalPanel: Aside },
  verbs: { aside: { event: 'set_aside' }, borrow: { event: 'borrowed' } },
  choiceSteps: ['set_aside', 'borrow'],
  heads: ['set_aside', 'borrowed'],
}

export default loans
