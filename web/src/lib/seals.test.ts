import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
})
const { given, matches, saltFor, see } = await import('./seals')

beforeEach(() => stored.clear())

test('no salt is given before the commitment is seen', () => {
  expect(() => saltFor('unseen')).toThrow()
  expect(given('unseen')).toBe(false)
})

test('a record is compared with what was seen before the salt, whatever the table showed later', () => {
  see('first', 'aa')
  const salt = saltFor('first')
  see('first', 'bb')
  expect(matches('first', { commitment: 'aa', salts: ['', salt] })).toBe(true)
  expect(matches('first', { commitment: 'bb', salts: ['', salt] })).toBe(false)
})

test('every salt is another one, and the one that counted is found', () => {
  see('second', 'cc')
  const salts = [saltFor('second'), saltFor('second')]
  expect(salts[0]).not.toBe(salts[1])
  for (const salt of salts) expect(matches('second', { commitment: 'cc', salts: [salt] })).toBe(true)
})

test('of a game without a salt of ours nothing is said', () => {
  see('third', 'dd')
  saltFor('third')
  expect(matches('third', { commitment: 'dd', salts: ['their own'] })).toBe(null)
  expect(matches('never there', { commitment: 'dd', salts: ['their own'] })).toBe(null)
})

test('the latest tables are kept', () => {
  for (let number = 0; number < 40; number++) {
    see(`table ${number}`, 'ee')
    saltFor(`table ${number}`)
  }
  expect(given('table 39')).toBe(true)
  expect(given('table 0')).toBe(false)
})

test('what is stored may be spoilt', () => {
  stored.set('igroteka-seals', '{')
  expect(given('first')).toBe(false)
})
