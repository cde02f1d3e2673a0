import { beforeEach, expect, test, vi } from 'vitest'
import { MOST_SHEETS, pads, read, type Sheet } from './pads.svelte'

vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined)) // there is no window here

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
})

test('what is no sheet is left out', () => {
  const sheet: Sheet = { id: '1', game: 'port', names: ['A'], options: {}, rounds: [], at: 1 }
  expect(read(null)).toEqual([])
  expect(read('{')).toEqual([])
  expect(read(JSON.stringify([sheet, null, { id: 2 }, 'x']))).toEqual([sheet])
})

test('the latest sheet comes first, and there are not more than so many', () => {
  for (let n = 0; n < MOST_SHEETS + 3; n++) pads.begin('port', [`P${n}`], {})
  expect(pads.of('port')).toHaveLength(MOST_SHEETS)
  expect(pads.of('port')[0]?.names).toEqual([`P${MOST_SHEETS + 2}`])
  const old = pads.of('port').at(-1)!
  pads.keep({ ...old, rounds: [{ sum: [1] }] })
  expect(pads.of('port')[0]).toMatchObject({ id: old.id, rounds: [{ sum: [1] }] })
  pads.forget(old)
  expect(pads.of('port').some(({ id }) => id === old.id)).toBe(false)
  expect(pads.of('kitty')).toEqual([])
})
