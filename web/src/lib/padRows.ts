// The rows of a score sheet: what adds up to the totals, and what is only looked at.
import type { Counted } from './wire'
import type { Words } from './sentences'

export interface Row {
  label: string
  values: readonly number[] // by seat; a single one is the whole table's
}

export interface Rows {
  rows: Row[]
  beside: Row[]
}

export function rowsOf({ start, part, rounds, sums = [] }: Counted, words: Pick<Words, 'text'>): Rows {
  const named = (beside: boolean) =>
    sums
      .filter((sum) => (sum.beside || sum.values.length < start.length) === beside)
      .map(({ id, values }) => ({ label: words.text(`row-${id}`), values }))
  return {
    rows: [
      ...(start.some((value) => value) ? [{ label: words.text('row-start'), values: start }] : []),
      ...rounds.map((values, at) => ({ label: words.text(`part-${part}`, { value: at + 1 }), values })),
      ...named(false),
    ],
    beside: named(true),
  }
}
