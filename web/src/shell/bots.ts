// Names and descriptions of bots.

import type { BotInfo, GameInfo } from '../lib/protocol'
import { known, say } from '../lib/words.svelte'

export function botName(bot: BotInfo | string): string {
  const { name, strength } = typeof bot === 'string' ? { name: bot, strength: null } : bot
  const said = known(`bot-${name}`) ? say(`bot-${name}`) : name
  return typeof strength === 'number' ? say('bot-strength', { bot: said, strength: Math.round(strength) }) : said
}

// What sort of player it is.
export function botAbout(game: GameInfo, name: string): string {
  const key = `bot-${name}-about`
  return known(key) ? say(key) : (game.bots.find((bot) => bot.name === name)?.about ?? '')
}

// The one that a seat is given at first: neither too easy nor slow to answer.
export function bestBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.name === 'greedy') ?? game.bots.at(-1))?.name ?? ''
}

// The name among the levels to choose from.
export function levelName(bot: BotInfo): string {
  const key = `bot-${bot.name}-level`
  return known(key) ? say(key) : botName(bot)
}

// How strong it was measured to be, at so many seats or the nearest number that was measured; empty where it was not.
export function botRated(game: GameInfo, name: string, seats: number): string {
  const levels = game.bots.find((bot) => bot.name === name)?.levels ?? []
  const [nearest] = [...levels].sort((one, other) => Math.abs(one.seats - seats) - Math.abs(other.seats - seats))
  return nearest ? say('bot-rated', { ...nearest }) : ''
}
