// Keys of the table. Games add their own.

import { tips } from '../lib/tips.svelte'
import type { Past } from './past.svelte'
import type { Planner } from './planner.svelte'
import type { Play } from './play.svelte'
import { zoomKey } from './zoom'

function focusFirst(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector)
  found?.focus()
  found?.scrollIntoView({ block: 'nearest' })
  return found !== null
}

// Whether something lies over the table that Escape closes first: the points, a rival's side, a menu, a tooltip that stays.
export const coversTable = (play: Play): boolean =>
  play.now.scores.open || play.opened !== null || (tips.now?.pinned ?? false) || document.querySelector('[data-menu]') !== null

export function keyPressed(event: KeyboardEvent, play: Play, planner: Planner, past: Past, help: () => void): void {
  const target = event.target as HTMLElement
  const typing = target.closest('input, textarea, select, dialog')
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return
  if (zoomKey(event.key, target) || act(event.key, play, planner, past, help, target)) event.preventDefault()
}

function act(key: string, play: Play, planner: Planner, past: Past, help: () => void, target: HTMLElement): boolean {
  if (play.now.guide.keyPressed(key, target) || play.now.trial.keyPressed(key)) return true
  switch (key) {
    case 'Escape':
      play.clear()
      play.opened = null
      // Of the table itself, also where an earlier moment is shown.
      play.now.scores.open = false
      return true
    case 'Enter':
      if (!play.candidate || target.closest('button, a, [role="button"]')) return false
      void play.commit()
      return true
    case 'u':
      if (play.state.undoable.length) void play.undo(1)
      return true
    case 'e':
      if (play.state.ending) void play.actAtOnce(play.state.ending, 'button-end')
      else if (play.myTurn && play.game.inTurn(play.view)) void play.why('end', 'button-end')
      else return play.game.hotkey(key, play)
      return true
    case 'r':
      if (!past.missed.length) return play.game.hotkey(key, play)
      void past.toggleRecap()
      return true
    case 'h':
      if (!play.hint.available) return play.game.hotkey(key, play)
      void play.hint.request()
      return true
    case 'i':
      if (!play.scores.available) return play.game.hotkey(key, play)
      play.scores.open = !play.scores.open
      return true
    case 'p':
      past.close()
      planner.toggle()
      return true
    case 'b':
      return focusFirst('#mine [data-cell][tabindex="0"]') || focusFirst('#mine [data-legal]') || focusFirst('#mine button')
    case 'd':
      return focusFirst('#shared [data-legal]') || focusFirst('#shared [role="button"]')
    case 'l':
      return focusFirst('[data-testid="log"]')
    case '?':
      help()
      return true
    default:
      return play.game.hotkey(key, play)
  }
}
