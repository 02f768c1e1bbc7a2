// What pieces and places are called when somebody points at them.

import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import { firstOf } from './module'
import { clanName, hordeAt, viewOf } from './read'
import { cardName, hordeName, placeName, sectionName } from './texts'

// Parts of a section, by the first word of their names.
const PARTS = ['section', 'barricade', 'wall', 'rest']

export function targetName(piece: string, play: Play): string | null {
  const view = viewOf(play)
  if (!view.clans) return null
  const own = firstOf(play, (module) => module.targetName?.(piece, play))
  if (own !== undefined) return own
  const [sort = '', ...rest] = piece.split('-')
  const name = rest.join('-')
  if (sort === 'place') return view.places.some((each) => each.place === name) ? placeName(name) : null
  if (sort === 'horde') return horde(play, rest[0] ?? '', Number(rest[1]))
  if (PARTS.includes(sort) && view.sections.some((each) => each.section === name)) return say(`w-point-${sort}`, { section: sectionName(name) })
  if (sort === 'clan' || sort === 'track') return view.clans[Number(name)] ? say(`w-point-${sort}`, { who: clanName(play, Number(name)) }) : null
  if (sort === 'advisor') return view.row.includes(name) ? cardName(name) : null
  return ['warehouse', 'tea', 'shame'].includes(piece) ? say(`w-point-${piece}`) : null
}

function horde(play: Play, section: string, row: number): string | null {
  const there = viewOf(play).sections.find((each) => each.section === section)
  const found = there && hordeAt(there, row)
  return found ? say('w-point-horde', { horde: hordeName(found.horde), section: sectionName(section), row }) : null
}
