import { expect, test } from 'vitest'
import { ANYTHING, choosy, fits, minutesFor, moodsIn, numbersIn, offeredFirst, ordered, read, written } from './sought'
import type { GameInfo } from './wire'

const make = (id: string, more: Partial<GameInfo> = {}) =>
  ({ id, box: 'case', players: [2, 6], minutes: [10, 30], moods: ['luck'], start: {}, ...more }) as GameInfo
const poker = make('poker', { players: [3, 8], minutes: [20, 35], moods: ['bluff', 'luck'] })
const duel = make('duel', { players: [2, 2], minutes: [10, 20], moods: ['duel'] })
const first = make('first', { box: 'first', start: { en: 'Easy.' } })
const games = [poker, duel, first]
const found = (sought: Partial<typeof ANYTHING>, liked: string[] = []) =>
  games.filter((game) => fits(game, { ...ANYTHING, ...sought }, liked)).map(({ id }) => id)

test('nothing asked, everything fits', () => {
  expect(found({})).toEqual(['poker', 'duel', 'first'])
  expect(choosy(ANYTHING)).toBe(false)
})

test('a company of so many', () => {
  expect(found({ players: 2 })).toEqual(['duel', 'first'])
  expect(found({ players: 8 })).toEqual(['poker'])
})

test('the more people, the longer it takes', () => {
  expect(minutesFor(first, 0)).toBe(10)
  expect([2, 4, 6].map((players) => minutesFor(first, players))).toEqual([10, 20, 30])
  expect(minutesFor(duel, 2)).toBe(10)
  expect(found({ minutes: 10 })).toEqual(['duel', 'first'])
  expect(found({ minutes: 20, players: 5 })).toEqual([])
  expect(found({ minutes: 40, players: 5 })).toEqual(['poker', 'first'])
})

test('any of the moods, a box, favourites', () => {
  expect(found({ moods: ['bluff', 'duel'] })).toEqual(['poker', 'duel'])
  expect(found({ box: 'first' })).toEqual(['first'])
  expect(found({ liked: true }, ['duel'])).toEqual(['duel'])
})

test('what can be chosen is what the games have', () => {
  expect(numbersIn(games)).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(numbersIn([])).toEqual([])
  expect(moodsIn(games)).toEqual(['luck', 'bluff', 'duel'])
})

test('an address says what is looked for, and nonsense in it nothing', () => {
  const sought = { players: 4, minutes: 20, moods: ['luck', 'duel'] as const, box: 'first', liked: true }
  expect(read(written(sought), games)).toEqual(sought)
  expect(written(ANYTHING)).toBe('')
  expect(read('?players=99&minutes=7&moods=sorrow&box=chess&liked=no', games)).toEqual(ANYTHING)
})

test('favourites stand first, then what was played last, then the game to start with and what gave a box its name', () => {
  const order = (liked: string[], played: string[]) => ordered(games, liked, played).map(({ id }) => id)
  expect(order([], [])).toEqual(['first', 'duel', 'poker'])
  expect(order(['poker'], ['duel'])).toEqual(['poker', 'duel', 'first'])
})

test('offered first: what was played last, as long as it is there, or the game to start with', () => {
  expect(offeredFirst(games, [])).toBe(first)
  expect(offeredFirst(games, ['gone', 'duel'])).toBe(duel)
  expect(offeredFirst([poker], [])).toBe(poker)
  expect(offeredFirst([], [])).toBeUndefined()
})
