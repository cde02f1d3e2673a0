// Moving pictures do not shout each other down: of those in view one moves, the one that is pointed at or each in its
// turn. Whoever wants peace stops them all, and they stay still until asked to move.
import { keep, kept } from './kept'

export class Attention {
  private queue = $state.raw<readonly string[]>([]) // in view
  private pointed = $state('')
  stopped = $state(kept('moving') === 'off')

  /** Whose turn it is. */
  readonly now = $derived(this.queue.includes(this.pointed) ? this.pointed : (this.queue[0] ?? ''))

  come(id: string): void {
    if (!this.queue.includes(id)) this.queue = [...this.queue, id]
  }

  go(id: string): void {
    this.queue = this.queue.filter((each) => each !== id)
  }

  point(id: string): void {
    this.pointed = id
  }

  leave(id: string): void {
    if (this.pointed === id) this.pointed = ''
  }

  /** It has shown all it has: the next one, please. */
  shown(id: string): void {
    if (this.queue[0] === id) this.queue = [...this.queue.slice(1), id]
  }

  stop(stopped: boolean): void {
    this.stopped = stopped
    keep('moving', stopped ? 'off' : 'on')
  }
}

export const attention = new Attention()
