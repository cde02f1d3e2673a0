import { expect, test } from 'vitest'
import { apart, between, type Box, boxOf, flight, largest, REST, seen, thrown } from './flight'

const box = (left: number, top: number, width: number, height = width * 1.4): Box => ({ left, top, width, height })
const HAND = box(600, 700, 80)
const SMALL = box(100, 50, 28)

test('a card is never larger on its way than where it comes from or where it goes', () => {
  for (const [from, to] of [
    [HAND, SMALL],
    [SMALL, HAND],
    [HAND, HAND],
  ] as const) {
    const { scale } = flight(from, to)
    expect(from.width * scale).toBeCloseTo(to.width)
    expect(Math.max(from.width, from.width * scale)).toBeLessThanOrEqual(Math.max(from.width, to.width) + 1e-9)
  }
})

test('a place without a picture makes nothing larger, however wide it is', () => {
  expect(flight(SMALL, box(300, 300, 280, 40), false)).toEqual({ x: 326, y: 250.4, scale: 1 })
})

test('a card is as large as its picture, not as the strip that other cards leave of it', () => {
  const measured = (found: Box, picture?: Element) =>
    ({ getBoundingClientRect: () => found, querySelector: () => picture ?? null }) as unknown as Element
  expect(boxOf(measured(box(600, 700, 17), measured(HAND)))).toBe(HAND)
  expect(boxOf(measured(SMALL))).toBe(SMALL)
})

test('what lies where it lay does not move', () => {
  expect(seen(flight(HAND, HAND))).toBe(false)
  expect(seen(flight(HAND, SMALL))).toBe(true)
})

test('what is thrown begins where it lay, ends where it lies, rises between, and is never larger than life', () => {
  for (const [from, to] of [
    [HAND, SMALL],
    [SMALL, HAND],
  ] as const) {
    const way = flight(to, from)
    const frames = thrown(way, REST)
    const sizes = frames.map((frame) => Number(/ scale\(([\d.]+)\)/.exec(frame)?.[1]))
    expect(frames[0]).toMatch(new RegExp(`^translate\\(${way.x}px, ${way.y}px\\)`))
    expect(frames[frames.length - 1]).toBe('translate(0px, 0px) rotate(0deg) scale(1)')
    expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.max(1, way.scale) + 0.001)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(Math.min(1, way.scale) - 0.001)
  }
  const across = thrown({ x: -300, y: 0, scale: 1 }, REST)
  expect(across.some((frame) => /, -\d\d/.test(frame))).toBe(true)
  expect(across.some((frame) => /^translate\([1-9]/.test(frame))).toBe(true) // a little too far
})

test('a card that is turned shows its edge first and its face in the end', () => {
  const frames = thrown({ x: -300, y: 0, scale: 1 }, REST, true)
  expect(frames[0]).toContain('rotateY(90deg)')
  expect(frames[frames.length - 1]).toContain('rotateY(0deg)')
})

test('however many cards are dealt, all of it takes no longer than 0.7 seconds', () => {
  for (const many of [1, 2, 5, 24]) expect(apart(many, 340) * (many - 1) + 340).toBeLessThanOrEqual(700)
  expect(apart(5, 340)).toBe(45)
})

test('cards come from the deck that is seen, not from a figure that has no room or is small', () => {
  expect(largest([box(0, 0, 0), SMALL, HAND])).toBe(HAND)
  expect(largest([box(0, 0, 0)])).toBeNull()
})

test('a part of the way', () => {
  expect(between(REST, { x: 10, y: -20, scale: 3 }, 0.5)).toEqual({ x: 5, y: -10, scale: 2 })
})
