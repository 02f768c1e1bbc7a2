// Shields: taken with doubles, hung on castles, taxed at the end of each phase.

import type { GameEvent, Move, Part, Seat } from '../../../../lib/protocol'
import { capital, say, type Details } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Flight, GlossaryEntry } from '../../../types'
import type { HexTip, Note, PageModule } from '../../module'
import { at } from '../../pieces'
import { catalogueOf, duchyOf, ownerOf, viewOf } from '../../read'
import type { BurgundyView, Catalogue } from '../../types'
import Art from './Art.svelte'
import CarriedShield from './CarriedShield.svelte'
import DepotShields from './DepotShields.svelte'
import HungShield from './HungShield.svelte'
import { carriedShield, shieldAt, shieldName, shieldPiece, shieldsOn, shieldTexts } from './shields'
import ShieldFacts from './ShieldFacts.svelte'
import ShieldPiece from './ShieldPiece.svelte'
import './shields.css'
import ShieldsHeld from './ShieldsHeld.svelte'

// Shields that allow a move of their own while they hang in a duchy.
const POWERS: Record<number, string> = { 6: 'follow', 16: 'turn' }

const hung = (play: Play, seat: Seat, cell: string): number | undefined => duchyOf(play, seat).shields?.[cell]

function notes(play: Play, seat: Seat): Note[] {
  const tax = duchyOf(play, seat).tax ?? 0
  return tax ? [{ icon: 'b-shield', title: say('b-tax-due', { tax }), text: `${say('b-tax')} ${tax}`, unit: 'b-silver' }] : []
}

function paid(move: Move): string | undefined {
  const workers = Number(move.workers ?? 0)
  if (move.verb === 'pay') return say('b-paid-tax', { silver: Number(move.silver ?? 0), workers })
  if (move.verb !== 'shield') return undefined
  return move.dice ? say('b-paid-shield', { workers }) : say('b-paid-free')
}

function pieceOf(move: Move, play: Play): string | undefined {
  if (move.shield) return shieldPiece(Number(move.shield))
  if (move.verb === 'hang') return shieldPiece(viewOf(play).asking?.shield ?? 0)
  return move.verb === 'turn' ? `die-${Number(move.to)}` : undefined
}

function details(event: GameEvent, play: Play): Details {
  return Array.isArray(event.followed) ? { followed: (event.followed as Seat[]).map((seat) => play.nameOf(seat)).join(', ') } : {}
}

function touches(event: GameEvent, view: BurgundyView): string[] | undefined {
  const seat = event.seat ?? -1
  if (event.event === 'shield_taken') return [at.depot(Number(event.depot)), `rival-${seat}`]
  return event.event === 'shield_hung' ? [at.cell(ownerOf(view, seat), String(event.cell))] : undefined
}

function flight(event: GameEvent, play: Play): Flight | undefined {
  if (event.event !== 'shield_hung') return undefined
  const shield = Number(event.shield)
  return { from: shieldAt(shield), to: at.cell(ownerOf(viewOf(play), event.seat ?? -1), String(event.cell)), piece: shieldPiece(shield) }
}

function hexTip(play: Play, seat: Seat, cell: string): HexTip | undefined {
  const shield = hung(play, seat, cell)
  if (shield === undefined) return undefined
  const catalogue = catalogueOf(play)
  const { follows } = duchyOf(play, seat)
  const followed = { label: say('b-tip-follows'), text: typeof follows === 'number' ? play.nameOf(follows) : say('b-tip-nobody') }
  return {
    body: [`${capital(shieldName(shield))}: ${shieldTexts(catalogue, shield).join(' ')}`],
    facts: 'follows' in (catalogue.shields[shield]?.effect ?? {}) ? [followed] : [],
    rule: `shield.${shield}`,
  }
}

function glossary(catalogue: Catalogue): GlossaryEntry[] {
  return Object.keys(catalogue.shields).map((shield) => ({
    piece: shieldPiece(Number(shield)),
    title: capital(shieldName(Number(shield))),
    kind: say('b-tip-shield'),
    body: shieldTexts(catalogue, Number(shield)),
    count: say('b-count', { coloured: 1, black: 0 }),
  }))
}

const shields: PageModule = {
  name: 'shields',
  rulePictures: { shields: ['shield-7', 'castle', 'shield-16'] },
  words: ['shield', 'shields', 'follows', 'tax'],
  active: (view) => view.shields !== undefined,
  Art,
  pieces: { shield: ShieldPiece },
  slots: { onDepot: DepotShields, onTile: HungShield, onPickedHex: CarriedShield, rivalPieces: ShieldsHeld, powerFacts: ShieldFacts },
  piecesOn: (view, depot) => shieldsOn(view, depot).length,
  notes,
  verbs: {
    shield: { inTurn: true },
    pay: { icon: 'b-coin' },
    turn: { icon: 'b-die' },
    follow: { icon: 'b-monastery' },
    fetch: { names: 'good', answer: true },
    drop: { answer: true },
  },
  targets: ['shield'],
  // A die that is picked already is the one to turn.
  offerParts: (verb, play): Record<string, Part> => (verb === 'turn' && typeof play.picked.die === 'number' ? { number: play.picked.die } : {}),
  carried(play) {
    const shield = carriedShield(play)
    return shield ? { piece: shieldPiece(shield), anchor: shieldAt(shield), label: capital(shieldName(shield)) } : null
  },
  askFacts: (play) => ({ tax: duchyOf(play, play.seat ?? 0).tax ?? 0 }),
  paid,
  pieceOf,
  effectTexts: (move, play) => (move.verb === 'shield' ? shieldTexts(catalogueOf(play), Number(move.shield)) : undefined),
  heads: ['shield_taken', 'shield_dropped', 'tax_paid', 'die_turned', 'player_followed'],
  foreseen: ['shield_taken', 'shield_hung', 'tax_paid', 'die_turned', 'player_followed'],
  details,
  touches,
  flight,
  straightSteps: ['phase_tile'],
  // A castle stands for its shield: to be given up, or for what it allows.
  hexParts(play, seat, cell): Record<string, Part>[] {
    const shield = hung(play, seat, cell)
    if (shield === undefined) return []
    return POWERS[shield] ? [{ shield }, { verb: POWERS[shield] }] : [{ shield }]
  },
  hexLabel(play, seat, cell) {
    const shield = hung(play, seat, cell)
    return shield === undefined ? [] : [shieldName(shield)]
  },
  hexTip,
  effectNumbers: {
    area_step: 'step',
    bonus_factor: 'factor',
    good_silver: 'silver',
    mine_silver: 'silver',
    monastery_factor: 'factor',
    sale_factor: 'factor',
    shield_factor: 'factor',
  },
  sourceIcons: { shields: 'b-shield' },
  glossary,
}

export default shields
