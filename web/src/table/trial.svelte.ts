// A puzzle at its table: what is asked, the hints, and what the turn was worth.

import type { Puzzle, PuzzleTerm, PuzzleVerdict } from '../lib/protocol'
import { listed, say } from '../lib/words.svelte'
import type { Play } from './play.svelte'

export class Trial {
  // How many hints were asked for, and the version of the table at which the best turn was shown.
  private hints = $state(0)
  private shownAt = $state(-1)

  constructor(
    private readonly play: Play,
    private readonly live: boolean,
  ) {}

  get puzzle(): Puzzle | null {
    return this.live ? this.play.state.puzzle : null
  }
  get verdict(): PuzzleVerdict | null {
    return this.puzzle?.verdict ?? null
  }
  get title(): string {
    const { puzzle } = this
    return puzzle ? `${say('puzzle', { number: puzzle.number })} (${say(`puzzle-level-${puzzle.level}`)})` : ''
  }
  // The question, or what was made of it.
  get text(): string {
    const { puzzle, verdict } = this
    if (!puzzle) return ''
    if (!verdict) return say(puzzle.lead < 0 ? 'puzzle-question-behind' : 'puzzle-question', { lead: Math.abs(puzzle.lead) })
    return say(verdict.stars === 3 && verdict.loss > 0 ? 'puzzle-verdict-near' : `puzzle-verdict-${verdict.stars}`, { loss: verdict.loss })
  }
  get hint(): string {
    const { puzzle } = this
    if (!puzzle || this.verdict || !this.hints) return ''
    const first = say('puzzle-hint-term', { term: say(puzzle.term) })
    return this.hints > 1 ? `${first} ${say('puzzle-hint-move', { move: this.move(puzzle.key.move) })}` : first
  }
  get hasHint(): boolean {
    return !!this.puzzle && !this.verdict && this.hints < 2
  }
  // Where a turn loses that was not the best.
  get lacks(): string {
    const { verdict } = this
    return verdict && verdict.stars < 3 && verdict.lacks.length ? say('puzzle-lacks', { terms: this.terms(verdict.lacks) }) : ''
  }
  // Who has solved it is told why it is the best; others when they ask.
  get explained(): boolean {
    return !!this.verdict && (this.verdict.solved || this.shownAt === this.play.version)
  }
  get why(): string[] {
    const { puzzle, verdict } = this
    if (!puzzle || !verdict || !this.explained) return []
    const best = say('puzzle-best', { moves: verdict.best.map((each) => this.move(each.move)).join(', ') })
    const brings = verdict.brings.length ? say('puzzle-brings', { terms: this.terms(verdict.brings) }) : ''
    const why = say('puzzle-why', { move: this.move(puzzle.key.move), gap: verdict.gap, terms: this.terms(verdict.why) })
    const sure = verdict.exact ? say('puzzle-exact') : say('puzzle-sure', { looks: verdict.looks, error: verdict.error, again: verdict.again })
    return [best, brings, why, sure].filter(Boolean)
  }

  showHint(): void {
    this.hints += 1
  }
  showBest(): void {
    this.shownAt = this.play.version
  }
  again(): void {
    void this.play.learn('again')
  }

  // Whether a key was for the puzzle.
  keyPressed(key: string): boolean {
    if (key !== 'h' || !this.hasHint) return false
    this.showHint()
    return true
  }

  private terms(found: PuzzleTerm[]): string {
    return listed(found.map(({ term, points }) => say(points > 0 ? 'reason-gain' : 'reason-loss', { points: Math.abs(points), term: say(term) })))
  }

  // A move of the best turn in words.
  private move(text: string): string {
    const { puzzle, play } = this
    const found = [puzzle!.key, ...(puzzle!.verdict?.best ?? [])].find((each) => each.move === text)
    return found ? play.game.moveTitle(found, play) : text
  }
}
