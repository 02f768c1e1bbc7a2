// The Great Wall where it is offered.

import type { Cover } from '../../types'
import Art from '../Art.svelte'
import Piece from '../Piece.svelte'
import '../wall.css'

const cover: Cover = {
  Art,
  Piece,
  showcase: ['spearman-0', 'w-stone', 'horde-brutes', 'clerk-1', 'w-chi', 'archer-2', 'w-build', 'horseman-3', 'w-gold', 'horde-leader', 'w-tea', 'w-wood'],
}

export default cover
