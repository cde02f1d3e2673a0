// The real modules are asked by `tests/bots/test_portable.py`. Here a module of a few instructions shows what a loader
// hands over and how it reads an answer: it "finds" one candidate, from the bytes and numbers that it was given.
import { beforeAll, describe, expect, test } from 'vitest'
import { Search, type Answer, type Description } from './searching'

const description: Description = {
  game: 'toy',
  rules: 1,
  entry: 'think_in',
  arrays: [
    { name: 'states', item: 16, length: 3 },
    { name: 'memory', item: 1, length: 0 },
    { name: 'luck', item: 8, length: 1 },
  ],
  numbers: ['actions', 'seat', 'iterations', 'afresh'],
  state: 16,
  seats: 8,
  players: [2, 4],
  actions: 5,
  iterations: 1000,
  answer: 48,
  figures: ['action', 'favourite', 'visits', 'worths', 'points'],
}

// Arguments: result, error, then seven for each array, then the numbers.
const [STATES, MEMORY, LUCK, NUMBERS] = [2, 9, 16, 23]
const [I32, I64] = [0x7f, 0x7e]
const ARRAY = [I32, I32, I64, I64, I32, I64, I64]

/** A whole number as the format writes it, seven bits a byte. */
function size(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...size(value >> 7)]
}
const section = (kind: number, content: number[]) => [kind, ...size(content.length), ...content]
const named = (name: string) => [name.length, ...new TextEncoder().encode(name)]
const argument = (index: number) => [0x20, index]
const asFloat = 0xb9 // f64.convert_i64_s
const float = (place: number, value: number[]) => [...argument(MEMORY + 4), ...value, 0x39, 3, ...size(48 + 8 * place)]

/** One candidate: the action is the position's first byte, visits the iterations (those before, too, unless it begins
 * afresh), the score the seat, and one stood first as often as luck has it; luck is used up. The choice is the action, or what cannot be if that is 9. */
function module(): Uint8Array {
  const action = [...argument(STATES + 4), 0x31, 0, 0] // i64.load8_u
  const visits = [...argument(MEMORY + 4), 0x2b, 3, ...size(48 + 8 * 3)] // f64.load
  const before = [...visits, 0x42, 1, ...argument(NUMBERS + 3), 0x7d, asFloat, 0xa2] // f64.mul with 1 - afresh
  const body = [
    ...float(0, [0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f]), // 1.0
    ...float(1, [...action, asFloat]),
    ...float(3, [...before, ...argument(NUMBERS + 2), asFloat, 0xa0]), // f64.add
    ...float(5, [...argument(NUMBERS + 1), asFloat]),
    ...float(6, [...argument(LUCK + 4), 0x29, 3, 0, asFloat]), // i64.load
    ...[...argument(LUCK + 4), 0x42, 0, 0x37, 3, 0], // i64.store
    ...[...argument(0), ...action, 0x37, 3, 0],
    ...[...argument(STATES + 4), 0x2d, 0, 0, 0x41, 9, 0x46], // what is returned: whether the first byte is 9
    0x0b,
  ]
  const parameters = [I32, I32, ...ARRAY, ...ARRAY, ...ARRAY, I64, I64, I64, I64]
  const code = [0, ...body]
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, ...size(parameters.length), ...parameters, 1, I32]),
    ...section(3, [1, 0]),
    ...section(5, [1, 1, 1, 1]),
    ...section(6, [1, I32, 0, 0x41, ...size(1027), 0x0b]),
    ...section(7, [3, ...named('memory'), 2, 0, ...named('think_in'), 0, 0, ...named('__heap_base'), 3, 0]),
    ...section(10, [1, ...size(code.length), ...code]),
  ])
}

/** A position of three players whose first byte is the action that will be found. */
function position(action: number): Uint8Array {
  const bytes = new Uint8Array(16)
  bytes[0] = action
  bytes[8] = 3
  return bytes
}

describe('a search', () => {
  let search: Search
  beforeAll(async () => {
    search = await Search.of(module() as BufferSource, description)
  })

  test('gets the position, the seat, the iterations and luck, and what it found comes back', () => {
    const answer = search.think({ position: position(4), seat: 2, iterations: 100, luck: 50n })
    expect(answer.choice).toBe(4)
    expect(answer.rows).toEqual([[4, 0, 100, 0, 2, 50, 0, 0]])
    expect(answer.candidates).toEqual([{ action: 4, visits: 100, worth: 0, points: 2 / 100, places: [0.5, 0, 0] }])
    expect(answer.luck).toBe(0n)
  })

  test('thinks on until all iterations are done, or its time is over', () => {
    const question = { position: position(4), seat: 2, iterations: 900, luck: 1n }
    const visits = (answer: Answer) => answer.candidates.map((one) => one.visits)
    expect(visits(search.think(question))).toEqual([900])
    let now = 0
    const slow = () => (now += 30) // milliseconds from one look at the clock to the next
    expect(visits(search.think({ ...question, milliseconds: 120 }, slow))).toEqual([900])
    expect(visits(search.think({ ...question, milliseconds: 60 }, slow))).toEqual([500])
    expect(visits(search.think({ ...question, milliseconds: 1 }, slow))).toEqual([250])
  })

  test('refuses what it cannot think about, and says why', () => {
    const good = { position: position(4), seat: 2, iterations: 500, luck: 250n }
    expect(() => search.think({ ...good, position: new Uint8Array(3) })).toThrow('16 bytes, and this one 3')
    expect(() => search.think({ ...good, position: new Uint8Array(16) })).toThrow('for 2 to 4 players, not for 0')
    expect(() => search.think({ ...good, seat: 3 })).toThrow('There is no seat 3 among 3')
    expect(() => search.think({ ...good, iterations: 1001 })).toThrow('From 1 to 1000 iterations')
    expect(() => search.think({ ...good, iterations: 0.5 })).toThrow('From 1 to 1000 iterations')
    expect(() => search.think({ ...good, luck: 1n << 64n })).toThrow('64 bits')
  })

  test('says so if the module fails', () => {
    expect(() => search.think({ position: position(9), seat: 0, iterations: 1, luck: 1n })).toThrow('has failed')
  })

  test('does not guess what a module from another time asks for', async () => {
    const other = await Search.of(module() as BufferSource, { ...description, numbers: ['actions', 'mood'] })
    expect(() => other.think({ position: position(4), seat: 0, iterations: 1, luck: 1n })).toThrow('asks for mood')
  })
})
