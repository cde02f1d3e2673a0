import { expect, test } from 'vitest'
import { ago, spell } from './spell'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

test('what was long ago is told in the largest unit that fits', () => {
  expect(ago(30_000, 'en')).toBe('this minute')
  expect(ago(-5 * MINUTE, 'en')).toBe('this minute') // clocks differ
  expect(ago(5 * MINUTE, 'en')).toBe('5 minutes ago')
  expect(ago(3 * HOUR, 'ru')).toBe('3 часа назад')
  expect(ago(DAY, 'uk')).toBe('учора')
})

test('what is left is at least a minute', () => {
  expect(spell(-1, 'en')).toBe('1 minute')
  expect(spell(23 * HOUR + 59 * MINUTE, 'ru')).toBe('23 часа')
  expect(spell(2 * DAY, 'uk')).toBe('2 дні')
})
