// Which requests the service worker answers, and from where. All others go to the server as if there were no worker.

export type Kind = 'page' | 'file' | 'open' | null

// What the API says to everybody alike, and nothing else: answers about a person or a table are never kept.
const OPEN = [/^\/api\/games$/, /^\/api\/games\/[^/]+\/catalogue$/, /^\/api\/games\/[^/]+\/rules\/[a-z]{2}$/, /^\/api\/lessons$/]

export interface Asked {
  method: string
  mode: string
  url: string
}

// 'page': a screen is gone to. 'file': a file of the build, which never changes under its name. 'open': an answer for everybody.
export function kindOf({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Kind {
  const { origin: asked, pathname, search } = new URL(url)
  if (method !== 'GET' || asked !== origin) return null
  if (files.has(pathname) || pathname.startsWith('/assets/')) return 'file'
  if (mode === 'navigate') return pathname.startsWith('/api/') || pathname.includes('.') || pathname === '/metrics' ? null : 'page'
  return !search && OPEN.some((path) => path.test(pathname)) ? 'open' : null
}

// Whether an answer may be kept. The server says of everything personal that it must not be stored.
export function mayKeep({ ok, status, headers }: Pick<Response, 'ok' | 'status'> & { headers: Pick<Headers, 'get'> }): boolean {
  return ok && status === 200 && !(headers.get('cache-control') ?? '').includes('no-store') && !headers.get('set-cookie')
}

// Caches of builds that have gone. That before this one stays: a window may still show its page and fetch more of its files.
export function outdated(names: readonly string[], own: string, prefix: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== own).slice(0, -1)
}
