import { describe, expect, it } from 'vitest'
import type { BotInfo, GameInfo } from '../lib/protocol'
import { say } from '../lib/words.svelte'
import { botRated, levelName } from './bots'

const level = (seats: number, rating: number) => ({ seats, rating, low: rating - 50, high: rating + 50, seconds: 0.02 })
const bot = (name: string, ...levels: BotInfo['levels']): BotInfo => ({ name, title: name, about: '', levels })
const game = { name: 'burgundy', bots: [bot('greedy'), bot('hard', level(4, 1700), level(2, 1800))] } as unknown as GameInfo

describe('levels of bots', () => {
  it('tell the rating at so many seats, or at the nearest number that was measured', () => {
    expect(botRated(game, 'hard', 2)).toBe(say('bot-rated', level(2, 1800)))
    expect(botRated(game, 'hard', 4)).toBe(say('bot-rated', level(4, 1700)))
    expect(botRated(game, 'hard', 5)).toBe(say('bot-rated', level(4, 1700)))
  })

  it('tell nothing that was not measured', () => {
    expect(botRated(game, 'greedy', 2)).toBe('')
    expect(botRated(game, 'random', 2)).toBe('')
  })

  it('have names', () => {
    expect(levelName(bot('greedy'))).toBe(say('bot-greedy-level'))
    expect(levelName(bot('greedy'))).not.toBe(levelName(bot('hard')))
  })
})
