// Where an invitation leads: addresses under which others reach the server.

import type { Addresses } from './protocol'

const OWN_MACHINE = /^(localhost|127\.[\d.]+|\[::1\])$/

// The address in my browser, unless it means only my own machine; then what the server knows of itself.
export function inviteOrigins(own: string, found: Addresses | null): string[] {
  const mine = OWN_MACHINE.test(new URL(own).hostname) ? [] : [own]
  const all = [...new Set([...mine, ...(found?.addresses ?? [])])]
  return all.length ? all : [own]
}
