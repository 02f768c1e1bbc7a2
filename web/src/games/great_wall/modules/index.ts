// The modules of The Great Wall, in a fixed order: the one in which they are asked, and in which their pieces stand.

import type { PageModule } from '../module'
import coop from './coop'
import khan from './khan'
import loans from './loans'
import rat from './rat'
import reed from './reed'
import solo from './solo'

const modules: PageModule[] = [reed, solo, coop, rat, khan, loans]

export default modules
