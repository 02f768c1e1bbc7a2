import { describe, expect, it } from 'vitest'
import { gameOfLesson, textsOf } from './lessonTexts'

describe('the texts of a lesson', () => {
  it('are its prompts in order, without what only the table knows', () => {
    const texts = textsOf('burgundy-first-game')
    expect(texts.length).toBeGreaterThan(20)
    expect(texts[0]).toContain('You rule a duchy')
    expect(texts.join(' ')).not.toMatch(/[{$}]/)
    expect(textsOf('burgundy-no-such-game')).toEqual([])
  })

  it('are with the words of its game', () => {
    expect(gameOfLesson('great_wall-first-year')).toBe('great_wall')
    expect(gameOfLesson('burgundy-solo')).toBe('burgundy')
  })
})
