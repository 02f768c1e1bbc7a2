// Hash of a seed, to compare with the one shown at the start. Browsers offer it only on secure pages.

export async function hashOf(seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
