// The modules of a game (its expansions and modes): listed once, and asked by the base, which names none of them.

import type { Play } from '../table/play.svelte'

export interface Switched<View> {
  name: string
  // Words of the view that only this module brings; no base file may know them.
  words: string[]
  // Whether it takes part in the game that is shown.
  active(view: View): boolean
}

export class Registry<View, Module extends Switched<View>> {
  all: Module[] = []

  register(modules: Module[]): void {
    this.all = modules
  }

  active(view: View): Module[] {
    return this.all.filter((module) => module.active(view))
  }

  // The first answer of a module that takes part. A module without an answer says undefined; null is an answer.
  first<Answer>(view: View, ask: (module: Module) => Answer | undefined): Answer | undefined {
    return answerOf(this.active(view), ask)
  }

  activeIn(play: Play): Module[] {
    return this.active(play.view as View)
  }

  firstOf<Answer>(play: Play, ask: (module: Module) => Answer | undefined): Answer | undefined {
    return this.first(play.view as View, ask)
  }

  // What the modules that take part answer, one after the other.
  gather<Answer>(play: Play, ask: (module: Module) => Answer[] | undefined): Answer[] {
    return this.activeIn(play).flatMap((module) => ask(module) ?? [])
  }

  // The first answer of any module, for what is known without a table: names of pieces, verbs, events.
  find<Answer>(ask: (module: Module) => Answer | undefined): Answer | undefined {
    return answerOf(this.all, ask)
  }
}

function answerOf<Module, Answer>(modules: Module[], ask: (module: Module) => Answer | undefined): Answer | undefined {
  for (const module of modules) {
    const answer = ask(module)
    if (answer !== undefined) return answer
  }
  return undefined
}
