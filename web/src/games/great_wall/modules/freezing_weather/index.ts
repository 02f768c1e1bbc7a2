// Freezing Weather: overseers bring less, the supply is finite, and the Emperor asks for sets of four.

import type { PageModule } from '../../module'
import { at } from '../../places'
import Art from './Art.svelte'
import ColdRail from './ColdRail.svelte'
import ColdTop from './ColdTop.svelte'

const freezingWeather: PageModule = {
  name: 'freezing_weather',
  rulePictures: { cold: ['w-cold', 'spearman-0', 'w-wood'] },
  words: ['freezing_weather', 'help_emperor', 'breach_toll', 'set_sent', 'forfeited', 'supply_raided', 'forfeit'],
  active: (view) => view.freezing_weather !== undefined,
  Art,
  slots: { inLeftRail: ColdRail, inPhoneTop: ColdTop },
  verbs: { send: { event: 'set_sent' }, forfeit: { event: 'forfeited' } },
  choiceSteps: ['help_emperor', 'breach_toll'],
  pieceOf: (move) => (move.verb === 'send' || move.verb === 'forfeit' ? `w-${String(move.resource)}` : undefined),
  heads: ['set_sent', 'forfeited'],
  touches: (event) => (event.event === 'set_sent' || event.event === 'forfeited' ? [at.resource(String(event.resource))] : undefined),
  sourceIcons: { sets: 'w-cold' },
  figures: { set_sent: 'w-figure-sets' },
}

export default freezingWeather
