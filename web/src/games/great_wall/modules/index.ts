// The modules of The Great Wall, in a fixed order: the one in which they are asked, and in which their pieces stand.

import type { PageModule } from '../module'
import chronicles from './chronicles'
import blackPowder from './black_powder'
import beasts from './beasts'
import coop from './coop'
import diaoyucheng from './diaoyucheng'
import emperorsVisit from './emperors_visit'
import freezingWeather from './freezing_weather'
import greatFamine from './great_famine'
import ghosts from './hungry_ghosts'
import khan from './khan'
import loans from './loans'
import rat from './rat'
import turban from './red_turban'
import reed from './reed'
import solo from './solo'

const modules: PageModule[] = [
  reed,
  solo,
  coop,
  rat,
  khan,
  loans,
  chronicles,
  emperorsVisit,
  freezingWeather,
  greatFamine,
  blackPowder,
  beasts,
  ghosts,
  diaoyucheng,
  turban,
]

export default modules
