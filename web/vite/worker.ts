// The service worker, as /worker.js: built from src/worker, with a list of the build's files in front of it. Its name has no hash, so a browser
// finds the next one; whatever changes in the build changes the list, and so the worker.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export const WORKER = 'worker.js'
const PAGE = 'index.html'
// What one reads without the server: screens, and the games with their drawings.
const READING = /\/src\/(App|shell\/(Help|Glossary|Settings|Lesson|rules\/RulesPage)|games\/\w+\/(index|cover\/index))\.(svelte|ts)$/
const WORDS = /virtual:words\/(\w+)\/\w+$/

interface Chunk {
  type: 'chunk'
  fileName: string
  facadeModuleId: string | null
  imports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}

type Files = Record<string, Chunk | { type: 'asset' }>

// A chunk with all that it cannot do without.
function closure(file: string, files: Files, found = new Set<string>()): Set<string> {
  const chunk = files[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
  for (const each of chunk.imports) closure(each, files, found)
  return found
}

function listed(files: Files, page: string, pub: string[]): { shell: string[]; reading: string[]; words: Record<string, string[]> } {
  const chunks = Object.values(files).filter((each): each is Chunk => each.type === 'chunk' && each.fileName !== WORKER)
  // The script of the page, with all that the page itself names.
  const [entry = '', ...more] = [...page.matchAll(/"\/(assets\/[^"]+)"/g)]
    .map(([, name]) => name!)
    .sort((one, other) => Number(other.endsWith('.js')) - Number(one.endsWith('.js')))
  if (files[entry]?.type !== 'chunk') throw new Error('the page has no script')
  const shell = [...new Set([...closure(entry, files), ...more])]
  const reading = new Set<string>()
  const words: Record<string, string[]> = {}
  for (const chunk of chunks) {
    const language = chunk.moduleIds.map((id) => WORDS.exec(id)?.[1]).find(Boolean)
    if (language) (words[language] ??= []).push(`/${chunk.fileName}`)
    else if (chunk.moduleIds.some((id) => READING.test(id))) closure(chunk.fileName, files, reading)
  }
  const path = (name: string): string => `/${name}`
  return { shell: [...shell, ...pub].map(path), reading: [...reading].filter((each) => !shell.includes(each)).map(path), words }
}

export function worker(source: string, shown: string): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${source}/worker/worker.ts`, fileName: WORKER })
    },
    writeBundle({ dir }, bundle) {
      const pub = readdirSync(shown)
      const games = readdirSync(`${source}/games`, { withFileTypes: true }).filter((each) => each.isDirectory())
      const hash = createHash('sha256').update(Object.keys(bundle).sort().join('\n'))
      for (const name of [PAGE, WORKER, ...pub]) hash.update(readFileSync(`${dir!}/${name}`))
      const build = {
        version: hash.digest('hex').slice(0, 12),
        ...listed(bundle as unknown as Files, readFileSync(`${dir!}/${PAGE}`, 'utf8'), pub),
        games: games.map(({ name }) => name),
      }
      const code = readFileSync(`${dir!}/${WORKER}`, 'utf8')
      if (/^\s*(import|export)\b/m.test(code)) throw new Error('the worker must be one file')
      writeFileSync(`${dir!}/${WORKER}`, `const BUILD=${JSON.stringify(build)};\n${code}`)
    },
  }
}
