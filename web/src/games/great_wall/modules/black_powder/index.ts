// Black Powder: towers, war machines, special soldiers, and hordes that lay siege.

import { capital, say } from '../../../../lib/words.svelte'
import type { PageModule } from '../../module'
import { phrase, type Text } from '../../phrases'
import { at } from '../../places'
import { hordeAt, sectionOf } from '../../read'
import type { Row, SectionName } from '../../types'
import Aim from './Aim.svelte'
import Art from './Art.svelte'
import MachinePanel from './MachinePanel.svelte'
import MachinesAtRest from './MachinesAtRest.svelte'
import { pricesOf } from './machines'
import { forecast, MACHINES, onFiringSpots, spans } from './powder'
import ShotGhost from './ShotGhost.svelte'
import TowersAndRubble from './TowersAndRubble.svelte'
import type { Special } from './types.generated'
import { winterBeats } from './winter'

const SPECIALS: Special[] = ['monk', 'bomber', 'flamethrower', 'crossbowman', 'tank']
const OWN = ['shoot', 'man', 'emplace', 'machine', 'drop']
const spotNames = (lines: string[]): string =>
  lines
    .flatMap((line, y) => line.split(/\s+/).map((code, x) => (code === 'x' ? `${'ab'[y]}${x + 1}` : '')))
    .filter(Boolean)
    .join(', ')
const texts = (row: Row): Text[] => [['shot-wounds', { spots: spotNames(row.wounds as string[]) }]]

const blackPowder: PageModule = {
  name: 'black_powder',
  rulePictures: {
    machines: ['w-ballista', 'w-cannon', 'w-rockets', 'w-tower'],
    'special-soldiers': ['monk-0', 'bomber-0', 'flamethrower-0', 'crossbowman-0', 'tank-0', 'w-snake'],
    'siege-hordes': ['horde-battering-ram', 'horde-trebuchet', 'horde-ladders', 'horde-veterans'],
    'black-powder': ['w-cannon', 'horde-trebuchet', 'wall-1'],
  },
  words: ['black_powder', 'powder', 'snake', 'snakes', 'ladders', 'others_firing', 'manned', 'ram_moved', 'siege', ...SPECIALS],
  active: (view) => view.black_powder !== undefined,
  Art,
  slots: { onHorde: Aim, onSpots: ShotGhost, onWall: TowersAndRubble, inRestZone: MachinesAtRest, inRightRail: MachinePanel },
  cardKinds: { shot: { icon: 'w-rockets', rows: (catalogue) => catalogue.shots, texts, rule: 'black_powder.shot' } },
  soldiers: (clan) => (clan.special ? [clan.special] : []),
  kinds: SPECIALS,
  leaves: { bomber: 'wound', crossbowman: 'snake' },
  spans,
  onFiringSpots,
  forecast,
  traitIcons: { ram: 'w-horde-battering-ram', ladders: 'w-horde-ladders', bombards: 'w-breach', only_row: 'w-horde-trebuchet' },
  verbs: {
    shoot: { tab: 'wall', event: 'shot' },
    man: { tab: 'wall', event: 'manned' },
    emplace: { tab: 'wall', event: 'machine_placed' },
    machine: { tab: 'wall', event: 'machine_built' },
    drop: { tab: 'wall', event: 'dropped', onSpot: true, soldier: 'bomber' },
  },
  moveTitle: (move, play) => {
    if (!OWN.includes(move.verb)) return undefined
    const { machine, tower, section, row, spot } = move
    const horde = section && row ? hordeAt(sectionOf(play, section as SectionName), Number(row))?.horde : undefined
    return capital(phrase(`w-title-${move.verb}`, { machine, tower, section, spot, horde: horde ?? null }))
  },
  pieceOf: (move) => {
    if (move.machine) return `w-${String(move.machine)}`
    return move.verb === 'man' ? 'w-tower' : undefined
  },
  heads: ['shot', 'machine_built', 'machine_placed', 'manned', 'dropped'],
  arrivals: ['ram_moved', 'machine_lost'],
  touches: (event) => {
    const section = String(event.section)
    if (event.event === 'manned' || event.event === 'tower_left') return [`tower-${String(event.tower)}`]
    if (['machine_built', 'machine_placed', 'machine_lost'].includes(event.event)) return [at.rest(section)]
    if (event.event === 'shot' || event.event === 'ram_moved') return [at.horde(section, Number(event.row))]
    return event.event === 'dropped' ? [at.horde(section, 1)] : undefined
  },
  winterBeats,
  targetName: (piece) => (piece.startsWith('tower-') ? capital(say(piece)) : undefined),
  tabs: { tower: 'wall' },
  hordeTip: (_play, section, horde) => {
    const hits = Object.entries(horde.cover).filter(([, what]) => what.startsWith('tank')).length
    return [
      ...(section.falling ? [{ label: say('w-powder-after'), text: capital(say('w-powder-falls', { count: section.falling })) }] : []),
      ...(hits ? [{ label: capital(say('soldier-tank')), text: say('w-powder-tank') }] : []),
    ]
  },
  forecastTip: (_play, section) => [
    ...(section.ladders ? [{ label: say('w-powder-ladders-label'), text: say('w-powder-ladders-text') }] : []),
    ...(section.falling ? [{ label: say('w-powder-after'), text: capital(say('w-powder-falls', { count: section.falling })) }] : []),
  ],
  glossary: (catalogue) => [
    ...MACHINES.map((machine) => ({
      piece: `w-${machine}`,
      title: capital(say(`machine-${machine}`)),
      kind: say('w-machines'),
      body: [say('w-about-machine'), ...pricesOf(catalogue, machine)],
      count: say('origin-rulebook'),
    })),
    ...SPECIALS.map((soldier) => ({
      piece: `${soldier}-0`,
      title: capital(say(`soldier-${soldier}`)),
      kind: say('w-specials'),
      body: [say(`w-about-${soldier}`), phrase('w-costs-these', { resources: catalogue.specials[soldier]?.cost ?? {} })],
      count: say('origin-rulebook'),
    })),
  ],
  sourceIcons: { machines: 'w-cannon', towers: 'w-tower' },
  figures: { shot: 'w-figure-shots', manned: 'w-figure-towers' },
  // All lose when the last level falls.
  verdict: (play) => {
    const end = play.events.findLast((event) => event.event === 'game_ended')
    return end?.reason === 'rubble' ? say('w-powder-lost') : null
  },
}

export default blackPowder
