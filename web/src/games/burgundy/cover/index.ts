// The Castles of Burgundy where it is offered.

import type { Cover } from '../../types'
import Art from '../Art.svelte'
import '../burgundy.css'
import Piece from '../Piece.svelte'

const cover: Cover = {
  Art,
  Piece,
  showcase: ['ship', 'castle', 'sheep3', 'monastery19', 'church', 'mine', 'watchtower', 'cow4', 'monastery7', 'goat2', 'bank', 'ship'],
}

export default cover
