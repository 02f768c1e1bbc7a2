import { describe, expect, it } from 'vitest'
import { Registry, type Switched } from './registry'

interface Toy extends Switched<{ toys?: number }> {
  tell?(event: string): string | null | undefined
}

const quiet: Toy = { name: 'quiet', words: [], active: () => true }
const loud: Toy = { name: 'loud', words: ['toys'], active: (view) => view.toys !== undefined, tell: (event) => (event === 'bang' ? 'BANG' : undefined) }
const hushed: Toy = { name: 'hushed', words: [], active: () => true, tell: () => null }

describe('the modules of a game', () => {
  const registry = new Registry<{ toys?: number }, Toy>()
  registry.register([quiet, loud, hushed])

  it('take part where the view says so, in their order', () => {
    expect(registry.active({}).map((module) => module.name)).toEqual(['quiet', 'hushed'])
    expect(registry.active({ toys: 0 }).map((module) => module.name)).toEqual(['quiet', 'loud', 'hushed'])
  })

  it('answer one after the other; null is an answer, undefined is none', () => {
    const ask = (view: { toys?: number }, event: string): string | null | undefined => registry.first(view, (module) => module.tell?.(event))
    expect(ask({ toys: 1 }, 'bang')).toBe('BANG')
    expect(ask({ toys: 1 }, 'whisper')).toBeNull()
    expect(ask({}, 'bang')).toBeNull()
  })

  it('are all asked for what is known without a table', () => {
    expect(registry.find((module) => module.tell?.('bang'))).toBe('BANG')
    expect(registry.find((module) => (module.name === 'nobody' ? 1 : undefined))).toBeUndefined()
  })
})
