import { beforeEach, expect, it } from 'vitest'
import type { LoggedEvent } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import type { Play } from '../../table/play.svelte'
import { lingers, stageOf, type WinterStage } from './winterStage.svelte'
import winters from './winters.json'

const all = (winters as unknown as Record<string, LoggedEvent[]>)['great_wall/22-four-greedy']!
const start = all.findIndex((event) => event.season === 'winter')
const end = all.findIndex((event, index) => index > start && event.event === 'year_started')
const storm = all.findIndex((event) => event.event === 'assault')
let tables = 0

// A page whose table has come to an event.
function pageAt(place: number, more: object = {}): Play {
  tables += 1
  const sections = ['left', 'middle', 'right'].map((section) => ({ section }))
  const play = {
    events: all.slice(0, place + 1),
    view: { clans: [], sections, options: {} },
    table: { id: `t${tables}`, seats: [] },
    mine: [0],
    over: false,
    sending: false,
    state: { isMine: (event: LoggedEvent) => event.seat === 0 },
    game: { tell: () => ({ level: 'head' }) },
    ...more,
  }
  return play as unknown as Play
}
const beatOf = (stage: WinterStage): string | undefined => stage.winter?.beats[stage.at]?.key
function stageAt(place: number, more: object = {}): WinterStage {
  const stage = stageOf(pageAt(place, more))
  stage.update()
  return stage
}

beforeEach(() => {
  settings.speed = 'normal'
})

it('goes from beat to beat by itself, and stays at the reckoning', () => {
  const stage = stageAt(end)
  const seen = [beatOf(stage)]
  while (stage.wait !== null) {
    expect(stage.wait).toBeGreaterThan(0)
    stage.advance()
    seen.push(beatOf(stage))
  }
  expect(seen).toEqual(['archers', 'left', 'middle', 'right', 'reckoning'])
  expect(stage.open).toBe(true)
})

it('goes no further than the table has come', () => {
  const stage = stageAt(storm)
  stage.advance()
  expect([beatOf(stage), stage.wait]).toEqual(['left', null])
  stage.step(1)
  expect(beatOf(stage)).toBe('left')
})

it('is skipped to the open question, or to the reckoning, and then closed', () => {
  const open = stageAt(storm)
  open.skip()
  expect([beatOf(open), open.open]).toEqual(['left', true])
  const over = stageAt(end)
  over.skip()
  expect([beatOf(over), over.open]).toEqual(['reckoning', true])
  over.skip()
  expect(over.open).toBe(false)
})

it('comes straight to the reckoning without animations', () => {
  settings.speed = 'none'
  expect(beatOf(stageAt(end))).toBe('reckoning')
})

it('is paused by whoever steps, and goes on when told', () => {
  const stage = stageAt(end)
  stage.jump(2)
  expect([beatOf(stage), stage.wait]).toEqual(['middle', null])
  stage.restart()
  expect(beatOf(stage)).toBe('archers')
  expect(stage.wait).not.toBeNull()
})

it('is for those who have decided nothing since', () => {
  expect(stageAt(end).open).toBe(true)
  const { n, move } = all[end]!
  const sent: LoggedEvent = { event: 'clerk_sent', seat: 0, n: n + 1, move: move + 1 }
  expect(stageAt(end, { events: [...all.slice(0, end + 1), sent] }).open).toBe(false)
  expect(stageAt(end, { mine: [] }).open).toBe(false)
})

it('closes when I decide something in the year that follows, not with the last answer in Winter', () => {
  const answered = pageAt(storm, { sending: true })
  const stage = stageOf(answered)
  stage.update()
  ;(answered as { events: LoggedEvent[] }).events = all.slice(0, end + 1)
  stage.update()
  expect(stage.open).toBe(true)
  const next = pageAt(end)
  const closing = stageOf(next)
  closing.update()
  ;(next as unknown as { sending: boolean }).sending = true
  closing.update()
  expect(closing.open).toBe(false)
})

it('keeps the end of a game back until it is closed', () => {
  const play = pageAt(end)
  expect(lingers(play)).toBe(false)
  const stage = stageOf(play)
  stage.update()
  expect(lingers(play)).toBe(true)
  settings.speed = 'none'
  expect(lingers(play)).toBe(false)
  settings.speed = 'normal'
  stage.close()
  expect(lingers(play)).toBe(false)
})
