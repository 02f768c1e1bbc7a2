import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress } from './vite/compress'
import { homeChunk } from './vite/home'
import { words } from './vite/words'
import { worker } from './vite/worker'

// Where a server for development listens; its page is then served by Vite and the rest passed through.
const server = process.env.CRENEL_SERVER ?? 'http://127.0.0.1:8000'
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  plugins: [svelte(), words(path('src'), path('../src/crenel/locales')), worker(path('src'), path('public')), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: homeChunk }] } } },
  },
  server: {
    fs: { allow: [path('.'), path('../src/crenel/locales')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/test-setup.ts'] },
})
