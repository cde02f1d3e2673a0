import { expect, test } from 'vitest'
import { news, offer, seen, zone } from './samples'
import { type Scene, UNTOLD } from './scenes'
import { type Effects, type Sight, Table } from './table.svelte'
import type { Said } from './wire'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'

/** The other end of a wire: it notes what is asked, and answers as it is told to. */
class OtherEnd implements Wire {
  readonly asked: unknown[] = []
  answers: Answer[] = []
  follow(table: string, follower: Follower, seats: number[] | null) {
    this.asked.push(['follow', table, follower.version, seats])
    return () => void this.asked.push(['unfollow', table])
  }
  refresh(table: string) {
    this.asked.push(['refresh', table])
  }
  command<K extends CommandType>(type: K, table: string, fields: FieldsOf<K>): Promise<Answer> {
    this.asked.push([type, table, fields])
    return Promise.resolve(this.answers.shift() ?? { type: 'done', id: '', version: 1 })
  }
}

class Watcher implements Effects {
  readonly seen: string[] = []
  before() {
    this.seen.push('before')
  }
  after(was: Sight, now: Sight, fresh: boolean) {
    this.seen.push(`${was.known.version} → ${now.known.version}${fresh ? '' : ' anew'}`)
  }
  scene({ key }: Scene) {
    this.seen.push(`scene ${key}`)
  }
  left() {
    this.seen.push('left')
  }
  refused() {
    this.seen.push('refused')
  }
  shown() {
    this.seen.push('shown')
  }
  next: (() => void)[] = []
  later = (_: number, call: () => void) => {
    this.next.push(call)
    return () => void (this.next = this.next.filter((one) => one !== call))
  }
  quick = true
  hurries = () => this.quick
  known = false
  brief = () => this.known
  still = () => false
  watched = () => true
}

function sitting() {
  const [end, watcher] = [new OtherEnd(), new Watcher()]
  const table = new Table('the-table', end, watcher)
  const hand = zone('hand', 0, ['5', '7'])
  const offers = [offer('play 7', { zone: 'hand', items: ['7'] }), offer('pass')]
  const views = [seen(0, { zones: [hand], offers }), seen(-1)]
  table.news(news(-1, 1, { turn: [0], views }))
  return { end, watcher, table, hand, views }
}

test('it is followed, told of, and left', () => {
  const { end, watcher, table } = sitting()
  expect(end.asked).toEqual([['follow', 'the-table', -1, null]])
  expect(watcher.seen).toEqual(['before', '-1 → 1 anew'])
  expect([table.seat, table.myTurn, table.offers.length]).toEqual([0, true, 2])
  table.close()
  expect(end.asked.at(-1)).toEqual(['unfollow', 'the-table'])
})

test('after a gap everything is asked for anew', () => {
  const { end, table } = sitting()
  table.news(news(7, 8))
  expect(end.asked.at(-1)).toEqual(['refresh', 'the-table'])
  expect([table.version, table.seat]).toEqual([-1, 0]) // what was known stays on the screen until then
})

test('a card that is picked up and let go is played, if that means one thing only', async () => {
  const { end, table, hand } = sitting()
  table.touch(hand, 1)
  expect(table.picked.places).toEqual([1])
  table.dropped()
  await table.until(() => true)
  expect(end.asked.at(-1)).toEqual(['move', 'the-table', { seat: 0, token: 'play 7' }])
})

test('a card that cannot be played asks why', async () => {
  const { end, watcher, table, hand } = sitting()
  const said = { id: 'why-not' }
  end.answers = [{ type: 'refused', id: '', code: 'rule', text: 'no', clause: 'X-1', said }]
  table.touch(hand, 0)
  await Promise.resolve()
  await Promise.resolve()
  expect(end.asked.at(-1)).toEqual(['why', 'the-table', { seat: 0, zone: 'hand', item: '5' }])
  expect(table.why).toEqual({ said, text: 'rule', clause: 'X-1' })
  expect(watcher.seen.at(-1)).toBe('refused')
})

test('where several are picked up for one thing, one hears why these alone do not do', async () => {
  const { end, table, hand } = sitting()
  const offers = [offer('play 5 7', { zone: 'hand', items: ['5', '7'] })]
  table.news(news(1, 2, { turn: [0], views: [seen(0, { zones: [hand], offers }), seen(-1)] }))
  const lacks: Answer = {
    type: 'refused',
    id: '',
    code: 'illegal',
    text: 'no',
    said: { id: 'no' },
    label: { id: 'do' },
  }
  end.answers = [lacks]
  table.touch(hand, 1)
  await Promise.resolve()
  await Promise.resolve()
  expect(end.asked.at(-1)).toEqual(['why', 'the-table', { seat: 0, zone: 'hand', items: ['7'] }])
  expect(table.lacks).toEqual(lacks)
  expect(table.why).toBeNull()
  table.touch(hand, 0)
  expect([table.picked.places, table.lacks]).toEqual([[1, 0], null])
})

test('what was picked up stays when another offer comes or goes, and is let go with its own', () => {
  const { table, hand, views } = sitting()
  const [mine] = views
  const called = { ...mine!, offers: [...mine!.offers!, offer('call', { window: true })] }
  table.touch(hand, 1)
  table.news(news(1, 2, { turn: [0], views: [called, seen(-1)] }))
  expect(table.picked.places).toEqual([1])
  table.news(news(2, 3, { turn: [0], views: [{ ...mine!, offers: [offer('call')] }, seen(-1)] }))
  expect(table.picked.places).toEqual([])
})

test('what was picked up is let go when the hand is another', () => {
  const { table, hand } = sitting()
  const offers = [offer('play 7', { zone: 'hand', items: ['7'] })]
  table.touch(hand, 1)
  const fuller = { ...hand, items: [...hand.items, '9'] }
  table.news(news(1, 2, { turn: [0], views: [seen(0, { zones: [fuller], offers }), seen(-1)] }))
  expect(table.picked.places).toEqual([])
})

test('which round is played is told where nothing on the table says so', () => {
  const { table, hand } = sitting()
  const account = [{ at: 0, id: 'round', number: 3, rows: [] }]
  const first = [{ ...account[0]!, number: 1 }]
  table.news(news(1, 2, { turn: [0], views: [seen(0, { zones: [hand] }), seen(-1)], account }))
  expect(table.part).toEqual({ id: 'part-round', value: 3 })
  table.news(news(2, 3, { turn: [0], views: [seen(0, { zones: [hand, zone('round', -1, [])] }), seen(-1)], account }))
  expect(table.part).toBeNull()
  table.news(news(3, 4, { turn: [0], views: [seen(0, { zones: [hand] }), seen(-1)], account: first }))
  expect(table.part).toBeNull() // there may be no other
})

test('what was picked up is let go when the turn is over', () => {
  const { table, hand, views } = sitting()
  table.touch(hand, 1)
  table.news(news(1, 2, { turn: [0], views }))
  expect(table.picked.places).toEqual([1])
  table.news(news(2, 3, { turn: [1], views: [seen(0, { zones: [hand] }), seen(-1)] }))
  expect(table.picked.places).toEqual([])
})

test('a moment that ends a round is seen before the next deal; until then nothing can be done', () => {
  const { watcher, table, views } = sitting()
  table.telling = { ...UNTOLD, moments: ['did-pair'] }
  const happened = [
    { v: 2, said: { id: 'did-pair', seat: 1, card: '7' } },
    { v: 2, said: { id: 'did-round', value: 2 } },
  ]
  table.news(news(1, 2, { turn: [0], views: [{ ...views[0]!, happened }, seen(-1)] }))
  expect(watcher.seen.at(-1)).toBe('scene 1')
  expect([table.known.version, table.version, table.offers.length, table.myTurn]).toEqual([1, 2, 0, false])
  table.goOn()
  expect([table.known.version, table.offers.length, table.myTurn, table.scene]).toEqual([2, 2, true, null])
})

test('behind a moment figures are what it tells that they have become, and the stakes of what comes next come later', () => {
  const { table } = sitting()
  const chips = (value: number) => [zone('chips', 0, [], { kind: 'chips', value })]
  table.telling = { ...UNTOLD, moments: ['did-win'] }
  table.news(news(1, 2, { turn: [0], views: [seen(0, { zones: chips(4) }), seen(-1)] }))
  const part = (at: number, number: number, ...rows: [string, number][]) => ({
    at,
    id: 'round',
    number,
    rows: rows.map(([id, value]) => ({ id, values: [value] })),
  })
  const account = [part(0, 0, ['start', 5]), part(1, 1, ['ante', -1], ['won', 3]), part(2, 2, ['ante', -1])]
  const happened = [
    { v: 3, said: { id: 'did-win', seat: 0 } },
    { v: 3, said: { id: 'did-round', value: 2 } },
  ]
  table.news(news(2, 3, { turn: [0], account, views: [{ ...seen(0, { zones: chips(6) }), happened }, seen(-1)] }))
  expect([table.scene?.totals[0]?.now, table.zones[0]?.value]).toEqual([7, 7])
  table.goOn()
  expect(table.zones[0]?.value).toBe(6)
})

test('before one is told what happened, nobody is out, nobody thinks, and the game is not over', () => {
  const { table, watcher } = sitting()
  table.telling = { ...UNTOLD, moments: ['did-pair'] }
  const chips = (value: number) => zone('chips', 0, [], { kind: 'chips', value })
  table.news(news(1, 2, { turn: [1], views: [seen(0, { zones: [zone('row', 1, ['7']), chips(9)] }), seen(-1)] }))
  const out = zone('out', 1, [], { kind: 'marker' })
  const after = seen(0, { zones: [zone('row', 1, ['7', '7']), chips(2), out] })
  const happened = [{ v: 3, said: { id: 'did-pair', seat: 1, card: '7' } }]
  const result = { scores: [1, 0], places: [1, 2], loser: -1, grounds: [] }
  table.news(news(2, 3, { turn: [], result, views: [{ ...after, happened }, seen(-1)] }))
  const shown = () => [table.zones.map(({ id }) => id), table.active, table.doing, !!table.result]
  expect(shown()).toEqual([['row', 'chips'], [], [1], false])
  watcher.next.splice(0).forEach((call) => call())
  expect(shown()).toEqual([['row', 'chips', 'out'], [], [1], true])
})

test('under a moment it is nobody’s turn, and one is told who goes on after it', () => {
  const { table, watcher, views } = sitting()
  const goOn = () => watcher.next.splice(0).forEach((call) => call())
  table.telling = { ...UNTOLD, moments: ['did-pair', 'did-score'] }
  const told = (...ids: string[]) => ids.map((id, n) => ({ v: 2 + n, said: { id, seat: 1, card: '7' } as Said }))
  table.news(news(1, 2, { turn: [1], views: [{ ...views[0]!, happened: told('did-pair') }, seen(-1)] }))
  goOn()
  expect([!!table.scene, table.active, table.following]).toEqual([true, [], [1]])
  table.news(news(2, 3, { turn: [0], views: [views[0]!, seen(-1)] })) // play goes on behind it
  goOn()
  expect([!!table.scene, table.following]).toEqual([true, [1]])
  table.goOn()
  expect([table.scene, table.active, table.following]).toEqual([null, [0], []])
  const next = [
    { v: 3, said: { id: 'did-pair', seat: 1 } as Said },
    { v: 4, said: { id: 'did-score', seat: 1 } as Said },
  ]
  table.news(news(3, 5, { turn: [0], views: [{ ...views[0]!, happened: next }, seen(-1)] }))
  goOn()
  expect(table.following).toEqual([]) // another moment comes first
  table.goOn()
  expect(table.following).toEqual([0])
})

test('while a round’s end is seen, the next one is not begun behind it, whatever may be called out', () => {
  const { table, watcher, views } = sitting()
  watcher.quick = false
  table.telling = { ...UNTOLD, moments: ['did-score'] }
  const ended = [
    { v: 2, said: { id: 'did-score', seat: 1, value: 2 } as Said },
    { v: 2, said: { id: 'did-round', value: 2 } as Said },
  ]
  const view = { ...views[0]!, zones: [zone('hand', 0, ['1', '2'])], calls: ['call'] }
  table.news(news(1, 2, { turn: [1], views: [{ ...view, happened: ended }, seen(-1)] }))
  expect([table.scene?.round, table.zones[0]!.items, table.behind]).toEqual([true, ['5', '7'], true])
  expect(table.log).toEqual([])
  for (let beats = 0; !table.log.length && beats < 9; beats++) watcher.next.splice(0).forEach((call) => call())
  expect(table.log.map(({ said }) => said.id)).toEqual(['did-score']) // the log has what is told
  table.news(news(2, 3, { turn: [0], views: [view, seen(-1)] }))
  expect([table.zones[0]!.items, table.behind]).toEqual([['5', '7'], true])
  for (let taps = 0; table.behind && taps < 9; taps++) {
    table.goOn()
    watcher.next.splice(0).forEach((call) => call())
  }
  expect(table.zones[0]!.items).toEqual(['1', '2'])
})

test('when a round’s end has been seen, nothing is as it was before it, whatever else is told', () => {
  const { table, watcher, views } = sitting()
  watcher.quick = false
  table.telling = { ...UNTOLD, moments: ['did-score', 'did-tie'] }
  const points = (value: number) => [zone('points', 0, [], { kind: 'number', value, main: true })]
  table.news(news(1, 2, { turn: [1], views: [seen(0, { zones: points(0) }), seen(-1)] }))
  const happened = [
    { v: 3, said: { id: 'did-score', seat: 0, value: 7 } as Said },
    { v: 3, said: { id: 'did-round', value: 2 } as Said },
    { v: 3, said: { id: 'did-tie', seat: 1 } as Said },
  ]
  table.news(news(2, 3, { turn: [0], views: [{ ...views[0]!, zones: points(7), happened }, seen(-1)] }))
  const ties: unknown[] = []
  for (let beats = 0; table.behind && beats < 20; beats++) {
    if (table.scene?.said[0]?.id === 'did-tie') ties.push([table.zones[0]?.value, table.turn, table.following])
    table.goOn()
    watcher.next.splice(0).forEach((call) => call())
  }
  expect(ties.length).toBeGreaterThan(0)
  for (const tie of ties) expect(tie).toEqual([7, [0], [0]])
})

test('what a moment has brought goes to where it counts when the moment has been seen', () => {
  const { table, watcher } = revealing(true)
  expect(watcher.seen).not.toContain('left')
  table.goOn()
  expect(watcher.seen).toContain('left')
})

test('what one has chosen is chosen at once, whatever is still to be shown of the others', async () => {
  const { watcher, table, views } = sitting()
  watcher.quick = false
  table.news(news(1, 2, { turn: [0, 1], views }))
  const [first, ...more] = watcher.next.splice(0)
  first?.()
  table.news(news(2, 3, { turn: [0, 1, 2], ready: [1], views }))
  const move = table.move('play 7')
  table.news(news(3, 4, { turn: [0, 1, 2], ready: [0, 1], views }))
  table.news(news(4, 5, { turn: [0, 1, 2], ready: [0, 1, 2], views: [seen(0), seen(-1)] }))
  expect(table.behind).toBe(true)
  await move
  expect([table.sent, table.chosen, table.active]).toEqual(['play 7', ['play 7'], [1, 2]])
  for (const call of [...more, ...watcher.next.splice(0)]) call()
  expect(table.sent).toBe('')
})

test('where several choose at the same time, what others do keeps nobody from it', () => {
  const { watcher, table, views } = sitting()
  watcher.quick = false
  table.news(news(1, 2, { turn: [0, 1], views }))
  table.news(news(2, 3, { turn: [0, 1], ready: [1], views }))
  expect([table.known.version, table.version, table.offers.length]).toEqual([2, 3, 2])
  table.news(news(3, 4, { turn: [0], views: [seen(0, { offers: [offer('other')] }), seen(-1)] }))
  expect(table.offers.length).toBe(0)
})

test.each([true, false])(
  'first the card falls, then one reads what it costs, then it is paid (quickly: %s)',
  (quick) => {
    const { table, watcher } = sitting()
    watcher.quick = quick
    const lying = (value: number, pot: number, ...cards: string[]) => [
      zone('row', 0, cards),
      zone('chips', 0, [], { kind: 'chips', value }),
      zone('pot', -1, [], { kind: 'chips', value: pot }),
    ]
    const shown = () => table.zones.map(({ items, value }) => value ?? items.join())
    table.telling = { ...UNTOLD, moments: ['did-pair'] }
    table.news(news(1, 2, { turn: [0], views: [seen(0, { zones: lying(9, 2, '7') }), seen(-1)] }))
    const waited = () => watcher.next.splice(0).forEach((call) => call())
    waited()
    const happened = [{ v: 3, said: { id: 'did-pair', seat: 0, card: '7' } }]
    const after = seen(0, { zones: lying(2, 9, '7', '7') })
    table.news(news(2, 3, { turn: [0], views: [{ ...after, happened }, seen(-1)] }))
    expect([shown(), table.scene]).toEqual([['7,7', 9, 2], null])
    waited()
    if (!quick) {
      while (!table.told) waited()
      expect([shown(), table.scene?.totals[0]?.now]).toEqual([['7,7', 9, 2], 2])
      waited()
    }
    expect([shown(), table.scene?.totals[0]?.now, table.behind]).toEqual([['7,7', 2, 9], 2, true])
    table.goOn()
    expect([shown(), table.behind, table.version]).toEqual([['7,7', 2, 9], false, 3])
  },
)

const happens = (...told: [string, number, string][]) =>
  told.map(([id, seat, card]) => ({ v: 2, said: { id, seat, card } }))
const up = (seat: number, card: string): [string, number, string] => ['did-turn-up', seat, card]

function revealing(quick: boolean, ...more: { v: number; said: Said }[]) {
  const all = sitting()
  all.watcher.quick = quick
  all.table.telling = {
    ...UNTOLD,
    moments: ['did-turn-up', 'did-win'],
    reveals: ['did-turn-up'],
    fates: { 'did-win': 'good' },
  }
  const happened = [...happens(up(0, '7'), up(1, '4'), ['did-win', 1, '9']), ...more]
  all.table.news(news(1, 2, { turn: [0], views: [{ ...all.views[0]!, happened }, seen(-1)] }))
  all.watcher.seen.length = 0
  return all
}

test('those who show something do so one after the other, and then one sees what came of it', () => {
  const { table, watcher } = revealing(false)
  const next = () => watcher.next.shift()!()
  expect([table.turned, table.told]).toEqual([0, false])
  next()
  expect([table.turned, table.told]).toEqual([1, false])
  next()
  expect([table.turned, table.told]).toEqual([2, false])
  next()
  expect(table.told).toBe(true)
  expect(watcher.seen).toEqual(['shown', 'shown', `scene ${table.scene!.key}`])
})

test('a tap shows all of a moment, and another one goes on; whoever is in a hurry sees it all at once', () => {
  const { table, watcher } = revealing(false)
  watcher.next.length = 0
  table.goOn()
  expect([table.told, !!table.scene, watcher.next.length]).toEqual([true, true, 1])
  table.goOn()
  expect(table.scene).toBeNull()
  expect(revealing(true).table.told).toBe(true)
})

test('under a moment nothing is asked, and it is nobody’s turn: only who did it alone is marked', () => {
  const { table } = revealing(true)
  expect([table.offers.length, table.myTurn, table.active]).toEqual([0, false, []])
  table.goOn()
  expect([table.offers.length, table.myTurn, table.active]).toEqual([2, true, [0]])
})

test('what does not wait is asked beside a moment, and nothing else', () => {
  const { table, views } = sitting()
  table.telling = { ...UNTOLD, moments: ['did-pair'] }
  const happened = happens(['did-pair', 0, '7'])
  const offers = [offer('play 7'), { ...offer('say'), window: true }]
  table.news(news(1, 2, { turn: [0], views: [{ ...views[0]!, happened, offers }, seen(-1)] }))
  expect([table.behind, table.offers.map(({ token }) => token), table.myTurn]).toEqual([false, ['say'], false])
  table.goOn()
  expect([table.offers.length, table.myTurn]).toEqual([2, true])
})

test('a power for rare moments hurries none of them: it is offered when they have been seen', () => {
  const { table, watcher, views } = sitting()
  watcher.quick = false
  table.telling = { ...UNTOLD, moments: ['did-pair', 'did-score'] }
  const rare = { ...offer('ask'), window: true, aside: true }
  const told = (id: string) =>
    news(1, 2, { turn: [1], views: [{ ...views[0]!, happened: happens([id, 1, '7']) }, seen(-1)] })
  table.news(told('did-pair'))
  watcher.next.splice(0).forEach((call) => call())
  const { scene } = table
  expect(scene).not.toBeNull()
  const offers = [rare, { ...offer('play 7') }]
  const next = { v: 3, said: { id: 'did-score', seat: 1, value: 2 } as Said }
  table.news(news(2, 3, { turn: [1], views: [{ ...views[0]!, happened: [next], offers }, seen(-1)] }))
  expect([table.scene, table.behind, table.offers.length]).toEqual([scene, true, 0])
  for (let taps = 0; table.behind && taps < 9; taps++) {
    table.goOn()
    watcher.next.splice(0).forEach((call) => call())
  }
  expect(table.offers.map(({ token }) => token)).toEqual(['ask', 'play 7'])
})

test('where somebody may call out, nothing is kept from them: small moments of others are told in passing', () => {
  const { table, views } = sitting()
  table.telling = { ...UNTOLD, moments: ['did-pair'] }
  const happened = [{ v: 2, said: { id: 'did-pair', seat: 1, card: '7' } }]
  table.news(news(1, 2, { turn: [0], views: [{ ...views[0]!, happened, calls: ['call'] }, seen(-1)] }))
  expect([table.known.version, table.behind, table.scene, table.banner?.said.length]).toEqual([2, false, null, 1])
})

test('whoever has not begun to look misses nothing, whatever may be called out meanwhile', () => {
  const { table, views } = sitting()
  table.telling = { ...UNTOLD, moments: ['did-pair'] }
  table.hold(true)
  const happened = [{ v: 2, said: { id: 'did-pair', seat: 1, card: '7' } }]
  table.news(news(1, 2, { turn: [0], views: [{ ...views[0]!, happened, calls: ['call'] }, seen(-1)] }))
  expect([table.known.version, table.scene, table.active]).toEqual([1, null, []])
  table.hold(false)
  expect([table.known.version, table.banner?.said.length, table.behind]).toEqual([2, 1, false])
})

test('whoever knows the game is told small moments of others in passing, and goes on', () => {
  const { table, watcher, views } = sitting()
  watcher.known = true
  table.telling = { ...UNTOLD, moments: ['did-pair'] }
  const happened = happens(['did-pair', 1, '7'])
  table.news(news(1, 2, { turn: [0], views: [{ ...views[0]!, happened }, seen(-1)] }))
  watcher.next.splice(0).forEach((call) => call())
  expect([table.scene, table.behind, table.banner?.said[0]?.id, table.myTurn]).toEqual([null, false, 'did-pair', true])
})
