import { expect, test } from 'vitest'
import { blank, entriesOf, mark, put, toggle, unfinished } from './padEntry'
import type { Column } from './wire'

const paid: Column = { id: 'paid', high: [5, 0, 7] } // the second one has nothing left to pay
const winner: Column = { id: 'winner', kind: 'one', least: 1 }
const counted: Column = { id: 'counted', low: 1, high: [36, 36, 36] }
const most: Column = { id: 'most', kind: 'cards', high: [7, 7], sides: 3 }
const sets: Column = { id: 'sets', kind: 'cards', high: [4, 4], values: [0, 1, 2, 4], sides: 3 }

test('an empty draft has what is there mostly, and leaves open what has to be said', () => {
  expect(
    blank([paid, winner, counted, most, { id: 'to', kind: 'to' }, { id: 'card', kind: 'card', high: [10] }], 3),
  ).toEqual({
    paid: [0, 0, 0],
    winner: [0, 0, 0],
    counted: [null, null, null],
    most: [0, 0],
    to: [-1, -1, -1],
    card: [null],
  })
})

test('a round is finished when everything is within its limits', () => {
  const asked = [paid, winner]
  let draft = blank(asked, 3)
  expect(unfinished(asked, draft)?.id).toBe('winner')
  draft = mark(draft, 'winner', 2)
  expect(unfinished(asked, draft)).toBeNull()
  expect(unfinished(asked, put(draft, 'paid', 0, 6))?.id).toBe('paid')
  expect(entriesOf(put(draft, 'paid', 2, 7))).toEqual({ paid: [0, 0, 7], winner: [0, 0, 1] })
})

test('a number that has to be there is missed', () => {
  expect(unfinished([counted], blank([counted], 3))?.id).toBe('counted')
})

test('several can share a card, unless only one can have it', () => {
  let shared = toggle(toggle(blank([most], 3), most, 1, 0), most, 1, 2)
  expect(shared.most).toEqual([0, 0b101])
  shared = toggle(shared, most, 1, 0)
  expect(shared.most).toEqual([0, 0b100])
  expect(toggle(toggle(blank([sets], 3), sets, 0, 0), sets, 0, 1).sets).toEqual([0b010, 0])
})
