import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { QUIET, qrPath } from './qr'

const SCALE = 4

// The path as a camera sees it: dark squares on white.
function seen({ size, path }: { size: number; path: string }): Uint8ClampedArray {
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let place = 0; place < SCALE * SCALE; place++) {
      const at = (Number(y) * SCALE + Math.floor(place / SCALE)) * width + Number(x) * SCALE + (place % SCALE)
      pixels.fill(0, at * 4, at * 4 + 3)
    }
  }
  return pixels
}

describe('a QR code', () => {
  it.each(['http://192.168.1.5:8000/#/t/AbCdEfGhIjKlMnOpQrStUv/join/0123456789abcdef01234567', 'https://a.example/', `https://b.example/${'ż'.repeat(90)}`])(
    'is read as %s',
    (text) => {
      const drawn = qrPath(text)
      const width = drawn.size * SCALE
      expect(jsQR(seen(drawn), width, width)?.data).toBe(text)
    },
  )

  it('has a quiet border', () => {
    const { size, path } = qrPath('https://a.example/')
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...places)).toBe(QUIET)
    expect(Math.max(...places)).toBe(size - QUIET - 1)
  })
})
