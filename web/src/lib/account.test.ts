import { expect, test } from 'vitest'
import { byKind, byRound, inPart, LISTED, marked, totals, updated, ways, type Line } from './account'
import type { AccountPart } from './wire'

const round = (at: number, number: number, won: number[], paid: number[]): AccountPart => ({
  at,
  id: 'round',
  number,
  rows: [
    { id: 'paid', values: paid },
    { id: 'won', values: won },
    { id: 'seen', values: [7, 7], beside: true },
  ],
})
const START: AccountPart = { at: 0, id: 'start', rows: [{ id: 'start', values: [10, 10] }] }
const CHIPS = [START, round(1, 1, [4, 0], [-2, -2]), round(2, 2, [0, 5], [-3, 0])]
const shown = (lines: readonly Line[]) => lines.map(({ label, values }) => [label.id, label.value ?? 0, ...values])

test('parts that changed take the place of what was known', () => {
  const later = updated(CHIPS.slice(0, 2), [round(1, 1, [5, 0], [-2, -2]), CHIPS[2]!])
  expect(totals(later)).toEqual([10, 13])
  expect(updated(later, [])).toBe(later)
})

test('a total is all that is in a sum, before a round and after', () => {
  expect(totals(CHIPS)).toEqual([9, 13])
  expect(totals(CHIPS, 2)).toEqual([12, 8])
  expect(totals([])).toEqual([])
})

test('an account is read by rounds, by kinds, and a round by its own rows', () => {
  expect(shown(byRound(CHIPS))).toEqual([
    ['row-start', 0, 10, 10],
    ['part-round', 1, 2, -2],
    ['part-round', 2, -3, 5],
  ])
  expect(shown(byKind(CHIPS))).toEqual([
    ['row-start', 0, 10, 10],
    ['row-paid', 0, -5, -2],
    ['row-won', 0, 4, 5],
    ['row-seen', 0, 14, 14],
  ])
  expect(shown(inPart(CHIPS[2]!))).toEqual([
    ['row-paid', 0, -3, 0],
    ['row-won', 0, 0, 5],
    ['row-seen', 0, 7, 7],
  ])
})

test('of one round its rows are shown, of many what they brought, and of one kind only the rounds', () => {
  expect(ways(CHIPS).map(({ by }) => by)).toEqual(['round', 'kind'])
  expect(ways(CHIPS.slice(0, 2)).map(({ lines }) => lines.length)).toEqual([4])
  const long = [START, ...Array.from({ length: LISTED + 1 }, (_, n) => round(n + 1, n + 1, [0, 1], [-1, 0]))]
  expect(ways(long).map(({ by }) => by)).toEqual(['kind', 'round'])
  const points = [1, 2].map((number) => ({
    at: number - 1,
    id: 'deal',
    number,
    rows: [{ id: 'most', values: [1, 2] }],
  }))
  expect(ways(points).map(({ by }) => by)).toEqual(['round'])
})

test('what decided is marked in the last round, or in a kind', () => {
  const ground = (row: string) => [{ clause: 'A-1', said: { id: 'why', seat: 1 }, row }]
  const places = (lines: readonly Line[]) => lines.map((line) => line.marked)
  expect(places(marked(byRound(CHIPS), ground('last')))).toEqual([[], [], [1]])
  expect(places(marked(byKind(CHIPS), ground('won')))).toEqual([[], [], [1], []])
  expect(places(marked(byKind(CHIPS), ground('total')))).toEqual([[], [], [], []])
})
