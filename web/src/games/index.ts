// The games the page can show, by the name the server calls them. Each comes when it is asked for, with its words.

import { loadWords } from '../lib/words.svelte'
import type { Cover, GameModule } from './types'

interface Loaders {
  module: () => Promise<{ default: GameModule }>
  cover: () => Promise<{ default: Cover }>
}

const loaders: Record<string, Loaders> = {
  burgundy: { module: () => import('./burgundy'), cover: () => import('./burgundy/cover') },
  great_wall: { module: () => import('./great_wall'), cover: () => import('./great_wall/cover') },
}

export async function gameNamed(name: string): Promise<GameModule | null> {
  const load = loaders[name]
  return load ? (await Promise.all([load.module(), loadWords(name)]))[0].default : null
}

export async function coverOf(name: string): Promise<Cover | null> {
  const load = loaders[name]
  return load ? (await load.cover()).default : null
}
