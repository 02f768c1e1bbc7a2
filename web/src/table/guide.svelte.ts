// The guide of a lesson: what it says now, and what the learner asks of it.

import type { Lesson, LessonPrompt } from '../lib/protocol'
import { openRule } from '../lib/openRule'
import { known, say } from '../lib/words.svelte'
import { placesOf } from './analysis'
import type { Play } from './play.svelte'

export class Guide {
  // The prompt for which the hint, or the rules behind it, are shown; and the one that was put out of sight.
  private hintFor = $state('')
  private whyFor = $state('')
  private hiddenAt = $state('')
  // What was said when the learner came back to a lesson that was begun.
  private backAt = $state('')

  constructor(
    private readonly play: Play,
    private readonly live: boolean,
  ) {}

  get lesson(): Lesson | null {
    const { lesson } = this.play.state
    return this.live && lesson && !lesson.left ? lesson : null
  }
  get prompt(): LessonPrompt | null {
    return this.lesson?.prompt ?? null
  }
  // Changes with everything that is said.
  get moment(): string {
    const { lesson } = this
    return lesson ? [lesson.prompt?.id, lesson.aside?.id, lesson.answer, lesson.said].join(' ') : ''
  }
  get hidden(): boolean {
    return this.hiddenAt === this.moment
  }
  get text(): string {
    const { lesson, prompt } = this
    if (prompt) return say(prompt.key, prompt.details)
    return lesson?.said && !this.over ? say(lesson.said) : ''
  }
  get aside(): string {
    const aside = this.lesson?.aside
    return aside ? say(aside.key, aside.details) : ''
  }
  get answer(): string {
    return this.lesson?.answer ? say(this.lesson.answer) : ''
  }
  // Where the lesson was left, until something new is said.
  get back(): string {
    const { play } = this
    if (!this.lesson || this.backAt !== this.moment || play.seat === null || play.over) return ''
    const { label } = placesOf(play.events, (event) => play.game.tell(event, play))(Infinity)
    return label ? say('lesson-back', { place: label, points: play.table.scores[play.seat] ?? 0 }) : ''
  }
  get hint(): string {
    const { lesson, prompt } = this
    if (!prompt || !(lesson?.hinted || this.hintFor === prompt.id) || !known(`${prompt.key}.hint`)) return ''
    return say(`${prompt.key}.hint`)
  }
  get hasHint(): boolean {
    return !!this.prompt?.goal && !this.hint
  }
  get why(): string[] {
    return this.prompt && this.whyFor === this.prompt.id ? this.rules.map((rule) => say(ruleKey(rule))) : []
  }
  get rules(): string[] {
    return (this.prompt?.rules ?? []).filter((rule) => known(ruleKey(rule)))
  }
  get lights(): string[] {
    const { lesson } = this
    return this.hidden ? [] : [...(lesson?.prompt?.lights ?? []), ...(lesson?.aside?.lights ?? [])]
  }
  // What is lit, in words, as far as it has a name.
  get lit(): string[] {
    return [...new Set(this.lights.map((piece) => this.play.game.targetName?.(piece, this.play) ?? '').filter(Boolean))]
  }
  get over(): boolean {
    return !!this.lesson?.finished
  }

  next(): void {
    if (this.prompt && !this.prompt.goal) void this.play.learn('read', this.prompt.id)
  }
  showHint(): void {
    this.hintFor = this.prompt?.id ?? ''
  }
  showWhy(): void {
    const [first] = this.rules
    if (first && !openRule(first)) this.whyFor = this.whyFor ? '' : (this.prompt?.id ?? '')
  }
  arrive(): void {
    if (this.play.state.lastDecision() >= 0) this.backAt = this.moment
  }
  hide(): void {
    this.hiddenAt = this.moment
  }
  again(): void {
    void this.play.learn('again')
  }
  leave(): void {
    void this.play.learn('leave')
  }

  // Whether a key was for the guide.
  keyPressed(key: string, target: HTMLElement): boolean {
    if (!this.lesson || this.hidden) return false
    if (key === 'Enter' && this.prompt && !this.prompt.goal && !target.closest('button, a, [role="button"]')) this.next()
    else if (key === 'h' && this.hasHint) this.showHint()
    else if (key === '?' && this.rules.length) this.showWhy()
    else if (key === 'Escape' && !this.play.candidate) this.hide()
    else return false
    return true
  }
}

const ruleKey = (rule: string): string => `rule-${rule.replaceAll('.', '-')}`
