import { expect, test, vi } from 'vitest'
import type { MyGame } from './wire'

vi.stubGlobal('addEventListener', () => undefined)
vi.mock('./me.svelte', () => ({ myself: { loaded: Promise.resolve(), known: null }, KNOWN: 'known' }))
const device = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (name: string) => device.get(name) ?? null })
const { inOrder, remembered } = await import('./mine.svelte')

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

test('what somebody had when they last looked is there at once, for them alone, if it can be read', () => {
  device.set('igroteka-mine', JSON.stringify([game('one')]))
  expect(remembered()).toEqual([])
  device.set('igroteka-known', 'yes')
  expect(remembered().map(({ table }) => table)).toEqual(['one'])
  for (const old of ['{', '{}', '[{"table": "one"}]', '[null]']) {
    device.set('igroteka-mine', old)
    expect(remembered()).toEqual([])
  }
})
