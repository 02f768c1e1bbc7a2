// The games the page can show, by the name the server calls them.

import type { GameModule } from './types'

const loaders: Record<string, () => Promise<{ default: GameModule }>> = {
  burgundy: () => import('./burgundy'),
  great_wall: () => import('./great_wall'),
}

export async function gameNamed(name: string): Promise<GameModule | null> {
  const load = loaders[name]
  return load ? (await load()).default : null
}
