// Inns: one each phase, for a hex of any kind.

import type { PageModule } from '../../module'
import Art from './Art.svelte'
import InnPile from './InnPile.svelte'

const inns: PageModule = {
  name: 'inns',
  words: ['inn', 'inns'],
  rulePictures: { inn: ['inn'] },
  active: (view) => view.inns !== undefined,
  Art,
  tiles: { inn: { kind: 'wild', mark: 'more', rule: 'inns.any-hex' } },
  slots: { besideDepots: InnPile },
}

export default inns
