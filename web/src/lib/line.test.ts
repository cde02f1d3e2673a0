import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line, type Socket } from './line.svelte'
import { news, seen, zone } from './samples'
import type { In, Out, Zone } from './wire'
import type { Follower } from './wires'

/** Both ends of a network: sockets are made, and a server answers on them as long as it `forwards`. */
class Network {
  forwards = true
  looks = true
  way = 20 // milliseconds from the server to us
  readonly sockets: End[] = []
  readonly line = new Line(
    () => {
      const made = new End(this)
      this.sockets.push(made)
      return made
    },
    () => this.looks,
  )
  get last(): End {
    return this.sockets.at(-1)!
  }
  /** What the server has got, over all sockets. */
  get got(): In[] {
    return this.sockets.flatMap(({ got }) => got)
  }
}

class End implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false
  get readyState() {
    return this.closed ? 3 : 1
  }
  answersCommands = true
  readonly got: In[] = []
  constructor(private readonly network: Network) {
    setTimeout(() => network.forwards && !this.closed && this.onopen?.(), 20)
  }
  send(text: string): void {
    if (!this.network.forwards || this.closed) return
    const message = JSON.parse(text) as In
    this.got.push(message)
    if (message.type === 'hello') this.tell({ type: 'welcome', v: 1, person: 'me', name: 'Me', now: 0 })
    else if (message.type === 'knock') this.tell({ type: 'here' })
    else if ('id' in message && this.answersCommands) this.tell({ type: 'done', id: message.id, version: 1 })
  }
  tell(message: Out): void {
    setTimeout(() => {
      if (this.network.forwards && !this.closed) this.onmessage?.({ data: JSON.stringify(message) })
    }, this.network.way)
  }
  close(): void {
    this.closed = true
  }
  /** The other side hangs up. */
  cut(): void {
    this.closed = true
    this.onclose?.()
  }
}

class Looker implements Follower {
  version = -1
  news = (message: { version: number }) => void (this.version = message.version)
  gone = () => undefined
}

async function following() {
  const network = new Network()
  const looker = new Looker()
  const leave = network.line.follow('the-table', looker)
  await vi.advanceTimersByTimeAsync(100)
  expect(network.line.state).toBe('open')
  return { network, line: network.line, looker, leave }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a quiet line is asked for a sign of life, and stays', async () => {
  const { network, line } = await following()
  await wait(60_000)
  expect(network.sockets.length).toBe(1)
  expect(line.lost).toBe(false)
  const knocks = network.got.filter(({ type }) => type === 'knock').length
  expect(knocks).toBeGreaterThan(20)
  expect(knocks).toBeLessThan(60)
})

test('where there is news, nothing is asked', async () => {
  const { network, line } = await following()
  for (let version = 1; version < 30; version++) {
    network.last.tell(news(version - 1, version))
    await wait(900)
  }
  expect(line.lost).toBe(false)
  expect(network.got.map(({ type }) => type)).toEqual(['hello', 'follow'])
})

test('what zones are told without is filled in', async () => {
  const { network, looker } = await following()
  const heard = vi.spyOn(looker, 'news')
  const short = { id: 'deck', kind: 'stack', value: 3, aside: true } as Zone
  network.last.tell(news(-1, 1, { views: [seen(0, { zones: [short] })] }))
  await wait(50)
  const whole = zone('deck', -1, [], { kind: 'stack', value: 3, aside: true })
  expect(heard).toHaveBeenCalledWith(news(-1, 1, { views: [seen(0, { zones: [whole] })] }))
})

test('a stalled socket is noticed within three seconds, and replaced', async () => {
  const { network, line, looker } = await following()
  network.last.tell(news(-1, 7))
  await wait(50)
  network.forwards = false
  await wait(2000)
  expect(line.lost).toBe(false)
  await wait(1000)
  expect(line.lost).toBe(true)
  network.forwards = true
  await wait(8000)
  expect(line.lost).toBe(false)
  expect(line.state).toBe('open')
  expect(network.sockets.filter(({ closed }) => !closed)).toEqual([network.last])
  expect(looker.version).toBe(7)
  expect(network.last.got.find(({ type }) => type === 'follow')).toMatchObject({ since: 7 })
})

test('a command that was under way is sent again under the same id, and answered once', async () => {
  const { network, line } = await following()
  network.last.answersCommands = false // the server gets it, but its answer is lost
  const answered = vi.fn()
  void line.command('undo', 'the-table', { seat: 0 }).then(answered)
  await wait(10)
  network.forwards = false
  await wait(3000)
  expect(line.lost).toBe(true)
  expect(answered).not.toHaveBeenCalled()
  network.forwards = true
  await wait(8000)
  expect(answered).toHaveBeenCalledTimes(1)
  const sent = network.got.filter(({ type }) => type === 'undo')
  expect(sent.length).toBe(2)
  expect(sent[1]).toEqual(sent[0])
})

test('a command may take its time, as long as the server gives a sign of life', async () => {
  const { network, line } = await following()
  network.last.answersCommands = false
  void line.command('hint', 'the-table', { seat: 0 })
  await wait(20_000)
  expect([network.sockets.length, line.lost]).toEqual([1, false])
})

test('a network that goes is doubted at once, and one that comes is taken at once', async () => {
  const { network, line } = await following()
  network.forwards = false
  line.doubt()
  await wait(2500)
  expect(line.lost).toBe(true)
  await wait(30_000)
  network.forwards = true
  line.doubt()
  await wait(100)
  expect([line.state, line.lost]).toEqual(['open', false])
})

test('a doubt that is not confirmed changes nothing', async () => {
  const { network, line } = await following()
  line.doubt()
  await wait(3000)
  expect([network.sockets.length, line.lost]).toEqual([1, false])
})

test('a socket that closes and comes back within two seconds is not worth a word', async () => {
  const { network, line } = await following()
  const said: boolean[] = []
  network.last.cut()
  for (let n = 0; n < 20; n++) {
    await wait(100)
    said.push(line.lost)
  }
  expect(line.state).toBe('open')
  expect(said).not.toContain(true)
})

test('a server that is away is said, and tried until it is there', async () => {
  const { network, line } = await following()
  network.forwards = false
  network.last.cut()
  await wait(3000)
  expect(line.lost).toBe(true)
  await wait(60_000)
  network.forwards = true
  await wait(20_000)
  expect([line.state, line.lost]).toEqual(['open', false])
})

test('a slow line is told from a dead one', async () => {
  const { network, line } = await following()
  network.way = 4000 // sockets are given more and more time, until one stays
  await wait(60_000)
  const made = network.sockets.length
  await wait(120_000)
  expect(network.sockets.length).toBe(made)
  expect(line.state).toBe('open')
  network.way = 20
  await wait(60_000) // it recovers its impatience
  network.forwards = false
  await wait(3000)
  expect(line.lost).toBe(true)
})

test('a page at which nobody looks asks nothing, and says nothing', async () => {
  const { network, line } = await following()
  network.looks = false
  await wait(60_000)
  expect(network.got.map(({ type }) => type)).toEqual(['hello', 'follow'])
  network.forwards = false
  await wait(60_000)
  expect(line.lost).toBe(false)
  network.looks = true
  line.doubt()
  await wait(3000)
  expect(line.lost).toBe(true)
})

test('when nobody wants it any more, it rests', async () => {
  const { network, line, leave } = await following()
  network.forwards = false
  await wait(3000)
  leave()
  expect([line.state, line.lost]).toEqual(['closed', false])
  const made = network.sockets.length
  await wait(60_000)
  expect(network.sockets.length).toBe(made)
})

test('after a sleep the old socket is not waited for', async () => {
  const { network, line } = await following()
  network.looks = false
  await wait(3_600_000)
  network.looks = true
  line.doubt()
  await wait(100)
  expect([network.sockets.length, line.state]).toEqual([2, 'open'])
})
