// How the scores came about: rounds and kinds, in rows that add up. A round's end and the end of the game show the same.
import type { AccountPart, AccountRow, Ground, Said } from './wire'

/** A line of a table. */
export interface Line {
  label: Said
  values: readonly number[]
  beside: boolean // to be looked at, and in no sum
  marked: readonly number[] // the seats in whose cell something was decided
}

export const LISTED = 10 // rounds that are at first shown one by one; of more, what they brought is shown by kinds

/** What is known after some parts have changed. */
export function updated(known: readonly AccountPart[], news: readonly AccountPart[]): readonly AccountPart[] {
  if (!news.length) return known
  const all = [...known]
  for (const part of news) all[part.at] = part
  return all
}

/** A number of points, with a minus of its own. */
export const number = (value = 0) => String(value).replace('-', '−')

const plus = (a: readonly number[], b: readonly number[]) => b.map((value, seat) => value + (a[seat] ?? 0))
const added = (rows: readonly AccountRow[], seats: number) =>
  rows
    .filter(({ beside }) => !beside)
    .reduce(
      (sum, { values }) => plus(sum, values),
      Array.from({ length: seats }, () => 0),
    )
const rowsOf = ({ rows = [] }: AccountPart) => rows
const seatsOf = (parts: readonly AccountPart[]) => parts.flatMap(rowsOf)[0]?.values.length ?? 0

/** What all parts come to, or those before one. */
export const totals = (parts: readonly AccountPart[], before = parts.length): number[] =>
  added(parts.slice(0, before).flatMap(rowsOf), seatsOf(parts))

export const rounds = (parts: readonly AccountPart[]): AccountPart[] => parts.filter(({ number = 0 }) => number > 0)

/** What a round is called, or a deal; the parts before and after all of them have no name. */
export const named = ({ id = '', number = 0 }: AccountPart): Said | null =>
  number ? { id: `part-${id}`, value: number } : null

/** The rows of a part, as it has them. */
export const inPart = (part: AccountPart): Line[] =>
  rowsOf(part).map(({ id, card = '', values, beside = false }) => ({
    label: card ? { id: `row-${id}`, card } : { id: `row-${id}` },
    values,
    beside,
    marked: [],
  }))

/** A row for each round; what belongs to none stands before or after them. */
export function byRound(parts: readonly AccountPart[]): Line[] {
  const seats = seatsOf(parts)
  return parts.flatMap((part) => {
    const label = named(part)
    return label ? [{ label, values: added(rowsOf(part), seats), beside: false, marked: [] }] : inPart(part)
  })
}

/** A row for each thing that brought anything, whatever the round. */
export function byKind(parts: readonly AccountPart[]): Line[] {
  const found = new Map<string, Line>()
  for (const line of parts.flatMap(inPart)) {
    const known = found.get(line.label.id)
    found.set(line.label.id, known ? { ...known, values: plus(known.values, line.values) } : line)
  }
  return [...found.values()]
}

/** The ways in which an account can be shown, the better one first; with one round there is its own. */
export function ways(parts: readonly AccountPart[]): { by: 'round' | 'kind'; lines: Line[] }[] {
  const found = rounds(parts)
  if (found.length < 2) return [{ by: 'kind', lines: parts.flatMap(inPart) }]
  const kinds = byKind(parts)
  const shown = [{ by: 'round' as const, lines: byRound(parts) }]
  if (kinds.filter(({ beside }) => !beside).length < 2) return shown
  const both = [...shown, { by: 'kind' as const, lines: kinds }]
  return found.length > LISTED ? both.reverse() : both
}

/** The same lines, with what decided marked: in the last round's, or in those of a kind. */
export function marked(lines: readonly Line[], grounds: readonly Ground[]): Line[] {
  const last = lines.findLastIndex(({ label }) => label.id.startsWith('part-'))
  return lines.map((line, place) => {
    const here = grounds.filter(({ row }) =>
      row === 'last' ? place === last : !!row && line.label.id === `row-${row}`,
    )
    return { ...line, marked: here.flatMap(({ said }) => (said.seat === undefined ? [] : [said.seat])) }
  })
}
