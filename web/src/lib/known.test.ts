import { expect, test } from 'vitest'
import { fold, follows, inLines, NOTHING } from './known'
import { news, seen, zone } from './samples'
import type { Sheet } from './wire'

const said = (v: number, id: string, joins = false) => ({ v, said: { id }, joins })
const line = (v: number) => ({ v, at: 0, person: 'p', name: 'P', text: `line ${v}` })

test('a message that does not go on from what we have is not taken', () => {
  const known = fold(NOTHING, news(-1, 4))
  expect(follows(known, news(4, 5))).toBe(true)
  expect(follows(known, news(-1, 9))).toBe(true)
  expect(follows(known, news(3, 5))).toBe(false)
})

test('what was told partly goes on from what lay there', () => {
  const zones = (value: number) => [zone('deck', -1, [], { value }), zone('hand', 0, ['7'])]
  const first = fold(NOTHING, news(-1, 1, { views: [seen(0, { zones: zones(9) })] }))
  const part = news(1, 2, { views: [seen(0, { zones: zones(8).slice(0, 1), partly: true })] })
  expect(follows(first, part)).toBe(true)
  expect(fold(first, part).views).toEqual([seen(0, { zones: zones(8) })])
  const more = news(1, 2, { views: [seen(0, { zones: [zone('bid', 0)], partly: true, order: [1, -1, 0] })] })
  const [deck, hand] = zones(9)
  expect(fold(first, more).views).toEqual([seen(0, { zones: [hand!, zone('bid', 0), deck!] })])
  const unknown = news(1, 2, { views: [seen(1, { zones: [], partly: true })] })
  expect(follows(first, unknown)).toBe(false)
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

test('what joins stands in the line of the one before, also if that came in an earlier message', () => {
  const happened = [said(1, 'a'), said(1, 'b', true), said(1, 'c')]
  const first = fold(NOTHING, news(-1, 1, { views: [seen(0, { happened })] }))
  const next = fold(first, news(1, 2, { views: [seen(0, { happened: [said(2, 'd', true), said(2, 'e')] })] }))
  const lines = inLines(next.logs[0] ?? []).map((line) => line.map(({ said }) => said.id).join(' '))
  expect(lines).toEqual(['a b', 'c d', 'e'])
  expect(inLines((next.logs[0] ?? []).slice(1))[0]?.map(({ said }) => said.id)).toEqual(['b'])
})

test('after something was taken back, what is told again stays as it was, and only the rest is new', () => {
  const told = [said(1, 'a'), said(2, 'b'), said(3, 'b')]
  const first = fold(NOTHING, news(-1, 3, { views: [seen(0, { happened: told })] }))
  const anew = [said(2, 'b'), said(4, 'did-take-back')]
  const next = fold(first, news(-1, 4, { views: [seen(0, { happened: anew })] }))
  const keys = (known: typeof next) => (known.logs[0] ?? []).map(({ key }) => key)
  expect(next.logs[0]?.map(({ said }) => said.id)).toEqual(['b', 'did-take-back'])
  expect(keys(next)[0]).toBe(keys(first)[1])
  expect(keys(first)).not.toContain(keys(next)[1])
})

test('a log is shortened by whole lines', () => {
  const happened = Array.from({ length: 302 }, (_, n) => said(1, `s${n}`, n % 3 > 0))
  const known = fold(NOTHING, news(-1, 1, { views: [seen(0, { happened })] }))
  expect(known.logs[0]?.[0]?.said.id).toBe('s3')
})
