import { expect, test } from 'vitest'
import { dueOf, given, LYING, passed, secret, viewOf } from './device'
import { fold, type Known, NOTHING } from './known'
import { news, offer, seen, zone } from './samples'
import type { TableNews } from './wire'

const hidden = [seen(-1, { zones: [zone('hand', 0, ['?']), zone('hand', 1, ['?'])] })]
const two = (turn: number[], more: Partial<TableNews> = {}): Known =>
  fold(
    NOTHING,
    news(-1, 1, {
      turn,
      views: [
        seen(0, { zones: [zone('hand', 0, ['5']), zone('hand', 1, ['?'])] }),
        seen(1, { zones: [zone('hand', 0, ['?']), zone('hand', 1, ['7'])] }),
        ...hidden,
      ],
      ...more,
    }),
  )
const open = (turn: number[]) => fold(NOTHING, news(-1, 1, { turn, views: [seen(0), seen(1), seen(-1)] }))

test('who plays alone looks through their own eyes, a watcher through the public’s', () => {
  expect(viewOf(fold(NOTHING, news(-1, 1, { views: [seen(2), seen(-1)] })), LYING)?.seat).toBe(2)
  expect(viewOf(fold(NOTHING, news(-1, 1, { views: [seen(-1)] })), LYING)?.seat).toBe(-1)
  expect(viewOf(NOTHING, LYING)).toBeNull()
})

test('while a device with secrets is passed on, it shows what everybody may see', () => {
  const table = two([1])
  expect(secret(table)).toBe(true)
  expect(dueOf(table)).toBe(1)
  const device = passed(table, LYING)
  expect(device).toEqual({ holder: -1, wanted: 1 })
  expect(viewOf(table, device)?.seat).toBe(-1)
  expect(viewOf(table, { holder: 1, wanted: -1 })?.seat).toBe(1)
})

test('where nothing is hidden the device goes on by itself', () => {
  expect(passed(open([1]), { holder: 0, wanted: -1 })).toEqual({ holder: 1, wanted: -1 })
  expect(given(open([1]), 0)).toEqual({ holder: 0, wanted: -1 })
})

test('who has something to decide keeps it', () => {
  const mine = { holder: 0, wanted: -1 }
  expect(passed(two([0]), mine)).toBe(mine)
  const views = [seen(0, { offers: [offer('catch')] }), seen(1), ...hidden]
  expect(passed(two([1], { views }), mine)).toBe(mine)
  expect(passed(two([1], { views, ready: [0] }), mine)).toEqual({ holder: -1, wanted: 1 })
})

test('at the end it lies on the table', () => {
  const result = { scores: [1, 2], places: [2, 1], loser: -1, grounds: [] }
  expect(passed(two([], { result }), { holder: 0, wanted: -1 })).toEqual(LYING)
})
