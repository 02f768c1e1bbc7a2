// The Castles of Burgundy, as the page knows it.

import type { GameEvent, Move } from '../../lib/protocol'
import { say } from '../../lib/words.svelte'
import type { Play } from '../../table/play.svelte'
import type { GameModule, PreviewLine, View } from '../types'
import Art from './Art.svelte'
import './burgundy.css'
import { foretell, origins, pointsOf, scoresBefore, tell, touches } from './describe'
import { figures, glossary, sources, tieBreak } from './endParts'
import { flights } from './flights'
import DuchyDetails from './DuchyDetails.svelte'
import { luck } from './luck'
import { activeIn, firstOf, registry } from './module'
import modules from './modules'
import { buttons, cost, hotkey, moveName, moveTitle, moveVerb, paid, pieceOf, prompt } from './moves'
import MyDice from './MyDice.svelte'
import MyDuchy from './MyDuchy.svelte'
import Piece from './Piece.svelte'
import { kindOf } from './pieces'
import { RULE_PICTURES } from './rulePictures'
import RivalPanel from './RivalPanel.svelte'
import SharedBoard from './SharedBoard.svelte'
import { targetName } from './targets'
import { tileTexts } from './texts'
import type { BurgundyView, Catalogue } from './types'

registry.register(modules)

const read = (view: View): BurgundyView => view as unknown as BurgundyView

function preview(events: GameEvent[], move: Move, play: Play): PreviewLine[] {
  const lines = foretell(events, play)
  if (paid(move, play)) lines.push({ text: paid(move, play), tone: 'cost' })
  const catalogue = play.catalogue as Catalogue
  if (['place', 'build'].includes(move.verb) && move.tile && kindOf(String(move.tile)) !== 'pasture') {
    lines.push({ text: tileTexts(catalogue, String(move.tile))[0] ?? '', tone: 'then' })
  }
  for (const module of activeIn(play)) {
    lines.push(...(module.effectTexts?.(move, play) ?? []).map((text) => ({ text, tone: 'then' as const })))
  }
  return lines
}

const burgundy: GameModule = {
  name: 'burgundy',
  Art,
  SharedBoard,
  MyBoard: MyDuchy,
  RivalPanel,
  PlayerDetails: DuchyDetails,
  Hand: MyDice,
  Piece,
  rulePictures: Object.assign({}, RULE_PICTURES, ...modules.map((module) => module.rulePictures ?? {})) as Record<string, string[]>,
  payment: ['die', 'workers', 'silver'],
  targets: ['cell', 'depot', 'good', 'verb', ...modules.flatMap((module) => module.targets ?? [])],
  places: ['cell'],
  cost,
  endsTurn: (move) => move.verb === 'end',
  inTurn: (view) => read(view).asking?.step === 'turn',
  prompt,
  buttons,
  moveName,
  moveTitle,
  moveVerb,
  paid,
  pieceOf,
  preview,
  outline: (events) => events.flatMap((event) => (event.event === 'area_completed' ? (event.cells as string[]) : [])),
  tell,
  touches,
  flights,
  rolls: (events) => events.some((event) => event.event === 'dice_rolled'),
  points: (event) => [...scoresBefore(event), ...pointsOf(event)],
  origins,
  targetName,
  secret: (view) => read(view).asking?.step === 'settle_together',
  chapters: (catalogue) => {
    const { phases, rounds } = catalogue as Catalogue
    return Object.keys(phases).map((name) => ({ name: say(`phase-${name}`), rounds }))
  },
  sources: (catalogue) => sources(catalogue as Catalogue),
  breakdown: (view, seat) => read(view).players[seat]?.points ?? {},
  sides: (play) => firstOf(play, (module) => module.sides?.(play)) ?? null,
  role: (seat, play) => firstOf(play, (module) => module.role?.(seat, play)) ?? '',
  verdict: (play) => firstOf(play, (module) => module.verdict?.(play)) ?? null,
  result: (play) => firstOf(play, (module) => module.Result) ?? null,
  course: (play) => firstOf(play, (module) => module.course?.(play)) ?? null,
  tieBreak,
  figures,
  luck,
  glossary: (catalogue) => glossary(catalogue as Catalogue),
  keys: () => [
    ['1–6', say('b-key-dice')],
    ['w', say('b-key-workers')],
  ],
  hotkey,
}

export default burgundy
