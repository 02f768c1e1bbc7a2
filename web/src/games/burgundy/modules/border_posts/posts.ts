// The border posts by name, where they stand, and what is told of them.

import { capital, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { TipText } from '../../../types'
import { duchyOf, viewOf } from '../../read'
import { book } from '../../tipTexts'

export const POSTS = ['northwest', 'northeast', 'south']

export const postAt = (seat: number, post: string): string => `post-${seat}-${post}`

export function postTip(play: Play, seat: number, post: string, state: string): TipText {
  const pays = viewOf(play).posts?.pays
  const joined = duchyOf(play, seat).posts?.joined ?? 0
  // Nothing before the first phase.
  const next = joined >= POSTS.length ? [] : [joined ? pays?.three : pays?.two].filter(Boolean)
  return {
    title: capital(say(`b-post-${post}`)),
    kind: say('b-post-state', { state }),
    body: [say('b-tip-posts')],
    facts: next.map((points) => ({ label: say('b-tip-join', { joined }), text: say('b-points', { points: points ?? 0 }), gain: true })),
    book: book(play, 'border.pair'),
  }
}
