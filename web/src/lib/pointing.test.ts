import { expect, test } from 'vitest'
import { around, freest, overlap, placed } from './pointing'

const SCREEN = { width: 390, height: 844 }
const NOTE = { width: 340, height: 150 }
const hand = { left: 10, top: 540, width: 370, height: 150 }
const panel = { left: 0, top: 700, width: 390, height: 144 }
const NEEDED = [hand, panel].map((box) => ({ box, weight: 2 }))

test('a note stands above a hand, where it hides neither the hand nor what can be done', () => {
  const place = placed(NOTE, hand, NEEDED, SCREEN)
  expect(place.top + NOTE.height).toBeLessThanOrEqual(hand.top)
})

test('a note about what stands at the top stands below it', () => {
  const goal = { left: 0, top: 50, width: 390, height: 20 }
  expect(placed(NOTE, goal, NEEDED, SCREEN).top).toBeGreaterThanOrEqual(70)
})

test('where there is no room above or below, it stands beside', () => {
  const low = { width: 844, height: 390 }
  const row = { left: 10, top: 60, width: 400, height: 300 }
  expect(placed(NOTE, row, [], low).left).toBeGreaterThanOrEqual(row.left + row.width)
})

test('a note about nothing stands in the middle, and no note ever leaves the screen', () => {
  expect(placed(NOTE, null, [], SCREEN)).toEqual({ left: 25, top: 347 })
  const corner = { left: 380, top: 830, width: 10, height: 10 }
  const { left, top } = placed(NOTE, corner, [], SCREEN)
  expect(left + NOTE.width).toBeLessThan(SCREEN.width)
  expect(top + NOTE.height).toBeLessThan(SCREEN.height)
})

test('several things have a box around them all', () => {
  expect(around([])).toBeNull()
  expect(around([hand, panel])).toEqual({ left: 0, top: 540, width: 390, height: 304 })
  expect(overlap(hand, panel)).toBe(0)
  expect(overlap(hand, hand)).toBe(370 * 150)
})

const WISH = { left: 25, top: 380 }
const TIP = { width: 340, height: 80 }

test('a tip stands where it is wished, if that is free, and stays there while little else changes', () => {
  const there = freest([TIP], WISH, NEEDED, SCREEN)
  expect(there).toEqual({ ...WISH, ...TIP })
  const corner = { box: { left: 20, top: 370, width: 10, height: 20 }, weight: 1 }
  expect(freest([TIP], WISH, [...NEEDED, corner], SCREEN, there)).toBe(there)
})

test('a tip hides nothing where there is room, in whatever shape', () => {
  const middle = { box: { left: 0, top: 300, width: 390, height: 240 }, weight: 2 }
  const others = { box: { left: 0, top: 0, width: 180, height: 300 }, weight: 2 }
  const needed = [...NEEDED, middle, others]
  const tip = freest([TIP, { width: 190, height: 140 }], WISH, needed, SCREEN)
  expect(tip.width).toBe(190)
  expect(needed.map(({ box }) => overlap(tip, box))).toEqual([0, 0, 0, 0])
})
