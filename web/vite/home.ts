// The files of the page: everything that home needs lies in one, what is fetched later is left to the bundler.

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const needed = new Map<string, boolean>()

function atHome(id: string, modules: Modules): boolean {
  const known = needed.get(id)
  if (known !== undefined) return known
  needed.set(id, id.endsWith('/src/main.ts')) // also ends circles
  const found = needed.get(id)! || (modules.getModuleInfo(id)?.importers ?? []).some((each) => atHome(each, modules))
  needed.set(id, found)
  return found
}

export const homeChunk = (id: string, modules: Modules): string | null => (atHome(id, modules) ? 'home' : null)
