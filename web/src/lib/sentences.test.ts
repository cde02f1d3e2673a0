import { expect, test } from 'vitest'
import { isolated, wordsOf } from './sentences'

const words = wordsOf('ru', [
  'did-take = старое',
  `did-take = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $value ->
    [one] { $value } карту
    [few] { $value } карты
   *[many] { $value } карт
}.
card-j = джокер
do-joker = Сыграть: { $card }
option-long = Долгая игра
    .hint = больше раундов`,
])

test('a sentence speaks to whom it is about, and of others by name', () => {
  expect(words.say({ id: 'did-take', seat: 0, value: 1 }, ['Вера', 'Глеб'], 0)).toBe('Вы берёте 1 карту.')
  expect(words.say({ id: 'did-take', seat: 1, value: 22 }, ['Вера', 'Глеб'], 0)).toBe(
    '\u2068Глеб\u2069 берёт 22 карты.',
  )
})

test('a name keeps its direction to itself', () => {
  expect(words.say({ id: 'did-take', seat: 1, value: 3 }, ['Вера', 'ולד 2'], 0)).toBe(
    '\u2068ולד 2\u2069 берёт 3 карты.',
  )
  expect(isolated('')).toBe('')
})

test('cards are called by their names, where they have one', () => {
  expect(words.say({ id: 'do-joker', card: 'j' }, [], 0)).toBe('Сыграть: джокер')
  expect(words.face('7')).toBe('7')
})

test('options have hints', () => {
  expect(words.text('option-long', {}, 'hint')).toBe('больше раундов')
})
