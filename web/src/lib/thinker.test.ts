import { describe, expect, test, vi } from 'vitest'
import type { Asked, Told } from '../worker/search'
import { Thinker, type Line } from './thinker'

const question = { position: new Uint8Array(8), seat: 1, iterations: 50, luck: 7n }
const answer = { choice: 3, candidates: [], rows: [], luck: 9n }

/** A worker that answers when the test says so. */
class Slow implements Line {
  asked: Asked[] = []
  ended = false
  onmessage: Line['onmessage'] = null
  onerror: Line['onerror'] = null
  postMessage(message: Asked) {
    this.asked.push(message)
  }
  terminate() {
    this.ended = true
  }
  say(told: Told) {
    this.onmessage?.call(this as unknown as Worker, { data: told } as MessageEvent)
  }
}

function company() {
  const workers: Slow[] = []
  const thinker = new Thinker('/site/search', () => {
    workers.push(new Slow())
    return workers.at(-1) as Slow
  })
  return { thinker, workers, worker: (index: number) => workers[index] as Slow }
}

describe('a thinker', () => {
  test('starts one worker, at the first question, and tells it where modules lie', () => {
    const { thinker, workers, worker } = company()
    expect(workers).toHaveLength(0)
    void thinker.think('dobro', question)
    void thinker.think('pairs', question)
    expect(workers).toHaveLength(1)
    expect(worker(0).asked).toEqual([
      { id: 1, folder: '/site/search', game: 'dobro', question },
      { id: 2, folder: '/site/search', game: 'pairs', question },
    ])
  })

  test('gives every answer to who has asked, in whatever order they come', async () => {
    const { thinker, worker } = company()
    const first = thinker.think('dobro', question)
    const second = thinker.think('pairs', question)
    worker(0).say({ id: 2, answer: { ...answer, choice: 2 } })
    worker(0).say({ id: 1, answer: { ...answer, choice: 1 } })
    expect((await first).choice).toBe(1)
    expect((await second).choice).toBe(2)
  })

  test('has a search fetched before anything is asked', async () => {
    const { thinker, worker } = company()
    const there = thinker.fetch('dobro')
    expect(worker(0).asked).toEqual([{ id: 1, folder: '/site/search', game: 'dobro' }])
    worker(0).say({ id: 1, answer: null })
    await there
  })

  test('says why there is no answer', async () => {
    const { thinker, worker } = company()
    const asked = thinker.think('dobro', question)
    worker(0).say({ id: 1, refused: 'There is no seat 9 among 4; the first is 0' })
    await expect(asked).rejects.toThrow('There is no seat 9 among 4')
  })

  test('lets nobody wait for a worker that was stopped, and starts another for the next question', async () => {
    const { thinker, worker } = company()
    const asked = thinker.think('dobro', question)
    thinker.close()
    await expect(asked).rejects.toThrow('The search was stopped')
    expect(worker(0).ended).toBe(true)
    const again = thinker.think('dobro', question)
    worker(1).say({ id: 2, answer })
    expect(await again).toEqual(answer)
  })

  test('gives up a worker that thinks for ever, and nobody waits for it', async () => {
    vi.useFakeTimers()
    const { thinker, worker } = company()
    const asked = thinker.think('dobro', question)
    const refused = expect(asked).rejects.toThrow('dobro was thought about too long')
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    expect(worker(0).ended).toBe(true)
    vi.useRealTimers()
  })
})
