import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', {})
vi.mock('./prefs.svelte', () => ({ prefs: { language: 'en' } }))
const { bytesOf, clockText, minuteOf } = await import('./telling.svelte')

test('hours of the day are read as they are written', () => {
  expect(clockText(22 * 60 + 5)).toBe('22:05')
  expect(minuteOf('07:30')).toBe(450)
  for (const minute of [0, 1, 719, 1439]) expect(minuteOf(clockText(minute))).toBe(minute)
})

test('a key is read as the wire writes it', () => {
  expect([...bytesOf('-_8B')]).toEqual([251, 255, 1])
})
