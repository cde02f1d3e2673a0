// A room of tables in this tab: Python in a worker, which speaks as a server would. What is the same for everybody
// (games, words, rules, pictures, lessons) lies beside the page in files, so that the shelf need not wait for Python.
import type { Heard, Told } from '../worker/worker'
import { kept } from './kept'
import type { Socket } from './line.svelte'
import type { Answered, OtherEnd } from './otherEnd'

/** Where what lies beside the page is. */
const files = () => new URL(`${import.meta.env.VITE_FILES}/`, document.baseURI)
const LYING = /^\/api\/(games|boxes|words|rules)/
const HERE = 1000 // milliseconds between two signs that the worker is there, however long it thinks
const OPEN = 1

class ThisTab implements OtherEnd {
  share = $state(0) // of what has to come before a game can begin, from 0 to 1
  ready = $state(false)
  failed = $state(false)
  waiting = $state(0) // questions and lines that need Python

  private worker: Worker | null = null
  private socket: Socket | null = null
  private numbers = 0
  private readonly asked = new Map<number, { answer: (answered: Answered) => void; fail: (why: Error) => void }>()

  /** Let Python come, if it is not there yet. */
  wake(): void {
    if (this.worker) return
    this.worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.told(data)
    this.worker.onerror = () => this.lost()
    this.say({ kind: 'open', files: files().href, pace: Number(kept('pace') ?? 1) })
  }

  /** It is tried again from the beginning. */
  again(): void {
    this.worker?.terminate()
    this.worker = null
    this.failed = false
    this.wake()
  }

  dial(): Socket {
    this.wake()
    const alive = setInterval(() => !this.failed && socket.onmessage?.({ data: '{"type":"here"}' }), HERE)
    const socket: Socket & { readyState: number } = {
      onopen: null,
      onmessage: null,
      onclose: null,
      readyState: OPEN,
      send: (text) => this.say({ kind: 'said', text }),
      close: () => {
        clearInterval(alive)
        if (this.socket !== socket) return
        this.socket = null
        this.say({ kind: 'hung-up' })
      },
    }
    this.socket = socket
    queueMicrotask(() => socket.onopen?.())
    return socket
  }

  async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answered> {
    if (method === 'GET' && LYING.test(path)) return lying(path)
    if (this.failed) this.again()
    this.wake()
    if (method === 'POST') void navigator.storage?.persist?.() // what is begun here is not to be cleared away
    const number = ++this.numbers
    this.waiting++
    try {
      return await new Promise<Answered>((answer, fail) => {
        this.asked.set(number, { answer, fail })
        this.say({ kind: 'asked', number, method, path, body: body === undefined ? '' : JSON.stringify(body) })
      })
    } finally {
      this.waiting--
      this.asked.delete(number)
    }
  }

  private say(message: Heard): void {
    this.worker?.postMessage(message)
  }

  private told(message: Told): void {
    switch (message.kind) {
      case 'share':
        this.share = message.share
        break
      case 'ready':
        this.ready = true
        break
      case 'says':
        this.socket?.onmessage?.({ data: message.text })
        break
      case 'answers':
        this.asked.get(message.number)?.answer({ status: message.status, found: JSON.parse(message.body) as unknown })
        break
      case 'failed':
        this.lost()
    }
  }

  /** Python could not be had: whoever waits is told. */
  private lost(): void {
    this.failed = true
    for (const { fail } of this.asked.values()) fail(new Error('Python could not be loaded'))
    this.socket?.onclose?.()
  }
}

async function lying(path: string): Promise<Answered> {
  const response = await fetch(new URL(`${path.replace('/api/', '')}.json`, files()))
  if (response.ok) return { status: 200, found: (await response.json()) as unknown }
  return { status: response.status, found: { code: 'no-game', text: 'there is no such file' } }
}

export const thisTab = new ThisTab()
