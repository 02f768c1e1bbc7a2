// The solo game against Qin Jiushao, whom his cards lead.

import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { PageModule } from '../../module'
import type { Text } from '../../phrases'
import { viewOf } from '../../read'
import type { Row } from '../../types'
import QinSummary from './QinSummary.svelte'

const QIN = 'qin-jiushao'

const texts = (row: Row): Text[] =>
  (row.do as Record<string, unknown>[]).flatMap((line) => Object.entries(line).map(([name, count]): Text => [`solo-${name}`, { count, clan: QIN }]))

// Alone one can lose with more honor than the rival, or with as much.
function verdict(play: Play): string | null {
  const { clans, ranking, shame } = viewOf(play)
  const [mine, his] = clans
  if (ranking?.[0] === 0 || !mine || !his) return null
  const facts = { who: play.nameOf(0), you: play.isYou(0) ? 'yes' : 'no', honor: mine.score, his: his.score }
  if (shame.pool === 0) return say('w-solo-shame', facts)
  return mine.score === his.score ? say('w-solo-tie', facts) : null
}

const solo: PageModule = {
  name: 'solo',
  words: ['solo', 'qin', 'qin_track', QIN, 'give_advisor'],
  active: (view) => view.clans?.some((clan) => clan.kind === QIN) ?? false,
  clanKinds: { [QIN]: { Summary: QinSummary, scores: true, cards: 'solo' } },
  cardKinds: { solo: { icon: 'w-command', rows: (catalogue) => catalogue.solo, texts, rule: 'solo.card' } },
  verbs: { take: { tab: 'places', advisor: true } },
  choiceSteps: ['give_advisor'],
  verdict,
}

export default solo
