// The table has a quiet state, and moments: one thing grows at its foot, and what is not needed for it folds.

import type { Attachment } from 'svelte/attachments'
import type { Play } from '../../table/play.svelte'
import { deskOf, isDecision } from './decisions'
import { stepOf } from './read'
import { tabFor } from './tabs'

// Choosing a command card; laying it on the track; any question whose answers are no places on the table.
export type Moment = 'quiet' | 'command' | 'track' | 'question'

const OWN: Record<string, Moment> = { choose_commands: 'command', place_card: 'track' }

export function momentOf(play: Play): Moment {
  if (deskOf(play)) return 'question'
  if (!play.myTurn) return 'quiet'
  const step = stepOf(play)
  return OWN[step] ?? (isDecision(step) ? 'question' : 'quiet')
}

// Moments whose foot shows by itself what the picked move would bring.
export const tellsItself = (play: Play): boolean => ['command', 'track'].includes(momentOf(play))

// ---------------------------------------------------------------- folding

// What gives way, in this order, until a column fits: places to two rows and then to lines, open ground, words of hordes, the
// wall's height, the places; at the left decks and artifacts, until only scrolling helps; at the right what
// is done of a card. Their styles stand in moments.css.
const FOLDS: Record<string, string[]> = {
  mid: ['places', 'lines', 'ground', 'words', 'low', 'away'],
  left: ['decks', 'notes', 'rivals', 'artifacts', 'left-scrolls'],
  right: ['boxes'],
}
// Where answers lie is not folded.
const KEPT: Record<string, string[]> = { places: ['places', 'lines', 'away'], wall: ['ground', 'words', 'low'] }

export function foldsFor(play: Play, column: string): string[] {
  const kept = KEPT[(play.myTurn && tabFor(play.legal)) || ''] ?? []
  return (FOLDS[column] ?? []).filter((fold) => !kept.includes(fold))
}

// A column that scrolls in itself need not fit.
const overflows = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'visible'

// Fold part after part of a table's columns until they fit. `key` says when to begin anew.
export function folding(key: () => string, folds: (column: string) => string[]): Attachment<HTMLElement> {
  return (table) => {
    let before = ''
    const settle = (): void => {
      table.dataset.fold = ''
      const found: string[] = []
      for (const name of Object.keys(FOLDS)) {
        const column = table.querySelector(`:scope > .${name}`)
        const left = folds(name)
        while (column && left.length && overflows(column)) {
          found.push(left.shift()!)
          table.dataset.fold = found.join(' ')
        }
      }
      // What stands beside pieces (rings, bubbles) looks where they are now.
      if (table.dataset.fold !== before) window.dispatchEvent(new Event('resize'))
      before = table.dataset.fold
    }
    const observer = new ResizeObserver(settle)
    observer.observe(table)
    for (const part of table.children) if (part.matches('.ask, .me')) observer.observe(part)
    $effect(() => {
      void key()
      settle()
    })
    return () => observer.disconnect()
  }
}
