// Search as Python asks for it (`igroteka.browser.searching.Search`): strings go in and come out.
import type { Question } from '../lib/searching'
import type { Thinker } from '../lib/thinker'

/** `igroteka.browser.searching.Question`, as JSON has it. */
interface Written {
  game: string
  position: string // base64
  seat: number
  iterations: number
  milliseconds: number
  luck: string // more bits than JSON's numbers hold
}

export interface Asking {
  /** Whether a game's search is there now. */
  fetch(game: string): Promise<boolean>
  /** The rows that were found, as JSON. */
  think(question: string): Promise<string>
}

export function askedFor(thinker: Pick<Thinker, 'fetch' | 'think'>): Asking {
  return {
    fetch: (game) =>
      thinker.fetch(game).then(
        () => true,
        () => false,
      ),
    think: async (text) => {
      const { game, ...written } = JSON.parse(text) as Written
      const { rows } = await thinker.think(game, read(written))
      return JSON.stringify(rows)
    },
  }
}

function read({ position, luck, ...rest }: Omit<Written, 'game'>): Question {
  return { ...rest, position: Uint8Array.from(atob(position), (char) => char.charCodeAt(0)), luck: BigInt(luck) }
}
