import { expect, test } from 'vitest'
import { hits, pieces, termsOf } from './search'

const marked = (text: string, query: string) =>
  pieces(text, termsOf(query))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text)

test('a word is found from its beginning on, in whatever case', () => {
  expect(marked('A pair! Pairs are bad; repair nothing.', 'PAI')).toEqual(['pair', 'Pairs'])
  expect(marked('Пара. Пары. Отпарить.', 'пар')).toEqual(['Пара', 'Пары'])
})

test('letters that people write in two ways are the same', () => {
  expect(marked('Ещё берём. Елка.', 'еще')).toEqual(['Ещё'])
  expect(marked('Еще берем.', 'ещё')).toEqual(['Еще'])
  expect(marked('Ґудзик і її п’ять карт', 'гудзик')).toEqual(['Ґудзик'])
  expect(marked('Ґудзик і її п’ять карт', "п'ять")).toEqual(['п’ять'])
  expect(marked('мой café', 'cafe')).toEqual(['café'])
})

test('endings do not matter, and other words that begin alike do not come along', () => {
  expect(marked('Пара, пары, парой, партия, парус.', 'парой')).toEqual(['Пара', 'пары', 'парой'])
  expect(marked('карт, карту, картами, картина', 'карты')).toEqual(['карт', 'карту', 'картами'])
  expect(marked('колода, колоді, колодою', 'колоди')).toEqual(['колода', 'колоді', 'колодою'])
  expect(marked('тасуется, тасуют', 'тасует')).toEqual(['тасуется', 'тасуют'])
  expect(marked('забывчивая, забывчивой', 'забывчивый')).toEqual(['забывчивая', 'забывчивой'])
  expect(marked('fold, folds, folded, folding, folder', 'folding')).toEqual(['fold', 'folds', 'folded', 'folding'])
  expect(marked('score, scores, scored, scoring', 'scores')).toEqual(['score', 'scores', 'scored', 'scoring'])
  expect(marked('the card’s back', 'cards')).toEqual(['card’s'])
})

test('a number is looked for as a whole', () => {
  expect(marked('1, 10 and 21', '1')).toEqual(['1'])
})

test('all that was said is still there, in its place', () => {
  const text = '«Заберу!» — сказал Ёж и взял 7 карт.'
  const all = pieces(text, termsOf('заберу карта'))
  expect(all.map((piece) => piece.text).join('')).toBe(text)
  expect(all.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['Заберу', 'карт'])
  expect(pieces('', [])).toEqual([])
})

test('of two words both have to be there, anywhere', () => {
  const section = ['Folding', 'Take the lowest card in play.']
  expect(hits(section, termsOf('lowest fold'))).toBe(2)
  expect(hits(section, termsOf('lowest pair'))).toBe(0)
})

test('nothing but signs is no question', () => {
  expect(termsOf('  –?! ')).toEqual([])
  expect(termsOf('Пара, пара')).toEqual(['пара'])
})
