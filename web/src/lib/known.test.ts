import { expect, test } from 'vitest'
import { fold, follows, NOTHING } from './known'
import { news, seen } from './samples'
import type { Sheet } from './wire'

const said = (v: number, id: string) => ({ v, said: { id } })
const line = (v: number) => ({ v, at: 0, person: 'p', name: 'P', text: `line ${v}` })

test('a message that does not go on from what we have is not taken', () => {
  const known = fold(NOTHING, news(-1, 4))
  expect(follows(known, news(4, 5))).toBe(true)
  expect(follows(known, news(-1, 9))).toBe(true)
  expect(follows(known, news(3, 5))).toBe(false)
})

test('what a message leaves out is empty, but the sheet stays', () => {
  const sheet = { status: 'playing' } as Sheet
  const first = fold(NOTHING, news(-1, 1, { sheet, turn: [0], ready: [1], timers: [{ left: 5 }] }))
  const next = fold(first, news(1, 2))
  expect(next).toMatchObject({ version: 2, sheet, turn: [], ready: [], timers: [], result: null })
})

test('everybody hears their own, and what was told before one came is not fresh', () => {
  const first = fold(NOTHING, news(-1, 1, { views: [seen(0, { happened: [said(1, 'a')] }), seen(-1)] }))
  const next = fold(
    first,
    news(1, 2, { views: [seen(0, { happened: [said(2, 'b')] }), seen(-1, { happened: [said(2, 'c')] })] }),
  )
  expect(next.logs[0]?.map(({ said, fresh }) => [said.id, fresh])).toEqual([
    ['a', false],
    ['b', true],
  ])
  expect(next.logs[-1]?.map(({ said }) => said.id)).toEqual(['c'])
  const keys = [...(next.logs[0] ?? []), ...(next.logs[-1] ?? [])].map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
})

test('talk goes on, and begins anew with everything else', () => {
  const first = fold(NOTHING, news(-1, 1, { lines: [line(1)] }))
  const next = fold(first, news(1, 2, { lines: [line(2)] }))
  expect(next.lines.map(({ v }) => v)).toEqual([1, 2])
  expect(fold(next, news(-1, 3, { lines: [line(3)] })).lines.map(({ v }) => v)).toEqual([3])
})

test('a log does not grow for ever', () => {
  let known = fold(NOTHING, news(-1, 0))
  for (let v = 1; v < 700; v++) {
    known = fold(known, news(v - 1, v, { views: [seen(0, { happened: [said(v, 'x')] })], lines: [line(v)] }))
  }
  expect([known.logs[0]?.length, known.lines.length]).toEqual([300, 300])
})
