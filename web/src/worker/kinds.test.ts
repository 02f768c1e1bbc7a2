import { describe, expect, it } from 'vitest'
import { kindOf, mayKeep, outdated } from './kinds'

const ORIGIN = 'https://table.example.org'
const files = new Set(['/icon.svg', '/manifest.webmanifest'])
const kind = (path: string, mode = 'cors', method = 'GET') => kindOf({ method, mode, url: path.startsWith('/') ? ORIGIN + path : path }, ORIGIN, files)

describe('what the worker answers', () => {
  it('knows screens, files and answers for everybody', () => {
    expect(kind('/', 'navigate')).toBe('page')
    expect(kind('/t/abc', 'navigate')).toBe('page')
    expect(kind('/assets/home-1a2b.js', 'cors')).toBe('file')
    expect(kind('/icon.svg', 'no-cors')).toBe('file')
    for (const path of ['/api/games', '/api/games/burgundy/catalogue', '/api/games/great_wall/rules/pl', '/api/lessons']) expect(kind(path)).toBe('open')
  })

  it('leaves everything personal, and all that changes something, to the server', () => {
    for (const path of ['/api/me', '/api/tables', '/api/tables/abc', '/api/notices', '/api/absences', '/api/health/live', '/api/lessons/x', '/api/games?x'])
      expect(kind(path)).toBeNull()
    expect(kind('/api/games', 'cors', 'POST')).toBeNull()
    expect(kind('/api/tables/abc/record', 'navigate')).toBeNull()
    expect(kind('/metrics', 'navigate')).toBeNull()
    expect(kind('https://elsewhere.example.org/assets/x.js')).toBeNull()
  })

  it('keeps nothing that must not be stored', () => {
    const answer = (control: string, status = 200, cookie = '') => ({
      ok: status < 300,
      status,
      headers: { get: (name: string) => (name === 'cache-control' ? control : name === 'set-cookie' ? cookie : null) },
    })
    expect(mayKeep(answer('no-cache'))).toBe(true)
    expect(mayKeep(answer('no-store'))).toBe(false)
    expect(mayKeep(answer('no-cache', 503))).toBe(false)
    expect(mayKeep(answer('no-cache', 206))).toBe(false)
    expect(mayKeep(answer('no-cache', 200, 'session=1'))).toBe(false)
  })

  it('keeps the build before this one, and what others keep', () => {
    expect(outdated(['page-1', 'page-2', 'other', 'page-3'], 'page-3', 'page-')).toEqual(['page-1'])
    expect(outdated(['page-3'], 'page-3', 'page-')).toEqual([])
  })
})
