import { expect, test, vi } from 'vitest'
import type { MyGame } from './wire'

vi.stubGlobal('addEventListener', () => undefined)
vi.mock('./me.svelte', () => ({ myself: { loaded: Promise.resolve(), known: null } }))
const { inOrder } = await import('./mine.svelte')

const game = (table: string, given: Partial<MyGame> = {}): MyGame => ({
  table,
  terms: { game: 'pairs', players: 2 },
  status: 'playing',
  taken: 2,
  names: ['Vera'],
  others: [],
  since: 0,
  ...given,
})

test('games that wait come first, those whose time is up soonest before all others', () => {
  const games = [
    game('unhurried', { turn: true, since: 10 }),
    game('tomorrow', { turn: true, due: 2000 }),
    game('soon', { turn: true, due: 1000 }),
    game('longer', { turn: true, since: 5 }),
    game('latest'),
    game('later'),
  ]
  expect(inOrder(games).map(({ table }) => table)).toEqual([
    'soon',
    'tomorrow',
    'longer',
    'unhurried',
    'latest',
    'later',
  ])
})
