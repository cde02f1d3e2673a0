import { expect, test } from 'vitest'
import { looksOf, type Look } from './glimpse'
import { zone as sample } from './samples'
import type { Zone } from './wire'

const zone = (id: string, kind: Zone['kind'], seat: number, items: string[] = [], more: Partial<Zone> = {}): Zone =>
  sample(id, seat, items, { kind, ...more })
const glimpse = (...frames: Zone[][]) => looksOf({ players: 3, seat: 1, frames })
const keys = ({ others, own, middle }: Look) =>
  [...others.flatMap(({ spots }) => spots), ...own.spots, ...middle].flatMap(({ things }) =>
    things.map(({ key, token }) => `${token}:${key}`),
  )

test('the others sit clockwise from the left of the one who looks', () => {
  const [look] = glimpse([zone('row', 'row', 0, ['1']), zone('row', 'row', 1, ['2']), zone('row', 'row', 2, ['3'])])
  expect(look!.others.map(({ seat }) => seat)).toEqual([2, 0])
  expect(look!.own.spots[0]!.things[0]!.token).toBe('2')
})

test('a card that is played is the same card in the middle', () => {
  const [before, after] = glimpse(
    [zone('hand', 'hand', 1, ['5', '7']), zone('pile', 'pile', -1, ['2'])],
    [zone('hand', 'hand', 1, ['5']), zone('pile', 'pile', -1, ['2', '7'])],
  )
  expect(keys(before!)).toEqual(['5:1', '7:2', '2:3'])
  expect(keys(after!)).toEqual(['5:1', '2:3', '7:2'])
})

test('a hidden card is turned up where it is played, and a new card is a new one', () => {
  const [, after] = glimpse(
    [zone('hand', 'hand', 2, ['?', '?']), zone('pile', 'pile', -1)],
    [zone('hand', 'hand', 2, ['?']), zone('pile', 'pile', -1, ['7']), zone('row', 'row', 0, ['9'])],
  )
  expect(keys(after!)).toEqual(['?:1', '9:3', '7:2'])
})

test('a look that shows nothing new is left out', () => {
  const lies = [zone('row', 'row', 1, ['4']), zone('round', 'number', -1, [], { value: 1 })]
  const later = [zone('row', 'row', 1, ['4']), zone('round', 'number', -1, [], { value: 2 })]
  expect(glimpse(lies, later)).toHaveLength(1)
})

test('in the middle lie one deck, the number that matters and, after them, rows', () => {
  const [look] = glimpse([
    zone('center', 'row', -1, ['3']),
    zone('gone', 'row', -1),
    zone('deck', 'stack', -1, [], { value: 9 }),
    zone('discard', 'stack', -1, [], { value: 4 }),
    zone('price', 'number', -1, [], { value: 2, main: true }),
    zone('round', 'number', -1, [], { value: 1 }),
  ])
  expect(look!.middle.map(({ zone }) => zone.id)).toEqual(['deck', 'price', 'center'])
})

test('how somebody stands: their chips, or points that are good or bad', () => {
  const [look] = glimpse([
    zone('round', 'number', 1, [], { value: 3 }),
    zone('points', 'number', 1, [], { value: 5, tone: 'bad' }),
    zone('points', 'number', 2, [], { value: 1, tone: 'good' }),
    zone('chips', 'chips', 2, [], { value: 20 }),
  ])
  expect(look!.own.stands?.value).toBe(5)
  expect(look!.others[0]!.stands?.value).toBe(20)
})

test('columns have their own place', () => {
  const [look] = glimpse([zone('common', 'columns', -1, ['1', '5']), zone('side', 'row', 1, ['4'], { column: 2 })])
  expect(look!.middle).toEqual([])
  expect(look!.columns?.things.map(({ token }) => token)).toEqual(['1', '5'])
  expect(look!.sides).toHaveLength(1)
  expect(look!.own.spots).toEqual([])
})
