// What is written down of a round, while it is being written: a draft has a number or nothing in every place.
import type { Column } from './wire'
import type { Entries } from './pads.svelte'

export type Draft = Record<string, (number | null)[]>

const POT = -1 // to whom something was paid: nobody, or the pot

export const kindOf = (column: Column) => column.kind ?? 'number'

/** Whether a seat is asked for a number. */
export const asks = (column: Column, seat: number): boolean =>
  kindOf(column) !== 'number' || (column.high?.[seat] ?? 0) > 0

/** An empty draft. Most numbers are mostly 0; those that cannot be are left open. */
export function blank(asked: readonly Column[], players: number): Draft {
  return Object.fromEntries(
    asked.map((column) => {
      const kind = kindOf(column)
      const size = kind === 'card' || kind === 'cards' ? (column.high?.length ?? 0) : players
      const open = kind === 'card' || (kind === 'number' && (column.low ?? 0) > 0)
      return [column.id, Array<number | null>(size).fill(kind === 'to' ? POT : open ? null : 0)]
    }),
  )
}

/** The draft with a number in a place. */
export const put = (draft: Draft, id: string, place: number, number: number | null): Draft => ({
  ...draft,
  [id]: (draft[id] ?? []).map((old, at) => (at === place ? number : old)),
})

/** The draft with one seat marked and no other; −1: none. */
export const mark = (draft: Draft, id: string, seat: number): Draft => ({
  ...draft,
  [id]: (draft[id] ?? []).map((_, at) => Number(at === seat)),
})

/** A side joins the group that has a card, or leaves it; where only one can have it, it takes the others' place. */
export function toggle(draft: Draft, column: Column, value: number, side: number): Draft {
  const group = draft[column.id]?.[value] ?? 0
  const bit = 1 << side
  const one = !!column.values?.length
  return put(draft, column.id, value, group & bit ? group & ~bit : one ? bit : group | bit)
}

/** The column in which something is still missing or wrong; null: it can be counted. */
export function unfinished(asked: readonly Column[], draft: Draft): Column | null {
  return asked.find((column) => !finished(column, draft[column.id] ?? [])) ?? null
}

function finished(column: Column, numbers: readonly (number | null)[]): boolean {
  const kind = kindOf(column)
  const { low = 0, high = [], least = 0, most = 0 } = column
  if (kind === 'number')
    return numbers.every((n, seat) => !asks(column, seat) || (n !== null && n >= low && n <= high[seat]!))
  if (kind === 'card') return numbers[0] !== null && numbers[0] !== undefined
  if (kind === 'to') return true
  const marked = numbers.filter((n) => n).length
  return marked >= least && marked <= (kind === 'one' ? 1 : most || numbers.length)
}

export const entriesOf = (draft: Draft): Entries =>
  Object.fromEntries(Object.entries(draft).map(([id, numbers]) => [id, numbers.map((n) => n ?? 0)]))
