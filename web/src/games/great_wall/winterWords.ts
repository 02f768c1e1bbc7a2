// What the scene of Winter says: names and results of its beats, and a sentence for each.

import { capital, say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { WinterBeat } from './module'
import { counted, joined } from './phrases'
import { clanName } from './read'
import { hordeName, sectionName } from './texts'
import { tolls, type Assault, type Beat, type Toll, type Winter } from './winter'

export const isExtra = (beat: Beat): beat is WinterBeat => 'Scene' in beat

export type Verdict = 'breach' | 'tie' | 'holds'
export const verdictOf = ({ breach, power, defence }: Assault): Verdict => (breach ? 'breach' : power === defence ? 'tie' : 'holds')

export function beatTitle(beat: Beat): string {
  if (isExtra(beat)) return beat.title
  return beat.section ? sectionName(beat.section) : say(`w-winter-${beat.key}`)
}

// Two or three words of what came of it, once it has begun.
export function beatResult(winter: Winter, beat: Beat): string {
  if (isExtra(beat)) return beat.result
  if (beat.assault) return say(`w-winter-short-${verdictOf(beat.assault)}`, { power: beat.assault.power, defence: beat.assault.defence })
  if (beat.section) return say('w-quiet')
  if (beat.key === 'reckoning') return say('w-winter-breaches', { count: winter.beats.filter((each) => each.assault?.breach).length })
  return [say('w-winter-arrows', { count: winter.arrows.length }), winter.falls.length ? say('w-winter-falls-count', { count: winter.falls.length }) : '']
    .filter(Boolean)
    .join(', ')
}

// The heading at the foot, and the line below it.
export function beatHeading(winter: Winter, beat: Beat): string {
  if (isExtra(beat)) return beat.title
  if (!beat.section) return beat.key === 'archers' ? beatTitle(beat) : capital(beatResult(winter, beat))
  if (!beat.assault) return say('w-winter-nobody', { section: sectionName(beat.section) })
  const { power, defence } = beat.assault
  return say(`w-winter-head-${verdictOf(beat.assault)}`, { section: sectionName(beat.section), by: Math.abs(power - defence) })
}

export function beatText(winter: Winter, beat: Beat, play: Play): string {
  if (isExtra(beat)) return beat.sentence
  if (beat.assault) return [assaultText(beat.assault), costText(beat, play)].filter(Boolean).join(' ')
  if (beat.section) return say('w-winter-nobody-text')
  if (beat.key === 'archers') return archersText(winter)
  return costText(beat, play) || say('w-winter-no-cost')
}

function archersText(winter: Winter): string {
  const falls = winter.falls.map((each) =>
    say('w-winter-fall', { horde: hordeName(each.horde), section: sectionName(each.section), power: each.power, then: each.then }),
  )
  return [say('w-winter-archers-text', { count: winter.arrows.length }), ...falls].join(' ')
}

function assaultText(assault: Assault): string {
  const hordes = joined(assault.hordes.map((each) => `${hordeName(each.horde)} ${each.power}`))
  const words = say('w-winter-duel', { power: assault.power, hordes, defence: assault.defence, parts: joined(defenceParts(assault)) })
  const short = assault.breach ? say('w-winter-missing', { count: assault.power - assault.defence }) : ''
  return [words, short].filter(Boolean).join(' ')
}

export function defenceParts({ wall, barricades, others, halved }: Assault): string[] {
  const parts = [say('w-winter-wall', { count: wall })]
  if (barricades) parts.push(say('w-winter-barricades', { count: barricades }))
  if (others) parts.push(say('w-winter-others', { count: others }))
  if (halved) parts.push(say('w-halved', { count: halved }))
  return parts
}

// `Shame: Ada 3, Bo 2. Deaths: …`
function costText(beat: Beat, play: Play): string {
  const found = [...tolls(beat.events)]
  const shame = found.filter(([, toll]) => toll.shame).map(([clan, toll]) => `${clanName(play, clan)} ${toll.shame}`)
  const deaths = found.filter(([, toll]) => deathsOf(toll)).map(([clan, toll]) => `${clanName(play, clan)} ${deathsOf(toll)}`)
  return [shame.length ? say('w-winter-shame', { list: joined(shame) }) : '', deaths.length ? say('w-winter-deaths', { list: joined(deaths) }) : '']
    .filter(Boolean)
    .join(' ')
}

const deathsOf = (toll: Toll): number => Object.values(toll.killed).reduce((sum, count) => sum + count, 0)
export const killedWords = (toll: Toll): string => joined(Object.entries(toll.killed).map(([soldier, count]) => counted('soldier', soldier, count)))
export const absentWords = (toll: Toll): string => joined([...new Set(toll.absent)].map((horde) => capital(hordeName(horde))))
