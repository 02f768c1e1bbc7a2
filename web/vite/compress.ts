// What is sent is compressed once, as small as can be; the server chooses by what a browser accepts.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSED = /\.(js|css|html|svg)$/
const SMALLEST = 1024

export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        const file = `${dir!}/${name}`
        const content = COMPRESSED.test(name) ? readFileSync(file) : ''
        if (content.length < SMALLEST) continue
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(content))
      }
    },
  }
}
