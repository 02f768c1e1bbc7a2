// What a module (an expansion or a mode) of The Great Wall adds to the page. All but the first three members are optional: the
// base asks the modules that take part and shows what they answer.

import type { Component } from 'svelte'
import type { GameEvent, LoggedEvent, Move, Seat } from '../../lib/protocol'
import type { Play } from '../../table/play.svelte'
import { Registry, type Switched } from '../registry'
import type { Course, EndSheet, Flight, GlossaryEntry, MoveButton, PreviewLine, Side, TipText, Told } from '../types'
import type { Facts, Text } from './phrases'
import type { Tab } from './tabs'
import type { Catalogue, Clan, HordeView, Place, Row, Section, SectionName, WallView } from './types'
import type { Beat, Winter } from './winter'

// The places where a module may put a component, with what the component is told beside `play`.
export interface SlotProps {
  // The middle, from top to bottom: over the whole wall; in a section below its forecast; on a horde, and in the drawing of
  // its spots (168 by 56); on the wall; in the rest zone.
  aboveWall: object
  inSection: { section: Section }
  onHorde: { section: Section; horde: HordeView; row: number }
  onSpots: { section: Section; horde: HordeView; row: number }
  onWall: { section: Section; first: boolean }
  inRestZone: { section: Section }
  // On any place; at the warehouse; after the last of the places.
  onPlace: { place: Place }
  onWarehouse: object
  besidePlaces: object
  // What is mine: a part of its own; beside my resources and pool.
  inMyArea: { clan: Clan }
  amongMyPieces: { clan: Clan }
  // Another clan: in its panel; rows of the list that is opened.
  inRivalPanel: { clan: Clan }
  clanFacts: { clan: Clan }
  // Left rail (below order and people), right rail (below the command track), time track, the card of a question.
  inLeftRail: object
  inRightRail: object
  onTimeTrack: object
  inDecision: { step: string }
  // Always in sight on a phone.
  inPhoneTop: object
}

export type SlotName = keyof SlotProps
export type Slots = { [Name in SlotName]?: Component<{ play: Play } & SlotProps[Name]> }

// A clan that is no player's.
export interface ClanKind {
  // What its panel says instead of a player's hand and stock.
  Summary: Component<{ play: Play; clan: Clan }>
  scores: boolean
  // The kind of its command cards.
  cards?: string
}

export interface CardFacts {
  icon: string
  // Where the catalogue has its rows.
  rows(catalogue: Catalogue): Record<string, Row>
  texts(row: Row): Text[]
  // The rule of all cards of this kind.
  rule?: string
}

export interface PlaceFacts {
  icon: string
  rule?: string
}

export interface Verb {
  // Where its answers lie on a phone.
  tab?: Tab
  // A button in the status bar.
  icon?: string
  // The event that says the same as the move, so a preview leaves it out.
  event?: string
  // It is an advisor of the row who is picked.
  advisor?: boolean
  // Answered on the table, even while a card asks.
  onTable?: boolean
  // Its target is a place.
  onPlace?: boolean
  // Its target is a vital spot, and the soldier who comes to stand there.
  onSpot?: boolean
  soldier?: string
}

// A beat of the scene of Winter, between the assaults and the reckoning; it has begun once it has events.
export interface WinterBeat extends Beat {
  title: string
  // What came of it, in two or three words; and the sentence for the foot of the scene and for screen readers.
  result: string
  sentence: string
  Scene: Component<{ play: Play; winter: Winter; beat: WinterBeat }>
}

export interface PageModule extends Switched<WallView> {
  slots?: Slots
  // Symbols that its pieces refer to (`w-<soldier>`, `w-horde-<horde>`), and its pieces by the first word of their names.
  Art?: Component
  pieces?: Record<string, Component<{ piece: string }>>
  // Pieces that its sections of the rules show.
  rulePictures?: Record<string, string[]>

  clanKinds?: Record<string, ClanKind>
  cardKinds?: Record<string, CardFacts>
  places?: Record<string, PlaceFacts>
  // More kinds of soldiers of a clan; what covers spots and is drawn by its own component in `onSpots`.
  soldiers?(clan: Clan): string[]
  covers?: string[]
  // All kinds of soldiers that it brings, in the order of the engine, if clans have different ones.
  kinds?: string[]
  // What a soldier leaves on the spot that it strikes, where that is not the soldier.
  leaves?: Record<string, string>
  // The spots that a soldier takes who stands on one, where these are not that one and the next.
  spans?(soldier: string, spot: string, way: string | null): string[] | undefined
  // Soldiers of a clan on firing spots who are no archers.
  onFiringSpots?(clan: Clan, section: SectionName): Record<string, number>
  // What a forecast says instead of power and defence, and after its verdict.
  forecast?(section: Section): { instead?: string; then?: string }
  traitIcons?: Record<string, string>
  // It shows the pool of shame itself.
  tellsShame?: boolean

  // Moves by their verbs; steps whose answers stand on the card in the rail; steps that send soldiers to a section.
  verbs?: Record<string, Verb>
  choiceSteps?: string[]
  // What stands on the desk in place of the answers, for everyone, whoever is asked.
  desk?(play: Play): Component<{ play: Play }> | undefined
  sendingSteps?: string[]
  askFacts?(play: Play): Facts
  buttons?(play: Play): MoveButton[]
  moveTitle?(move: Move, play: Play): string | undefined
  pieceOf?(move: Move, play: Play): string | undefined

  // Events: told as decisions; told under what brought them about; never told; good for the one they happen to.
  heads?: string[]
  arrivals?: string[]
  silent?: string[]
  gains?: string[]
  // Null where it is told by another line.
  tell?(event: GameEvent, play: Play): Told | null | undefined
  foretell?(events: GameEvent[], move: Move, play: Play): PreviewLine[]
  touches?(event: GameEvent): string[] | undefined
  flight?(event: GameEvent, play: Play): Flight | null | undefined
  // What it adds to the scene of a winter with these events.
  winterBeats?(events: LoggedEvent[], play: Play): WinterBeat[]
  // What a piece is called when somebody points at it.
  targetName?(piece: string, play: Play): string | undefined
  // In which part of a phone a piece lies, by the first word of its name.
  tabs?: Record<string, Tab>

  hordeTip?(play: Play, section: Section, horde: HordeView): TipText['facts']
  forecastTip?(play: Play, section: Section): TipText['facts']
  placeTip?(play: Play, place: Place): TipText['facts']

  sourceIcons?: Record<string, string>
  // Events that are counted at the end, by the key of their label.
  figures?: Record<string, string>
  glossary?(catalogue: Catalogue): GlossaryEntry[]

  // How a game together can end, and whether that is a win.
  endings?: Record<string, boolean>
  // The end, and what the shell asks of a game.
  sides?(play: Play): Side[] | null
  role?(seat: Seat, play: Play): string
  verdict?(play: Play): string | null
  course?(play: Play): Course | null
  Result?: EndSheet
}

export const registry = new Registry<WallView, PageModule>()

export const activeIn = (play: Play): PageModule[] => registry.activeIn(play)
export const gather = <Answer>(play: Play, ask: (module: PageModule) => Answer[] | undefined): Answer[] => registry.gather(play, ask)
export const firstOf = <Answer>(play: Play, ask: (module: PageModule) => Answer | undefined): Answer | undefined => registry.firstOf(play, ask)

export const verbFacts = (verb: string): Verb => registry.find((module) => module.verbs?.[verb]) ?? {}
export const placeVerbs = (): string[] => registry.all.flatMap(({ verbs = {} }) => Object.keys(verbs).filter((verb) => verbs[verb]?.onPlace))
export const spotVerbs = (): string[] => registry.all.flatMap(({ verbs = {} }) => Object.keys(verbs).filter((verb) => verbs[verb]?.onSpot))
export const cardFacts = (kind: string): CardFacts | undefined => registry.find((module) => module.cardKinds?.[kind])
export const clanKind = (kind: string): ClanKind | undefined => registry.find((module) => module.clanKinds?.[kind])
// Whether a clan plays for honor.
export const scores = (clan: Clan): boolean => clanKind(clan.kind)?.scores ?? true
