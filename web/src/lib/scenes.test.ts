import { expect, test } from 'vitest'
import type { Heard } from './known'
import { queued, readingTime, scenesIn, type Scene } from './scenes'
import type { Said } from './wire'

const MOMENTS = ['did-pair', 'did-score', 'did-turn-up', 'did-win']
let keys = 0
const heard = (v: number, id: string, more: Partial<Said> = {}): Heard => ({
  key: ++keys,
  v,
  said: { id, ...more },
  joins: false,
  fresh: true,
})

test('a decision and what came of it are one scene, without what is only for the log', () => {
  const [scene, ...more] = scenesIn(
    [
      heard(5, 'did-draw', { seat: 1, card: '9' }),
      heard(5, 'did-pair', { seat: 1, card: '9' }),
      heard(5, 'did-score', { seat: 1, value: 9 }),
    ],
    MOMENTS,
  )
  expect(more).toEqual([])
  expect(scene?.said.map(({ id }) => id)).toEqual(['did-pair', 'did-score'])
  expect(scene?.cards).toEqual([{ token: '9', seat: 1 }])
  expect(scene?.round).toBe(false)
})

test('what a card says needs no sentence', () => {
  const [scene] = scenesIn(
    [heard(3, 'did-turn-up', { seat: 0, card: '7' }), heard(3, 'did-win', { seat: 0, card: '2' })],
    MOMENTS,
    ['did-turn-up'],
  )
  expect(scene?.said.map(({ id }) => id)).toEqual(['did-win'])
  expect(scene?.cards).toEqual([{ token: '7', seat: 0 }])
})

test('a reveal has every card with its owner', () => {
  const [scene] = scenesIn(
    [0, 1, 2].map((seat) => heard(7, 'did-turn-up', { seat, card: String(seat + 4) })),
    MOMENTS,
  )
  expect(scene?.cards).toEqual([
    { token: '4', seat: 0 },
    { token: '5', seat: 1 },
    { token: '6', seat: 2 },
  ])
})

test('what a round brought ends with the round, and the next one begins anew', () => {
  const scenes = scenesIn(
    [heard(9, 'did-score', { seat: 0 }), heard(9, 'did-round', { value: 2 }), heard(9, 'did-turn-up', { card: '3' })],
    MOMENTS,
  )
  expect(scenes.map(({ round, said }) => [round, said.map(({ id }) => id)])).toEqual([
    [true, ['did-score']],
    [false, ['did-turn-up']],
  ])
})

test('two decisions are two scenes, and nothing worth it is none', () => {
  expect(scenesIn([heard(1, 'did-pair'), heard(2, 'did-pair')], MOMENTS)).toHaveLength(2)
  expect(scenesIn([heard(1, 'did-draw'), heard(2, 'did-round')], MOMENTS)).toEqual([])
})

test('whoever is behind sees the latest', () => {
  const scene = (key: number): Scene => ({ key, said: [], cards: [], round: false })
  expect(queued([scene(1)], [scene(2), scene(3)]).map(({ key }) => key)).toEqual([2, 3])
})

test('a longer text stays longer, and none for ever', () => {
  expect(readingTime('Pair!', 1)).toBeLessThan(readingTime('A pair of nines: you take nine points.', 1))
  expect(readingTime('x'.repeat(5000), 1)).toBe(9000)
})
