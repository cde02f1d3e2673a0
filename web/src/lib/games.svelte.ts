// The catalogue.
import * as api from './api'
import type { GameInfo, Level, Terms } from './wire'

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

/** A pleasant number of players for a first game. */
export const usualPlayers = ({ players: [low, high] }: GameInfo) => Math.min(high, Math.max(low, 3))

/** The terms of a game against bots that begins at once. */
export function quickTerms(game: GameInfo, players = usualPlayers(game)): Terms {
  return { game: game.id, players, options: game.suggested[String(players)] ?? {}, public: false, spoken: 'friendly' }
}

export const LEVELS: Level[] = ['easy', 'medium', 'hard']
