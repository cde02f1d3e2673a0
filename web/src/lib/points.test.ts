import { expect, test } from 'vitest'
import { changes, type Felt, signed } from './points'
import { zone } from './samples'

const points = (seat: number, value: number, more = {}) =>
  zone('points', seat, [], { kind: 'number', value, tone: 'good', main: seat === 0, ...more })
const number = (value: number | null) => zone('number', -1, [], { kind: 'number', value, main: true })

test('who got how much, and whether that is good for them', () => {
  const told = changes([points(0, 5), points(1, 5)], [points(0, 8), points(1, 3)], new Map())
  expect(told.map(({ seat, by, worth }) => [seat, by, worth])).toEqual([
    [0, 3, 'good'],
    [1, -2, 'bad'],
  ])
  const worse = { tone: 'bad' as const }
  expect(changes([points(0, 5, worse)], [points(0, 8, worse)], new Map())[0]?.worth).toBe('bad')
})

test('the largest so far is the strongest, and one that doubles is strong', () => {
  const felt: Felt = new Map()
  const force = (was: number, now: number) => changes([points(0, was)], [points(0, now)], felt)[0]?.force
  expect(force(50, 51)).toBe(0.25)
  expect(force(40, 60)).toBe(1)
  expect(force(50, 60)).toBe(0.5)
  expect(force(4, 8)).toBeGreaterThan(0.8)
  expect(force(1, 2)).toBeLessThan(0.1)
})

test('what lies in the middle is felt when it matters, and nothing that was not there before', () => {
  expect(changes([number(5)], [number(10)], new Map())[0]?.force).toBe(1)
  expect(changes([number(null)], [number(10)], new Map())).toEqual([])
  expect(changes([], [points(0, 3)], new Map())).toEqual([])
})

test('a loss has a real minus', () => {
  expect([signed(7), signed(-3)]).toEqual(['+7', '−3'])
})
