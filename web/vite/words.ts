// The catalogues as the page fetches them: for each language one file with the page's own words, and one for each game. A catalogue of
// the engine carries its game's name in front of its own; what is said where a game is offered belongs to the page. They are parsed here: a
// phone would need a long while for it.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const NAME = 'virtual:words'
const PAGE = 'page'
const RULES = '_rules.ftl' // of the rules reference, which the server sends whole
const COMMENT = /^#.*\n/gm

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

export function words(source: string, engine: string): Plugin {
  const languages = folders(engine).filter((name) => name.length === 2)
  const games = folders(`${source}/games`)

  function catalogues(language: string, part: string): string[] {
    const shared = readdirSync(`${engine}/${language}`).filter((file) => {
      const game = games.find((each) => file === `${each}.ftl` || file.startsWith(`${each}_`))
      return file.endsWith('.ftl') && !file.endsWith(RULES) && (game ?? PAGE) === part
    })
    const game = `games/${part}`
    const own =
      part === PAGE
        ? ['', ...games.map((each) => `games/${each}/cover`)]
        : [game, ...folders(`${source}/${game}/modules`).map((each) => `${game}/modules/${each}`)]
    return [
      ...shared.sort().map((file) => `${engine}/${language}/${file}`),
      ...own.map((folder) => `${source}/${folder}/locales/${language}.ftl`).filter((file) => existsSync(file)),
    ]
  }

  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const [, language, part] = id.split('/')
      if (!language || !part) {
        const parts = languages.flatMap((each) => [PAGE, ...games].map((name) => `${each}/${name}`))
        const loaders = parts.map((each) => `${JSON.stringify(each)}: () => import('${NAME}/${each}')`)
        return `export const games = ${JSON.stringify(games)}\nexport const loaders = {${loaders.join(', ')}}`
      }
      const files = catalogues(language, part)
      for (const file of files) this.addWatchFile(file)
      const text = files.map((file) => readFileSync(file, 'utf8').replace(COMMENT, '')).join('\n')
      return `export default ${JSON.stringify(JSON.stringify(new FluentResource(text).body))}`
    },
  }
}
