// A game's search as WebAssembly. Module and description are made by `tools/wasm.py`; what the fields of a description
// mean is said in `src/igroteka/bots/portable.py`, how an entry is called in `src/igroteka/compiler/wasm.py`.

export interface Description {
  game: string
  rules: number
  entry: string
  arrays: { name: string; item: number; length: number }[]
  numbers: string[]
  state: number
  seats: number
  players: [number, number]
  actions: number
  iterations: number
  answer: number
  figures: string[]
}

/** What is to be thought about: the packed bytes of a position as the seat sees it, for so many iterations. */
export interface Question {
  position: Uint8Array
  seat: number
  iterations: number
  /** What is not done in this time is left. Without it, two who ask the same are told the same. */
  milliseconds?: number
  luck: bigint
}

export interface Candidate {
  action: number
  visits: number
  worth: number
  /** The own score afterwards, on average. */
  points: number
  /** The chance to stand first, second, … */
  places: number[]
}

export interface Answer {
  /** The number of the best action. */
  choice: number
  candidates: Candidate[]
  /** All that was found, a row a candidate: what `advised` in `src/igroteka/bots/found.py` takes. */
  rows: number[][]
  luck: bigint
}

export class BadQuestion extends Error {}
export class SearchFailed extends Error {}

type Entry = (...args: (number | bigint)[]) => number

const WORD = 8 // bytes; everything begins at a multiple of it
const SLICE = 250 // iterations between two looks at the clock
const NO_CHOICE = -2n // as in `src/igroteka/bots/tree.py`

export class Search {
  // The result, the address of an error and the luck come first, the block that is worked in takes the rest.
  private readonly result: number
  private readonly error: number
  private readonly luck: number
  private readonly block: number

  private constructor(
    readonly description: Description,
    private readonly entry: Entry,
    private readonly memory: WebAssembly.Memory,
    free: number,
  ) {
    ;[this.result, this.error, this.luck, this.block] = [free, free + WORD, free + 2 * WORD, free + 3 * WORD]
  }

  static async of(module: BufferSource | WebAssembly.Module, description: Description): Promise<Search> {
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module)
    const { exports } = await WebAssembly.instantiate(compiled, {})
    const base = (exports['__heap_base'] as WebAssembly.Global).value as number
    const entry = exports[description.entry] as Entry
    return new Search(description, entry, exports['memory'] as WebAssembly.Memory, Math.ceil(base / WORD) * WORD)
  }

  think(question: Question, clock: () => number = () => performance.now()): Answer {
    const { position, iterations, milliseconds = Infinity } = question
    const seats = this.checked(question)
    const numbers = new DataView(this.memory.buffer)
    new Uint8Array(this.memory.buffer, this.block, this.description.state).set(position)
    numbers.setBigUint64(this.luck, question.luck, true)
    const began = clock()
    let choice = this.goOn(question, Math.min(SLICE, iterations), true)
    for (let done = SLICE; done < iterations; done += SLICE) {
      if (((clock() - began) * (done + SLICE)) / done > milliseconds) break // another slice would take too long
      choice = this.goOn(question, Math.min(SLICE, iterations - done), false)
    }
    const rows = this.rows(this.block + this.description.answer, seats, numbers)
    const candidates = rows.map((row) => this.candidate(row))
    return { choice, candidates, rows, luck: numbers.getBigUint64(this.luck, true) }
  }

  /** So many iterations more; the number of the best action by now. */
  private goOn({ seat, iterations }: Question, more: number, afresh: boolean): number {
    const { game, actions, arrays, numbers } = this.description
    const at: Record<string, number> = { states: this.block, memory: this.block, luck: this.luck }
    const given: Record<string, number> = { actions, seat, nodes: iterations, iterations: more, afresh: Number(afresh) }
    const status = this.entry(
      this.result,
      this.error,
      ...arrays.flatMap(({ name, item, length }) => this.array(known(at, name), item, length)),
      ...numbers.map((name) => BigInt(known(given, name))),
    )
    const choice = new DataView(this.memory.buffer).getBigInt64(this.result, true)
    if (!status && choice === NO_CHOICE)
      throw new BadQuestion(`Seat ${seat} has nothing to choose in this position of ${game}`)
    if (status || choice < 0n) throw new SearchFailed(`The search of ${game} has failed (${status}, ${choice})`)
    return Number(choice)
  }

  /** The number of seats, if the question can be answered. */
  private checked({ position, seat, iterations, luck }: Question): number {
    const { game, state, seats, players, iterations: most } = this.description
    if (position.length !== state)
      throw new BadQuestion(`A position of ${game} has ${state} bytes, and this one ${position.length}`)
    const count = position[seats] as number
    if (count < players[0] || count > players[1])
      throw new BadQuestion(`${game} is for ${players[0]} to ${players[1]} players, not for ${count}`)
    if (!Number.isInteger(seat) || seat < 0 || seat >= count)
      throw new BadQuestion(`There is no seat ${seat} among ${count}; the first is 0`)
    if (!Number.isInteger(iterations) || iterations < 1 || iterations > most)
      throw new BadQuestion(`From 1 to ${most} iterations can be thought, not ${iterations}`)
    if (luck < 0n || luck >= 1n << 64n) throw new BadQuestion('Luck is a number of 64 bits without a sign')
    return count
  }

  /** An array as Numba passes it; a length of 0 takes all that is left. */
  private array(address: number, item: number, length: number): (number | bigint)[] {
    const count = BigInt(length || Math.floor((this.memory.buffer.byteLength - address) / WORD) * WORD)
    return [0, 0, count, BigInt(item), address, count, BigInt(item)]
  }

  private rows(start: number, seats: number, numbers: DataView): number[][] {
    const width = this.description.figures.length + seats
    const figure = (index: number) => numbers.getFloat64(start + index * WORD, true)
    const row = (index: number) => Array.from({ length: width }, (_, column) => figure(1 + index * width + column))
    return Array.from({ length: figure(0) }, (_, index) => row(index))
  }

  private candidate(row: number[]): Candidate {
    const { figures } = this.description
    const figure = (name: string) => row[figures.indexOf(name)] as number
    const visits = figure('visits')
    const share = Math.max(visits, 1)
    return {
      action: figure('action'),
      visits,
      worth: figure('worths') / share,
      points: figure('points') / share,
      places: row.slice(figures.length).map((count) => count / share),
    }
  }
}

function known(values: Record<string, number>, name: string): number {
  const value = values[name]
  if (value === undefined) throw new SearchFailed(`A search asks for ${name}, which is not known here`)
  return value
}
