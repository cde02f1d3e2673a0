// Asks the worker that searches; from a page or from another worker.
import type { Asked, Told } from '../worker/search'
import type { Answer, Question } from './searching'

export class NoAnswer extends Error {}

/** What a thinker needs of a worker. */
export type Line = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const started = (): Line => new Worker(new URL('../worker/search.ts', import.meta.url), { type: 'module' })
const LONGEST = 10_000 // milliseconds; a worker that thinks longer than this about something will never say it

interface Waiting {
  resolve: (answer: Answer | null) => void
  reject: (error: Error) => void
  alarm: ReturnType<typeof setTimeout> | undefined
}

export class Thinker {
  private worker: Line | null = null
  private last = 0
  private readonly waiting = new Map<number, Waiting>()

  /** `folder` is the whole address of the folder in which modules and descriptions lie. */
  constructor(
    private readonly folder: string,
    private readonly start: () => Line = started,
  ) {}

  /** Have a game's search fetched, however long that takes. */
  async fetch(game: string): Promise<void> {
    await this.ask({ game })
  }

  async think(game: string, question: Question): Promise<Answer> {
    return (await this.ask({ game, question }, LONGEST)) as Answer
  }

  /** Whoever still waits is told so; the next question starts a new worker. */
  close(reason = 'The search was stopped'): void {
    this.worker?.terminate()
    this.worker = null
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject, alarm } of left) {
      clearTimeout(alarm)
      reject(new NoAnswer(reason))
    }
  }

  private ask(about: Omit<Asked, 'id' | 'folder'>, longest?: number): Promise<Answer | null> {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      const alarm = longest
        ? setTimeout(() => this.close(`${about.game} was thought about too long`), longest)
        : undefined
      this.waiting.set(id, { resolve, reject, alarm })
      this.running().postMessage({ id, folder: this.folder, ...about } satisfies Asked)
    })
  }

  private running(): Line {
    if (!this.worker) {
      this.worker = this.start()
      this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data)
      this.worker.onerror = ({ message }: ErrorEvent) => this.close(message || 'The search has stopped by itself')
    }
    return this.worker
  }

  private hear(told: Told): void {
    const asker = this.waiting.get(told.id)
    this.waiting.delete(told.id)
    clearTimeout(asker?.alarm)
    if ('answer' in told) asker?.resolve(told.answer)
    else asker?.reject(new NoAnswer(told.refused))
  }
}
