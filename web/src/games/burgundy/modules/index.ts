// The modules of The Castles of Burgundy, in a fixed order: the one in which they are asked, and in which their pieces stand.

import type { PageModule } from '../module'
import border_posts from './border_posts'
import extra_tiles from './extra_tiles'
import inns from './inns'
import shields from './shields'
import solo from './solo'
import team from './team'
import trade_routes from './trade_routes'
import white_castles from './white_castles'

const modules: PageModule[] = [border_posts, team, extra_tiles, white_castles, inns, trade_routes, shields, solo]

export default modules
