import { expect, test } from 'vitest'
import { loserOf } from './loser'

test('who has too many points has lost, and all others are saved', () => {
  expect(loserOf({ places: [1, 1, 3], scores: [10, 0, 21] })).toBe(2)
  expect(loserOf({ places: [3, 1, 1], scores: [25, 4, 4] })).toBe(0)
})

test('two who share a victory have won, and the third has just come last', () => {
  expect(loserOf({ places: [1, 3, 1], scores: [34, 24, 34] })).toBe(-1)
})

test('between two, one wins', () => {
  expect(loserOf({ places: [1, 2], scores: [3, 21] })).toBe(-1)
})
