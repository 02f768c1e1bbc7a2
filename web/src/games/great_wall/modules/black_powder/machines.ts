// War machines in words: what they cost, what a shot costs and brings, what it wounds.

import { capital, say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import { phrase } from '../../phrases'
import { catalogueOf, rowsOf } from '../../read'
import type { TipText } from '../../../types'
import type { Catalogue } from '../../types'
import { powderOf } from './powder'
import type { Machine, MachineRow, ShotRow } from './types.generated'

// What a shot costs and brings, in a few words.
function shotWords({ shot, any, honor }: MachineRow): string {
  const price = any ? say('w-costs-kinds', { count: any }) : Object.keys(shot).length ? phrase('w-costs-these', { resources: shot }) : say('w-free')
  return honor ? `${price}; +${honor}` : price
}
export const shotPrice = (play: Play, machine: Machine): string => shotWords(catalogueOf(play).machines[machine]!)

// The prices of a machine without a table.
export function pricesOf(catalogue: Catalogue, machine: Machine): string[] {
  const row = catalogue.machines[machine]
  if (!row) return []
  return [`${say('w-machine-cost')}: ${phrase('w-costs-these', { resources: row.cost })}`, `${say('w-machine-shot')}: ${shotWords(row)}`]
}

// The wounds of the one card of a machine; nothing where cards are drawn.
export function pattern(play: Play, machine: Machine): string[] | null {
  if (catalogueOf(play).machines[machine]!.draws) return null
  const rows = Object.values(rowsOf(catalogueOf(play), 'shot')) as ShotRow[]
  return rows.find((row) => row.machine === machine)?.wounds ?? null
}

export function machineFacts(play: Play, machine: Machine): TipText['facts'] {
  const row = catalogueOf(play).machines[machine]!
  return [
    { label: say('w-machine-shot'), text: shotPrice(play, machine) },
    { label: say('w-machine-cost'), text: phrase('w-costs-these', { resources: row.cost }) },
    { label: say('w-machine-left'), text: String(powderOf(play).machines[machine] ?? 0) },
    ...(row.draws ? [{ label: capital(say('wall-card-shot')), text: say('w-machine-draws', { count: powderOf(play).rockets.length }) }] : []),
  ]
}
