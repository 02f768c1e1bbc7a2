// Which options a table of so many seats can have, from what the schema says: what goes together, and which values fit.

import type { OptionCase, OptionSchema } from './protocol'

export type Chosen = Record<string, unknown>

export interface Offer {
  name: string
  schema: OptionSchema
  // Why it cannot be chosen: not for so many seats, or another option stands against it.
  seats: number[] | null
  against: string | null
  // The values to choose from, if it is a choice; which one is usual; how many a list of them has (0: no lists).
  values: unknown[] | null
  usual: unknown
  each: number
  // What makes the values different from the usual ones: the option it goes with, or the count of seats.
  kind: string
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function isOn(properties: Record<string, OptionSchema>, name: string, chosen: Chosen, seats: number): boolean {
  const schema = properties[name]
  if (!schema || !(name in chosen) || (schema.seats && !schema.seats.includes(seats))) return false
  return !same(chosen[name], schema.default)
}

export function offers(properties: Record<string, OptionSchema>, seats: number, chosen: Chosen): Offer[] {
  const on = Object.keys(properties).filter((name) => isOn(properties, name, chosen, seats))
  return Object.entries(properties).map(([name, schema]) => {
    const found = schema.cases?.find((each) => holds(each, seats, on))
    const lists = schema.anyOf?.some((part) => part.type === 'array') ?? false
    return {
      name,
      schema,
      seats: schema.seats && !schema.seats.includes(seats) ? schema.seats : null,
      against: on.find((other) => other !== name && properties[other]!.excludes?.includes(name)) ?? null,
      values: found?.enum ?? schema.enum ?? schema.anyOf?.find((part) => part.enum)?.enum ?? null,
      usual: found ? found.default : schema.default,
      each: lists ? (found?.each ?? seats) : 0,
      kind: found?.with ?? found?.seats?.join('-') ?? '',
    }
  })
}

function holds(each: OptionCase, seats: number, on: string[]): boolean {
  return (!each.seats || each.seats.includes(seats)) && (!each.with || on.includes(each.with))
}

// A value as it can be at this table: one that no longer fits becomes the usual one.
export function fitting(offer: Offer, value: unknown): unknown {
  if (value === undefined) return offer.usual
  if (!offer.values) return value
  if (!Array.isArray(value)) return offer.values.includes(value) ? value : offer.usual
  const list = value.filter((each) => offer.values!.includes(each))
  return offer.each && list.length === offer.each ? list : offer.usual
}

// What is sent: only what counts at this table.
export function settled(all: Offer[], chosen: Chosen): Chosen {
  return Object.fromEntries(
    all.filter((offer) => !offer.seats && !offer.against).map((offer) => [offer.name, fitting(offer, chosen[offer.name])]),
  )
}
