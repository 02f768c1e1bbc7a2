import { beforeEach, expect, test } from 'vitest'
import type { ChatLine } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { Pointing } from './pointing.svelte'
import type { Play } from './play.svelte'

const line = (more: Partial<ChatLine> = {}): ChatLine => ({
  who: 'a',
  name: 'Ada',
  seat: 1,
  text: '',
  at: 0,
  kind: 'look',
  target: 'depot-3',
  ...more,
})

function toy(more: object = {}): { pointing: Pointing; sent: unknown[] } {
  const sent: unknown[] = []
  const play = {
    mine: [0],
    over: false,
    view: {},
    game: { targetName: (piece: string) => (piece.startsWith('depot') ? 'depot 3' : null) },
    connection: {
      request: (wish: unknown) => {
        sent.push(wish)
        return Promise.resolve({ t: 'ack' })
      },
    },
    showError: () => undefined,
    ...more,
  }
  return { pointing: new Pointing(play as unknown as Play, true), sent }
}

beforeEach(() => {
  settings.pointing = true
})

test('a piece is marked once, until it fades', () => {
  const { pointing } = toy()
  pointing.receive(line())
  pointing.receive(line({ kind: 'please' }))
  expect(pointing.marks.map((mark) => mark.kind)).toEqual(['please'])
  pointing.fade(pointing.marks[0]!.key)
  expect(pointing.marks).toEqual([])
})

test('whoever does not want it sees nothing, and what is only said is no signal', () => {
  const { pointing } = toy()
  pointing.receive(line({ kind: undefined, target: undefined, text: 'hello' }))
  settings.pointing = false
  pointing.receive(line())
  expect(pointing.marks).toEqual([])
  expect(pointing.said).toBe('')
})

test('it sends the piece and what is meant, and nothing waits after that', async () => {
  const { pointing, sent } = toy()
  pointing.arm('will')
  expect(pointing.armed).toBe('will')
  await pointing.send('will', 'depot-3')
  expect(sent).toEqual([{ t: 'point', kind: 'will', target: 'depot-3' }])
  expect(pointing.armed).toBeNull()
})

test('only players point, and nobody while all choose in secret', () => {
  expect(toy().pointing.open('depot-3')).toBe(true)
  expect(toy({ mine: [] }).pointing.open('depot-3')).toBe(false)
  expect(toy({ game: { hushed: () => true } }).pointing.open('depot-3')).toBe(false)
})
