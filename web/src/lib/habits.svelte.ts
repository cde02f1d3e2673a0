// What somebody likes to play, and what they played last; this device remembers it.
import { keep, kept } from './kept'

const read = (name: string): string[] => {
  try {
    const found: unknown = JSON.parse(kept(name) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return [] // not what we wrote
  }
}

class Habits {
  liked = $state.raw<readonly string[]>(read('liked'))
  played = $state.raw<readonly string[]>(read('played')) // the last one first

  /** Like a game, or no longer. */
  like(game: string): void {
    this.liked = this.liked.includes(game) ? this.liked.filter((id) => id !== game) : [...this.liked, game]
    keep('liked', JSON.stringify(this.liked))
  }

  play(game: string): void {
    if (this.played[0] === game) return
    this.played = [game, ...this.played.filter((id) => id !== game)]
    keep('played', JSON.stringify(this.played))
  }
}

export const habits = new Habits()
