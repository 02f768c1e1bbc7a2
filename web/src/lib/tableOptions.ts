// Options of a table with so many seats, from the game's schema: what goes together, and which values are valid.

import type { OptionCase, Option } from './protocol'

export type Chosen = Record<string, unknown>

export interface TableOption {
  name: string
  schema: Option
  // Why it cannot be chosen: not for so many seats, or another option excludes it.
  seats: number[] | null
  excludedBy: string | null
  // The same in the words of the rules, where they refuse it beside what is chosen.
  refused: string | null
  // The values to choose from, if it is a choice; the default; how many a list of them has (0: no lists).
  values: unknown[] | null
  defaultValue: unknown
  each: number
  // What makes the values different from the default ones: the option it goes with, or the count of seats.
  kind: string
  // Of values with a story: what stands against each, or must be switched on with it.
  misfits: Record<string, { against?: string; needs?: string }>
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function isOn(properties: Record<string, Option>, name: string, chosen: Chosen, seats: number): boolean {
  const schema = properties[name]
  if (!schema || !(name in chosen) || (schema.seats && !schema.seats.includes(seats))) return false
  return !same(chosen[name], schema.default) && !(schema.about && misfits(schema, chosen)[String(chosen[name])])
}

// Of values with a story: those that do not fit the switches, each with the switch that it excludes or needs.
function misfits(schema: Option, chosen: Chosen): Record<string, { against?: string; needs?: string }> {
  const found = Object.entries(schema.about ?? {}).map(([value, { needs = [], excludes = [] }]) => {
    const against = excludes.find((other) => chosen[other] === true)
    const missing = needs.find((other) => chosen[other] !== true)
    return [value, against ? { against } : missing ? { needs: missing } : undefined] as const
  })
  return Object.fromEntries(found.filter((each) => each[1] !== undefined)) as Record<string, { against?: string; needs?: string }>
}

export function tableOptions(properties: Record<string, Option>, seats: number, chosen: Chosen, refused: Record<string, string> = {}): TableOption[] {
  const on = Object.keys(properties).filter((name) => isOn(properties, name, chosen, seats))
  return Object.entries(properties).map(([name, schema]) => {
    const found = schema.cases?.find((each) => holds(each, seats, on))
    const lists = schema.anyOf?.some((part) => part.type === 'array') ?? false
    return {
      name,
      schema,
      seats: schema.seats && !schema.seats.includes(seats) ? schema.seats : null,
      excludedBy:
        on.find((other) => other !== name && (properties[other]!.excludes?.includes(name) || (schema.about && schema.excludes?.includes(other)))) ?? null,
      refused: refused[name] ?? null,
      values: found?.enum ?? schema.enum ?? schema.anyOf?.find((part) => part.enum)?.enum ?? null,
      defaultValue: found ? found.default : schema.default,
      each: lists ? (found?.each ?? seats) : 0,
      kind: found?.with ?? found?.seats?.join('-') ?? '',
      misfits: schema.about ? misfits(schema, chosen) : {},
    }
  })
}

function holds(each: OptionCase, seats: number, on: string[]): boolean {
  return (!each.seats || each.seats.includes(seats)) && (!each.with || on.includes(each.with))
}

// A value as it can be at this table: one that no longer fits becomes the default.
export function validValue(option: TableOption, value: unknown): unknown {
  if (value === undefined) return option.defaultValue
  if (!option.values) return value
  if (option.misfits[String(value)]) return option.defaultValue
  if (!Array.isArray(value)) return option.values.includes(value) ? value : option.defaultValue
  const list = value.filter((each) => option.values!.includes(each))
  return option.each && list.length === option.each ? list : option.defaultValue
}

export const isOff = (option: TableOption): boolean => option.seats !== null || option.excludedBy !== null || option.refused !== null

// What is sent: only what counts at this table.
export function submittedOptions(all: TableOption[], chosen: Chosen): Chosen {
  return Object.fromEntries(all.filter((option) => !isOff(option)).map((option) => [option.name, validValue(option, chosen[option.name])]))
}
