import { describe, expect, it, vi } from 'vitest'
import { renew } from './renewal'

const subscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }) })

function server(notices: object | null) {
  return vi.fn((_path: string | URL | Request, init?: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(notices ?? {}), { status: notices === null ? 401 : init?.method === 'POST' ? 201 : 200 })),
  )
}

const manager = () => ({ subscribe: vi.fn(() => Promise.resolve(subscription('https://push.example.org/new'))) })
const posted = (ask: ReturnType<typeof server>) => ask.mock.calls.filter(([, init]) => init?.method === 'POST')

describe('a subscription that the browser has ended', () => {
  it('is made anew with the key of the server, which hears of it', async () => {
    const [ask, found] = [server({ channels: ['push'], push_key: 'its-key' }), manager()]
    await renew(found, null, ask)
    expect(found.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'its-key' })
    const [[path, init]] = posted(ask) as [[string, RequestInit]]
    expect(path).toBe('/api/notices/push')
    expect(JSON.parse(init.body as string)).toEqual({ endpoint: 'https://push.example.org/new', key: 'point', auth: 'secret' })
  })

  it('is taken over where the browser has replaced it', async () => {
    const [ask, found] = [server({ channels: ['mail', 'push'], push_key: 'its-key' }), manager()]
    await renew(found, subscription('https://push.example.org/other'), ask)
    expect(found.subscribe).not.toHaveBeenCalled()
    expect(JSON.parse(posted(ask)[0]![1]!.body as string)).toMatchObject({ endpoint: 'https://push.example.org/other' })
  })

  it.each([null, { channels: ['mail'], push_key: 'its-key' }, { channels: ['push'], push_key: null }])(
    'stays ended where nothing is wanted: %j',
    async (notices) => {
      const [ask, found] = [server(notices), manager()]
      await renew(found, null, ask)
      expect(found.subscribe).not.toHaveBeenCalled()
      expect(posted(ask)).toEqual([])
    },
  )
})
