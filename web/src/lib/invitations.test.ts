import { describe, expect, it } from 'vitest'
import { inviteOrigins } from './invitations'

const NETWORK = { reach: 'network' as const, addresses: ['http://192.168.1.5:8000', 'http://10.0.0.5:8000'] }

describe('addresses in invitations', () => {
  it('are those of the networks where the host is on the own machine', () => {
    for (const own of ['http://127.0.0.1:8000', 'http://localhost:8000', 'http://[::1]:8000']) {
      expect(inviteOrigins(own, NETWORK)).toEqual(NETWORK.addresses)
    }
  })

  it('begin with the one that brought the host here', () => {
    expect(inviteOrigins('http://10.0.0.5:8000', NETWORK)).toEqual(['http://10.0.0.5:8000', 'http://192.168.1.5:8000'])
    expect(inviteOrigins('https://table.example.org', { reach: 'public', addresses: ['https://table.example.org'] })).toEqual(['https://table.example.org'])
  })

  it('are the own one where nothing else is known', () => {
    expect(inviteOrigins('http://127.0.0.1:8000', { reach: 'machine', addresses: [] })).toEqual(['http://127.0.0.1:8000'])
    expect(inviteOrigins('http://127.0.0.1:8000', null)).toEqual(['http://127.0.0.1:8000'])
  })
})
