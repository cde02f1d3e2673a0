import { afterEach, expect, test, vi } from 'vitest'
import { offered, presetOf, presetsFor, remember, remembered, termsOf, usual, valueOf } from './choices'
import type { GameInfo } from './wire'

const LONG = { id: 'long', names: { en: 'Long' }, options: { target: 100 }, players: [] }
const TEAMS = { id: 'teams', names: { en: 'Teams' }, options: { teams: true }, players: [4, 6] }
const game = {
  id: 'kitty',
  players: [3, 6],
  usual: 4,
  options: {
    target: { type: 'int', default: null, min: 1, null: true },
    teams: { type: 'bool', default: false, players: [4, 6] },
    call: { type: 'enum', default: 'manual', friendly: 'auto', values: ['manual', 'auto'] },
    version: { type: 'enum', default: 'hard', values: ['hard', 'light'] },
  },
  suggested: { '5': { version: 'light' } },
  presets: [LONG, TEAMS],
} as unknown as GameInfo

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
})
afterEach(() => store.clear())

test('people remember themselves, unless they want the screen to', () => {
  expect(valueOf(game, usual(game), 'call')).toBe('manual')
  expect(valueOf(game, { ...usual(game), helped: true }, 'call')).toBe('auto')
  expect(termsOf(game, usual(game))).toEqual({
    game: 'kitty',
    players: 4,
    options: {},
    spoken: 'strict',
    aids: null,
  })
})

test('what is suggested for so many is played unless something else is chosen', () => {
  const five = { ...usual(game), players: 5 }
  expect(valueOf(game, five, 'version')).toBe('light')
  expect(termsOf(game, five).options).toEqual({ version: 'light' })
  expect(termsOf(game, { ...five, options: { version: 'hard' } }).options).toEqual({ version: 'hard' })
})

test('what cannot go together is neither offered nor played', () => {
  expect(offered(game.options.teams!, 3)).toBe(false)
  expect(offered(game.options.teams!, 4)).toBe(true)
  const three = { ...usual(game), players: 3, options: { teams: true } }
  expect(termsOf(game, three).options).toEqual({})
  expect(valueOf(game, three, 'teams')).toBe(false)
  expect(presetsFor(game, 3)).toEqual([LONG])
})

test('a preset is known by its options', () => {
  expect(presetOf(game, usual(game))).toBeUndefined()
  expect(presetOf(game, { ...usual(game), options: { target: 100 } })).toEqual(LONG)
  expect(presetOf(game, { ...usual(game), options: { target: 100, teams: true } })).toBeUndefined()
})

test('choices are remembered, as far as they still make sense', () => {
  const mine = { players: 6, level: 'hard' as const, helped: true, aids: false, options: { target: 30, teams: true } }
  remember(game, mine)
  expect(remembered(game)).toEqual(mine)
  store.set('igroteka-choices-kitty', '{"players": 99, "level": "x", "options": {"gone": 1, "target": "many"}}')
  expect(remembered(game)).toEqual(usual(game))
  store.set('igroteka-choices-kitty', 'no json')
  expect(remembered(game)).toEqual(usual(game))
})
