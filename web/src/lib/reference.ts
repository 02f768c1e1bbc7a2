// Rules reference of a game, fetched when it is opened, and what can be looked up in it.

import { api } from './api'
import type { Reference, ReferenceParagraph, ReferenceSection } from './protocol'
import type { Language } from './settings.svelte'

export interface Found {
  section: ReferenceSection
  // Only these, if not all.
  paragraphs: ReferenceParagraph[]
  whole: boolean
}

const loaded = new Map<string, Promise<Reference>>()

export function referenceOf(game: string, language: Language): Promise<Reference> {
  const key = `${game} ${language}`
  let found = loaded.get(key)
  if (!found) {
    found = api.rules(game, language)
    found.catch(() => loaded.delete(key))
    loaded.set(key, found)
  }
  return found
}

// The anchor of a place: the name of a section, a rule with or without its game, `option.<name>`, `step.<name>`, `event.<name>`. Null if there
// is none.
export function anchorOf({ game, sections, ...tables }: Reference, place: string): string | null {
  const [sort = '', name = ''] = place.split(/\.(.*)/)
  const wanted = { option: tables.options, step: tables.steps, event: tables.events }[sort]?.[name] ?? place
  const section = sections.find((each) => each.name === wanted || each.anchor === wanted)
  if (section) return section.anchor
  const rules = sections.flatMap((each) => each.paragraphs.map(({ rule }) => rule))
  return [wanted, `${game}.${wanted}`].find((rule) => rules.includes(rule)) ?? null
}

export const sectionOf = ({ sections }: Reference, anchor: string): ReferenceSection | undefined =>
  sections.find((each) => each.anchor === anchor || each.paragraphs.some(({ rule }) => rule === anchor))

const simple = (text: string): string => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')

const whole = (section: ReferenceSection): Found => ({ section, paragraphs: section.paragraphs, whole: true })

// Sections whose heading or remarks have all words, and of the others the paragraphs that do.
export function search({ sections }: Reference, words: string): Found[] {
  const wanted = simple(words).split(/\s+/).filter(Boolean)
  const fits = (...texts: string[]): boolean => {
    const text = simple(texts.join(' '))
    return wanted.every((word) => text.includes(word))
  }
  if (!wanted.length) return sections.map(whole)
  return sections.flatMap((section): Found[] => {
    if (fits(section.title, section.name)) return [whole(section)]
    const paragraphs = section.paragraphs.filter(({ rule, text }) => fits(rule, text))
    if (paragraphs.length) return [{ section, paragraphs, whole: false }]
    return fits(section.lead, ...section.flow.map(({ text }) => text), ...section.wrong, ...section.cards.flatMap((card) => [card.title, ...card.lines]))
      ? [whole(section)]
      : []
  })
}
