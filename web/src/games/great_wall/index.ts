// The Great Wall, as the page knows it.

import { say } from '../../lib/words.svelte'
import type { GameModule } from '../types'
import Art from './Art.svelte'
import ClanDetails from './ClanDetails.svelte'
import { endWords, isConfirm, reaction, stretch, waiting } from './decisions'
import { flights, foretell, origins, pointsOf, tell, touches } from './describe'
import { figures, glossary, sources, tieBreak } from './endParts'
import Hand from './Hand.svelte'
import HouseMark from './HouseMark.svelte'
import { luck } from './luck'
import { firstOf, registry } from './module'
import modules from './modules'
import { tellsItself } from './moments.svelte'
import { buttons, cost, hotkey, moveTitle, moveVerb, paid, pieceOf, prompt } from './moves'
import MyArea from './MyArea.svelte'
import { moveName } from './notation'
import Piece from './Piece.svelte'
import { automaName, typed } from './read'
import { RULE_PICTURES } from './rulePictures'
import RivalPanel from './RivalPanel.svelte'
import SharedBoard from './SharedBoard.svelte'
import Table from './Table.svelte'
import { targetName } from './targets'
import type { Catalogue } from './types'
import './wall.css'
import './small-desk.css'
import { lingers } from './winterStage.svelte'
import './moments.css'
import './winter.css'

registry.register(modules)

const great_wall: GameModule = {
  name: 'great_wall',
  Art,
  Table,
  SharedBoard,
  MyBoard: MyArea,
  RivalPanel,
  PlayerDetails: ClanDetails,
  Hand,
  Piece,
  payment: ['from', 'price'],
  places: [],
  targets: ['verb'],
  cost,
  // The engine goes on by itself, unless the table asks for a word.
  endsTurn: (_, view) => isConfirm(view),
  endWords,
  inTurn: () => false,
  automa: automaName,
  prompt,
  buttons,
  moveName,
  moveTitle,
  moveVerb,
  paid,
  pieceOf,
  preview: foretell,
  tellsItself,
  outline: () => [],
  tell,
  touches,
  flights,
  // Where a replay stops when it goes by turns.
  rolls: (events) => events.some((event) => event.event === 'turn_started'),
  points: pointsOf,
  origins,
  reaction,
  stretch,
  waiting,
  lingers,
  hidesHands: true,
  targetName,
  rulePictures: Object.assign({}, RULE_PICTURES, ...modules.map((module) => module.rulePictures ?? {})) as Record<string, string[]>,
  // Before commands are revealed nobody hints at anything.
  hushed: (view) => ['choose_commands', 'choose_leaders'].includes(typed(view).asking?.step ?? ''),
  // Resources and hands stand behind screens: whatever is asked, others at the same screen should not look.
  secret: (view) => typed(view).asking !== null,
  chapters: () => [],
  sources: (catalogue) => sources(catalogue as Catalogue),
  breakdown: (view, seat) => typed(view).clans[seat]?.honor ?? {},
  tieBreak,
  sides: (play) => firstOf(play, (module) => module.sides?.(play)) ?? null,
  role: (seat, play) => firstOf(play, (module) => module.role?.(seat, play)) ?? '',
  verdict: (play) => firstOf(play, (module) => module.verdict?.(play)) ?? null,
  result: (play) => firstOf(play, (module) => module.Result) ?? null,
  course: (play) => firstOf(play, (module) => module.course?.(play)) ?? null,
  figures,
  luck,
  glossary: (catalogue) => glossary(catalogue as Catalogue),
  keys: () => [
    ['0–9', say('w-key-places')],
    ['s', say('w-key-done')],
    ['␣ ← → Esc', say('w-key-winter')],
  ],
  marks: () => [{ Mark: HouseMark, title: say('w-house-title'), text: say('w-house-legend') }],
  hotkey,
}

export default great_wall
