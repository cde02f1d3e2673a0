import { describe, expect, test } from 'vitest'
import { fitting, groups, live, meant, NOTHING, picks, several, touch, ways, within } from './choosing'
import { zone as any } from './samples'
import type { Offer } from './wire'

const zone = (id: string, seat: number, ...items: string[]) => any(id, seat, items)
const offer = (token: string, zone?: string, ...items: string[]): Offer => ({
  token,
  label: { id: `do-${token.split(' ')[0]}`, card: items[0] },
  zone,
  items,
})

const hand = zone('hand', 0, '5', '7', '7', 'j')
const zones = [zone('deck', -1), zone('hand', 1, '?', '?'), hand]
const offers = [
  offer('play 7', 'hand', '7'),
  offer('pair 7', 'hand', '7', '7'),
  offer('pairj 7', 'hand', '7', 'j'),
  offer('joker 9', 'hand', 'j'),
  offer('joker 10', 'hand', 'j'),
  offer('draw', 'deck'),
  offer('fold'),
]
const found = ways(offers, zones, 0)

describe('picking cards up', () => {
  test('two sevens make a pair, and a seven goes with a joker', () => {
    const one = touch(NOTHING, hand, 1, found)!
    expect(fitting(one, zones, found).map(({ token }) => token)).toEqual(['play 7'])
    const two = touch(one, hand, 2, found)!
    expect(fitting(two, zones, found).map(({ token }) => token)).toEqual(['pair 7'])
    const mixed = touch(one, hand, 3, found)!
    expect(fitting(mixed, zones, found).map(({ token }) => token)).toEqual(['pairj 7'])
  })

  test('a card that does not go with the others is taken instead of them', () => {
    const both = touch(touch(NOTHING, hand, 1, found)!, hand, 2, found)!
    expect(touch(both, hand, 3, found)).toEqual({ zone: 'hand@0', places: [3] })
  })

  test('dice that have been gathered stay when another does not go with them', () => {
    const dice = zone('dice', 0, '1r', '1b', '1g', '2r')
    const sets = ways([offer('each', 'dice', '1r', '1b', '1g'), offer('two', 'dice', '1r', '2r')], [dice], 0)
    const two = touch(touch(NOTHING, dice, 0, sets)!, dice, 1, sets)!
    expect(touch(two, dice, 3, sets)).toBe(two)
  })

  test('touching again puts back', () => {
    const one = touch(NOTHING, hand, 1, found)!
    expect(touch(one, hand, 1, found)).toEqual(NOTHING)
  })

  test('with some cards nothing can be done', () => {
    expect(live(hand, 0, found)).toBe(false)
    expect(live(hand, 1, found)).toBe(true)
    expect(touch(NOTHING, hand, 0, found)).toBeNull()
  })

  test('a joker leaves a choice of numbers', () => {
    const joker = touch(NOTHING, hand, 3, found)!
    expect(fitting(joker, zones, found).map(({ token }) => token)).toEqual(['joker 9', 'joker 10'])
    expect(several('hand@0', found)).toBe(true)
  })
})

test('what is not done with items has a button, also at a zone', () => {
  expect(found.buttons.map(({ token }) => token)).toEqual(['draw', 'fold'])
  expect(found.zones.get('deck@-1')?.map(({ token }) => token)).toEqual(['draw'])
})

test('a zone of somebody else is meant only if it is said', () => {
  const theirs = { ...offer('fold 1 7', 'hand', '?'), at: 1 }
  expect([...ways([theirs], zones, 0).items.keys()]).toEqual(['hand@1'])
})

test('many offers that differ in a number are one choice', () => {
  const takes = Array.from({ length: 9 }, (_, n): Offer => ({
    token: `take ${9 - n}`,
    label: { id: 'do-take', value: 9 - n },
  }))
  const [group, fold] = groups([...takes, offer('fold')])
  expect(group?.by).toBe('value')
  expect(group?.offers.map(({ label }) => label.value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(fold?.by).toBe('single')
})

test('few offers keep their own buttons', () => {
  expect(groups([offer('steal 0'), offer('steal 2')]).map(({ by }) => by)).toEqual(['single', 'single'])
})

test('a line of a sheet picks up the dice that it lists', () => {
  const dice = { ...zone('dice', -1, '2y', '4k', '4y'), kind: 'dice' as const }
  const counted = ways([offer('score ac', 'dice', '2y', '4y')], [dice], 0)
  const drawn = { '2y': {}, '4k': {}, '4y': {} }
  expect(picks('2y 4y: 6 → 4', [dice], counted, drawn)).toEqual({ zone: 'dice@-1', places: [0, 2] })
  expect(picks('2y 4k: 6 → 4', [dice], counted, drawn)).toBeNull()
})

test('what is within what counts copies', () => {
  expect(within(['7', '7'], ['7', '5', '7'])).toBe(true)
  expect(within(['7', '7'], ['7', '5'])).toBe(false)
})

test('the same towards different players is one choice', () => {
  const steals = [1, 3].map((seat): Offer => ({ token: `steal ${seat}`, label: { id: 'do-steal', seat } }))
  expect(groups(steals).map(({ by, offers }) => [by, offers.length])).toEqual([['seat', 2]])
})

test('what an offer is about stands out: always where there are few, otherwise while it is looked at', () => {
  const rows = [zone('row', 0, '5', '8'), zone('row', 1, '2', '9')]
  const fold = { ...offer('fold'), about: { zone: 'row', items: ['2'], seat: 1 } }
  const places = (offers: Offer[], looked = '') => [...meant(offers, rows, looked)]
  expect(places([offer('draw'), fold])).toEqual([['row@1', [{ place: 0, label: fold.label }]]])
  expect(places([offer('draw'), offer('eight'), fold])).toEqual([])
  expect(places([offer('draw'), offer('eight'), fold], 'fold').map(([key]) => key)).toEqual(['row@1'])
})

test('what is thrown again is not picked up from a list of what counts', () => {
  const dice = any('dice', -1, ['2y', '3r'], { kind: 'dice' })
  const counts = offer('score ab', 'dice', '2y', '3r')
  const found = (one: Offer) => picks('2y 3r: 5', [dice], ways([one], [dice], 0), { '2y': {}, '3r': {} })
  expect(found(counts)?.places).toEqual([0, 1])
  expect(found({ ...counts, throws: true })).toBeNull()
})
