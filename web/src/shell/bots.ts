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

// The strongest one that is known, else the first.
export function bestBot(game: GameInfo): string {
  const ranked = game.bots.toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0))
  const sensible = ranked.filter((bot) => bot.name !== 'random')
  return (sensible[0] ?? ranked[0])?.name ?? ''
}
