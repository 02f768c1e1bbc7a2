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
