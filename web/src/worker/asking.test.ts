import { expect, test } from 'vitest'
import type { Question } from '../lib/searching'
import { NoAnswer } from '../lib/thinker'
import { askedFor } from './asking'

const written = { game: 'dobro', position: btoa('\x00\x07\xff'), seat: 1, iterations: 50, milliseconds: 9 }

test('what Python writes is asked, all bits of its luck, and what was found is written back', async () => {
  const asked: [string, Question][] = []
  const search = askedFor({
    fetch: () => Promise.resolve(),
    think: (game, question) => {
      asked.push([game, question])
      return Promise.resolve({ choice: 3, candidates: [], rows: [[3, 1, 0.1]], luck: 1n })
    },
  })
  const luck = (1n << 64n) - 1n
  expect(await search.think(JSON.stringify({ ...written, luck: `${luck}` }))).toBe('[[3,1,0.1]]')
  expect(asked).toEqual([
    ['dobro', { position: new Uint8Array([0, 7, 255]), seat: 1, iterations: 50, milliseconds: 9, luck }],
  ])
  expect(await search.fetch('dobro')).toBe(true)
})

test('a search that cannot be had is no accident', async () => {
  const search = askedFor({
    fetch: () => Promise.reject(new NoAnswer('There is no search for dobro here')),
    think: () => Promise.reject(new NoAnswer('The search was stopped')),
  })
  expect(await search.fetch('dobro')).toBe(false)
  await expect(search.think(JSON.stringify({ ...written, luck: '1' }))).rejects.toThrow('stopped')
})
