// The catalogue.
import * as api from './api'
import type { GameInfo, Level } from './wire'

/** Asked once; after a failure, again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = null
      throw error
    }))
}

export const allGames = once(api.games)
export const allBoxes = once(api.boxes)

export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((game) => game.id === id)
}

export const LEVELS: Level[] = ['easy', 'medium', 'hard']
