// For those who want no motion: what has changed is marked for a while, where it lies.
import { fly } from './air'

const TIME = 1500

export function mark(things: readonly Element[]): void {
  for (const thing of things) {
    thing.classList.add('changed')
    fly(thing.animate([{ opacity: 1 }, { opacity: 1 }], TIME), () => thing.classList.remove('changed'))
  }
}
