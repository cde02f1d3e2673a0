import { expect, test } from 'vitest'
import { isolated, wordsOf } from './sentences'
import type { Said } from './wire'

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
    .all = Всем по { $times ->
        [1] карте
       *[other] { $times } карты
    }.
    .many = { $you ->
        [yes] Вам
       *[no] { $seat } получает
    }: { $cards }.
did-steal = { $you ->
    [yes] Вы крадёте у { $other }.
    [other] { $seat } крадёт у вас.
   *[no] { $seat } крадёт у { $other }.
}
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

test('and to whom something is done', () => {
  const said = { id: 'did-steal', seat: 0, other: 1 }
  const heard = [-1, 0, 1, 2].map((viewer) =>
    words.say(said, ['A', 'B', 'C'], viewer).replaceAll(/[\u2068\u2069]/g, ''),
  )
  expect(heard).toEqual(['A крадёт у B.', 'Вы крадёте у B.', 'A крадёт у вас.', 'A крадёт у B.'])
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

test('what stands for several is said by the attribute that it names, or with its number', () => {
  const say = (said: Said) => words.say(said, ['Вера', 'Глеб'], 0)
  expect(say({ id: 'did-take', seat: 1, way: 'all', times: 1 })).toBe('Всем по карте.')
  expect(say({ id: 'did-take', seat: 1, way: 'all', times: 2 })).toBe('Всем по 2 карты.')
  expect(say({ id: 'did-take', seat: 0, card: '7', way: 'many', cards: ['7', 'j'] })).toBe('Вам: 7, джокер.')
  expect(say({ id: 'did-take', seat: 0, value: 1, way: 'times', times: 3 })).toBe('Вы берёте 1 карту. (×3)')
})

test('a card that is a number has the article of a number', () => {
  const words = wordsOf('en', [
    'a-card = { $card -> \n [8] an 8 \n *[other] a { $card } \n }\ndid-draw = You take { a-card }.',
  ])
  const drawn = (card: string) => words.say({ id: 'did-draw', seat: 0, card }, ['Vera'], 0)
  expect([drawn('8'), drawn('9'), drawn('green 1')]).toEqual(['You take an 8.', 'You take a 9.', 'You take a green 1.'])
})
