import { expect, test } from 'vitest'
import type { Heard } from './known'
import { zone } from './samples'
import { comesFirst, crowded, handsIn, passing, readingTime, type Scene, scenesIn, together, UNTOLD } from './scenes'
import type { AccountRow, Said } from './wire'

const moments = ['did-pair', 'did-score', 'did-turn-up', 'did-win']
const TOLD = { ...UNTOLD, moments, twice: ['did-pair'] }
const SHOWN = { ...UNTOLD, moments, reveals: ['did-turn-up'] }
let keys = 0
const heard = (v: number, id: string, more: Partial<Said> = {}): Heard => ({
  key: ++keys,
  v,
  said: { id, ...more },
  joins: false,
  fresh: true,
})

test('a decision and what came of it are one scene, without what is only for the log', () => {
  const [scene, ...more] = scenesIn(
    [
      heard(5, 'did-draw', { seat: 1, card: '9' }),
      heard(5, 'did-pair', { seat: 1, card: '9' }),
      heard(5, 'did-score', { seat: 1, value: 9 }),
    ],
    TOLD,
  )
  expect(more).toEqual([])
  expect(scene?.said.map(({ id }) => id)).toEqual(['did-pair', 'did-score'])
  expect(scene?.cards).toMatchObject([
    { token: '9', seat: 1 },
    { token: '9', seat: 1 },
  ])
  expect(scene?.round).toBe(false)
})

test('a pair that lies on the table is seen there first; one that is swept away at once is shown before it', () => {
  const pair = [heard(5, 'did-pair', { seat: 1, card: '9' })]
  const before = (...cards: string[]) => comesFirst(scenesIn(pair, TOLD, [], [zone('row', 1, cards)])[0]!)
  expect([before('4', '9', '9'), before('4', '9'), before()]).toEqual([false, true, true])
})

test('what a card says needs no sentence', () => {
  const [scene] = scenesIn(
    [heard(3, 'did-turn-up', { seat: 0, card: '7' }), heard(3, 'did-win', { seat: 0, card: '2' })],
    SHOWN,
  )
  expect(scene?.said.map(({ id }) => id)).toEqual(['did-win'])
  expect(scene?.cards).toMatchObject([{ token: '7', seat: 0 }])
})

test('a reveal has every card with its owner', () => {
  const [scene] = scenesIn(
    [0, 1, 2].map((seat) => heard(7, 'did-turn-up', { seat, card: String(seat + 4) })),
    TOLD,
  )
  expect(scene?.cards).toMatchObject([
    { token: '4', seat: 0 },
    { token: '5', seat: 1 },
    { token: '6', seat: 2 },
  ])
})

test('what a round brought ends with the round, and the next one begins anew', () => {
  const scenes = scenesIn(
    [heard(9, 'did-score', { seat: 0 }), heard(9, 'did-round', { value: 2 }), heard(9, 'did-turn-up', { card: '3' })],
    TOLD,
  )
  expect(scenes.map(({ round, said }) => [round, said.map(({ id }) => id)])).toEqual([
    [true, ['did-score']],
    [false, ['did-turn-up']],
  ])
})

test('two decisions are two scenes, and nothing worth it is none', () => {
  expect(scenesIn([heard(1, 'did-pair'), heard(2, 'did-pair')], TOLD)).toHaveLength(2)
  expect(scenesIn([heard(1, 'did-draw'), heard(2, 'did-round')], TOLD)).toEqual([])
})

test('of cards that were turned up, those that are spoken of decided', () => {
  const up = [4, 9, 6].map((card, seat) => heard(7, 'did-turn-up', { seat, card: String(card) }))
  const [scene] = scenesIn([...up, heard(7, 'did-win', { seat: 1, card: '9' })], SHOWN)
  expect(scene?.cards.map(({ deciding }) => deciding)).toEqual([false, true, false])
})

test('what a round brought, its account says: the stakes of the next one are none of it', () => {
  const points = (seat: number, value: number) => zone('points', seat, [], { kind: 'number', value, main: true })
  const account = [
    { at: 0, id: 'start', rows: [{ id: 'start', values: [4, 5] }] },
    {
      at: 1,
      id: 'round',
      number: 1,
      rows: [
        { id: 'ante', values: [-1, -1] },
        { id: 'won', values: [2, 0] },
      ],
    },
    { at: 2, id: 'round', number: 2, rows: [{ id: 'ante', values: [-1, -1] }] },
  ]
  const [round, deal] = scenesIn(
    [heard(9, 'did-score', { seat: 0 }), heard(9, 'did-round'), heard(9, 'did-turn-up', { card: '3' })],
    TOLD,
    [points(0, 3), points(1, 4)],
    [points(0, 4), points(1, 3)],
    account,
  )
  expect([round?.part, deal?.part]).toEqual([{ id: 'part-round', value: 1 }, null])
  expect(round?.totals.map(({ seat, was, now, by }) => [seat, was, now, by])).toEqual([
    [0, 4, 5, [-1, 2]],
    [1, 5, 4, [-1, 0]],
  ])
  expect(round?.kinds.map(({ label }) => label.id)).toEqual(['row-ante', 'row-won'])
  expect(deal?.totals).toEqual([])
})

test('what stands beside a round’s points says where they come from, as long as there is room', () => {
  const kinds = (...rows: AccountRow[]) => {
    const account = [
      { at: 0, id: 'round', number: 1, rows },
      { at: 1, id: 'round', number: 2, rows: [] },
    ]
    const ended = [heard(9, 'did-score', { seat: 0 }), heard(9, 'did-round')]
    const [scene] = scenesIn(ended, TOLD, [], [], account)
    expect(scene?.totals.map(({ now }) => now)).toEqual([3, 2])
    return scene?.kinds.map(({ label, beside }) => [label.id, beside])
  }
  const [sum, points, bonus] = [
    { id: 'sum', values: [34, 20], beside: true },
    { id: 'points', values: [3, 2] },
    { id: 'bonus', values: [1, -1] },
  ]
  expect(kinds(points)).toEqual([])
  expect(kinds(sum, points)).toEqual([
    ['row-sum', true],
    ['row-points', false],
  ])
  const more = ['more', 'most'].map((id) => ({ id, values: [0, 0] }))
  expect(kinds(sum, points, ...more)).toHaveLength(2)
  expect(kinds(sum, { ...points, values: [2, 3] }, bonus)).toHaveLength(3)
  const lost = { id: 'lost', values: [-1, 1] }
  expect(kinds(sum, points, bonus, lost)?.map(([id]) => id)).toEqual(['row-points', 'row-bonus', 'row-lost'])
})

test('where no round ends, only what has changed is told', () => {
  const chips = (seat: number, value: number) => zone('chips', seat, [], { kind: 'chips', value })
  const [scene] = scenesIn([heard(9, 'did-pair')], TOLD, [chips(0, 5), chips(1, 5)], [chips(0, 3), chips(1, 5)])
  expect(scene?.totals.map(({ seat, was, now }) => [seat, was, now])).toEqual([[0, 5, 3]])
})

test('a longer text stays longer, and none for ever', () => {
  expect(readingTime(5, 1)).toBeLessThan(readingTime(40, 1))
  expect(readingTime(5000, 1)).toBe(7000)
})

test('of a pair there are two cards; a card that several sentences speak of is one', () => {
  const tokens = (id: string) =>
    scenesIn([heard(5, id, { seat: 1, card: '9' }), heard(5, 'did-score', { seat: 1, card: '9', value: 9 })], {
      ...TOLD,
      moments: [...moments, 'did-fold'],
    })[0]?.cards.map(({ token }) => token)
  expect(tokens('did-pair')).toEqual(['9', '9'])
  expect(tokens('did-fold')).toEqual(['9'])
})

const told = (scene?: Scene) => scene?.said.map(({ id }) => id)

test('what led to a moment is told first, and is none by itself', () => {
  const passing = { ...TOLD, leads: ['did-pass'] }
  const [scene] = scenesIn([heard(3, 'did-pass', { seat: 1 }), heard(3, 'did-win', { seat: 0 })], passing)
  expect(told(scene)).toEqual(['did-pass', 'did-win'])
  expect(scenesIn([heard(4, 'did-pass', { seat: 1 }), heard(5, 'did-win')], passing).map(told)).toEqual([['did-win']])
  const after = (...more: Heard[]) =>
    told(scenesIn([...more, heard(6, 'did-pass')], { ...SHOWN, leads: ['did-pass'] })[0])
  expect(after(heard(6, 'did-turn-up', { card: '3' }))).toEqual(['did-pass'])
  expect(after(heard(6, 'did-turn-up', { card: '3' }), heard(6, 'did-win'))).toEqual(['did-win'])
})

test('what is counted lies there as often', () => {
  const [scene] = scenesIn([heard(3, 'did-take', { seat: 1, card: '9', value: 3 })], {
    ...TOLD,
    moments: ['did-take'],
    reveals: ['did-take'],
    counted: ['did-take'],
  })
  expect(scene?.cards.map(({ token }) => token)).toEqual(['9', '9', '9'])
})

test('the end of a round and the count of the whole deal are two scenes of one decision', () => {
  const counting = { ...SHOWN, moments: [...moments, 'did-most'], afresh: ['did-most'] }
  const most = [10, 9].map((card) => heard(9, 'did-most', { seat: 0, card: String(card) }))
  expect(scenesIn([heard(9, 'did-win'), ...most], counting).map(told)).toEqual([['did-win'], ['did-most', 'did-most']])
})

test('of a long story the end is said, and how much came before', () => {
  const [scene] = scenesIn(
    Array.from({ length: 11 }, (_, seat) => heard(2, 'did-score', { seat })),
    TOLD,
  )
  expect(scene?.said.map(({ seat }) => seat)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(scene?.unsaid).toBe(3)
  const [short] = scenesIn(
    Array.from({ length: 9 }, (_, seat) => heard(2, 'did-score', { seat })),
    TOLD,
  )
  expect([short?.said.length, short?.unsaid]).toEqual([9, 0])
})

test('a deal is counted when it ends, not at the end of every round of it', () => {
  const account = [1, 2].map((number) => ({ at: number - 1, id: 'new-deal', number, rows: [{ id: 'a', values: [3] }] }))
  const totalsAfter = (begins: string) =>
    scenesIn([heard(9, 'did-win'), heard(9, begins)], TOLD, [], [], account)[0]?.totals.length
  expect([totalsAfter('did-new-deal'), totalsAfter('did-round')]).toEqual([1, 0])
})

test('where everybody bids a card and the prize is spoken of, the bid of who got it decided', () => {
  const up = [4, 9, 6].map((card, seat) => heard(7, 'did-turn-up', { seat, card: String(card) }))
  const [scene] = scenesIn([...up, heard(7, 'did-win', { seat: 2, card: '10' })], SHOWN)
  expect(scene?.cards.map(({ deciding }) => deciding)).toEqual([false, false, true])
})

test('hands lie in lines with what is said of them, also those of nobody; what ends a round is said of all', () => {
  const up = (id: string, cards: string[], seat?: number) =>
    cards.map((card) => heard(7, id, seat === undefined ? { card } : { seat, card }))
  const showdown = [
    ...up('did-turn-up', ['9', '9'], 0),
    ...up('did-turn-up', ['8', '2'], 1),
    ...up('did-theirs', ['10'], undefined),
    heard(7, 'did-pair', { seat: 0, card: '9' }),
    heard(7, 'did-win', { seat: 1 }),
  ]
  const telling = { ...TOLD, moments: [...moments, 'did-theirs'], reveals: ['did-turn-up', 'did-theirs'] }
  const lines = (scene: Scene) => {
    const { hands, rest } = handsIn(scene)
    return [...hands.map((hand) => [hand.seat, hand.cards.length, hand.sentences.map(({ id }) => id)]), rest.length]
  }
  const [scene] = scenesIn(showdown, telling)
  expect(lines(scene!)).toEqual([[0, 2, ['did-pair']], [1, 2, ['did-win']], [-1, 1, []], 0])
  const [ended] = scenesIn([...showdown, heard(7, 'did-round')], telling)
  expect(lines(ended!)).toEqual([[0, 2, ['did-pair']], [1, 2, []], [-1, 1, []], 1])
  expect(handsIn(scenesIn([heard(5, 'did-pair', { seat: 1, card: '9' })], TOLD)[0]!).hands).toEqual([])
})

test('of several who are out each is said, or none is; nothing shows beforehand that one has a pair', () => {
  const fates = { 'did-pair': 'bad', 'did-win': 'good' } as const
  const telling = { ...SHOWN, moments, twice: ['did-pair'], fates }
  const turned = [5, 6, 7].map((card, seat) => heard(9, 'did-turn-up', { seat, card: String(card) }))
  const out = (...seats: number[]) => seats.map((seat) => heard(9, 'did-pair', { seat, card: String(5 + seat) }))
  const told = (...seats: number[]) => {
    const [scene] = scenesIn([...turned, ...out(...seats), heard(9, 'did-win', { seat: 2 })], telling)
    return handsIn(scene!).rest.map(({ id, seat }) => [id, seat])
  }
  expect(told(0)).toEqual([
    ['did-pair', 0],
    ['did-win', 2],
  ])
  expect(told(0, 1)).toEqual([['did-win', 2]])
  const [scene] = scenesIn([...turned, ...out(0)], telling)
  expect(scene?.cards.filter(({ seat }) => !seat).map(({ twin }) => !!twin)).toEqual([false, true])
})

test('of many cards equal ones lie on one another, and what a bid captured lies after it', () => {
  const card = (token: string, said = 'did-turn-up', deciding = false) => ({
    token,
    seat: 0,
    said,
    deciding,
    other: -1,
    value: 0,
  })
  const hand = (...tokens: string[]) => ({
    seat: 0,
    said: '',
    cards: tokens.map((token) => card(token)),
    fates: [],
    tone: '' as const,
    sentences: [],
  })
  const few = hand('9', '9', '8')
  const many = hand('9', '9', '9', '8', '8', '7', '6')
  const lying = (...hands: (typeof few)[]) =>
    hands.map(({ cards }) => together(cards, crowded(hands)).map((one) => one.copies))
  expect(lying(few)).toEqual([[1, 1, 1]])
  expect(lying(few, many)).toEqual([
    [2, 1],
    [3, 2, 1, 1],
  ])
  const bid = together([card('4', 'did-turn-up', true), card('9', 'did-capture'), card('10', 'did-capture')], false)
  expect(bid.map(({ then, came, pale }) => [then, came, pale])).toEqual([
    [false, false, false],
    [true, true, false],
    [false, true, false],
  ])
})

const BIDS = {
  ...SHOWN,
  moments: [...moments, 'did-tied', 'did-higher'],
  fates: { 'did-win': 'good', 'did-tied': '', 'did-higher': '' } as const,
}
const bids = (...cards: number[]) => cards.map((card, seat) => heard(7, 'did-turn-up', { seat, card: String(card) }))

test('a reveal says of everybody in a word what came of it, and in a sentence what it is all about', () => {
  const [scene] = scenesIn(
    [
      ...bids(9, 9, 2, 5),
      heard(7, 'did-tied', { card: '9' }),
      heard(7, 'did-win', { seat: 2, card: '7' }),
      heard(7, 'did-higher', { seat: 3, card: '5' }),
    ],
    BIDS,
  )
  const { hands, rest } = handsIn(scene!)
  expect(hands.map(({ tone, fates }) => [tone, fates.map(({ id }) => id)])).toEqual([
    ['', ['did-tied']],
    ['', ['did-tied']],
    ['good', ['did-win']],
    ['', ['did-higher']],
  ])
  expect(hands.map(({ cards }) => cards[0]?.deciding)).toEqual([false, false, true, false])
  expect(rest.map(({ id }) => id)).toEqual(['did-win'])
  expect(scene?.by).toEqual([0, 1, 2, 3])
})

test('what is said of a bid is not said of who has captured such a card', () => {
  const captured = heard(7, 'did-take', { seat: 2, card: '9' })
  const telling = { ...BIDS, moments: [...BIDS.moments, 'did-take'], reveals: ['did-turn-up', 'did-take'] }
  const [scene] = scenesIn([...bids(9, 9, 2), captured, heard(7, 'did-tied', { card: '9' })], telling)
  expect(handsIn(scene!).hands.map(({ fates }) => fates.length)).toEqual([1, 1, 0])
})

test('where it is about nobody, no card stands out', () => {
  const [scene] = scenesIn([...bids(9, 9, 4, 4), heard(7, 'did-tied', { card: '9' })], BIDS)
  expect(scene?.cards.some(({ deciding }) => deciding)).toBe(false)
})

test('what leads to a moment may lie there as cards: who got one like it has a pair', () => {
  const telling = { ...TOLD, leads: ['did-share'], reveals: ['did-share'] }
  const share = (seat: number, card: string) => heard(4, 'did-share', { seat, card })
  const [scene] = scenesIn(
    [share(0, '5'), share(1, '9'), heard(4, 'did-pair', { seat: 1, card: '9' }), share(2, '9')],
    telling,
  )
  expect(scene?.cards.map(({ seat, token, deciding }) => [seat, token, deciding])).toEqual([
    [0, '5', false],
    [1, '9', true],
    [1, '9', true],
    [2, '9', false],
  ])
  expect(scenesIn([share(0, '5')], telling)).toEqual([])
  const [before] = scenesIn([heard(5, 'did-win', { seat: 0 }), share(1, '5')], telling)
  expect(before?.cards).toEqual([])
})

test('of cards that one shows, somebody else may be told which decided', () => {
  const up = ['4', '8'].map((card) => heard(7, 'did-turn-up', { seat: 1, card }))
  const [scene] = scenesIn([...up, heard(7, 'did-win', { seat: 0, card: '8' })], SHOWN)
  expect(scene?.cards.map(({ deciding }) => deciding)).toEqual([false, true])
})

test('a card may say what it counts and whom it goes to', () => {
  const given = heard(4, 'did-turn-up', { card: '6', value: 12, other: 2 })
  const [scene] = scenesIn([given], { ...SHOWN, valued: ['did-turn-up'] })
  expect(scene?.cards).toMatchObject([{ token: '6', value: 12, other: 2 }])
})

test('a moment of one decision was done by who did it', () => {
  const [scene] = scenesIn([heard(4, 'did-pair', { seat: 2, card: '9' }), heard(4, 'did-score', { seat: 1 })], TOLD)
  expect(scene?.by).toEqual([2])
  const [nobodys] = scenesIn([heard(5, 'did-draw', { seat: 1 }), heard(5, 'did-score')], TOLD)
  expect(nobodys?.by).toEqual([1])
})

test('cards that are only counted lie there with their backs', () => {
  const [scene] = scenesIn([heard(5, 'did-score', { seat: 1, value: 3 })], { ...TOLD, counted: ['did-score'] })
  expect(scene?.cards.map(({ token }) => token)).toEqual(['?', '?', '?'])
})

test('a small moment of others is told in passing; one’s own, a reveal and the end of a round are not', () => {
  const passes = (seat: number, ...told: Heard[]) => {
    const [scene] = scenesIn(told, { ...SHOWN, moments })
    return passing(scene!, seat)
  }
  expect(passes(0, heard(5, 'did-score', { seat: 1, value: 3 }))).toBe(true)
  expect(passes(1, heard(5, 'did-score', { seat: 1, value: 3 }))).toBe(false)
  expect(passes(2, heard(5, 'did-score', { seat: 1, other: 2 }))).toBe(false)
  expect(passes(0, heard(5, 'did-score', { seat: 1 }), heard(5, 'did-round'))).toBe(false)
  const up = (seat: number) => heard(5, 'did-turn-up', { seat, card: '7' })
  expect(passes(0, up(1), up(2), heard(5, 'did-win', { seat: 1 }))).toBe(false)
})
