// Score sheets of games that are played with real cards. This device keeps them; what they add up to is asked for.
import { keep, kept } from './kept'
import type { Value, Written } from './wire'

export type Entries = Record<string, number[]>

export interface Sheet {
  id: string
  game: string
  names: string[]
  options: Record<string, Value>
  rounds: Entries[]
  at: number // when something was last written, in milliseconds since 1970
}

export const MOST_SHEETS = 40 // that are kept; of more, those go that nobody has touched for longest
const PLACE = 'pads'

/** What was kept, as far as it is still a sheet. */
export function read(text: string | null): Sheet[] {
  try {
    const found = JSON.parse(text ?? '[]') as unknown
    return Array.isArray(found) ? found.filter(isSheet) : []
  } catch {
    return []
  }
}

function isSheet(found: unknown): found is Sheet {
  const { id, game, names, options, rounds, at } = (found ?? {}) as Partial<Sheet>
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    Array.isArray(names) &&
    names.every((name) => typeof name === 'string') &&
    typeof options === 'object' &&
    Array.isArray(rounds) &&
    typeof at === 'number'
  )
}

export const writtenOn = ({ names, options, rounds }: Sheet): Written => ({ players: names.length, options, rounds })

class Pads {
  private sheets = $state.raw<Sheet[]>(read(kept(PLACE)))

  constructor() {
    // Another tab may have written, too.
    addEventListener('storage', ({ key }) => key === `igroteka-${PLACE}` && (this.sheets = read(kept(PLACE))))
  }

  /** The sheets of a game, the latest first. */
  of(game: string): Sheet[] {
    return this.sheets.filter((sheet) => sheet.game === game)
  }

  begin(game: string, names: string[], options: Record<string, Value>): Sheet {
    const sheet = { id: crypto.randomUUID?.() ?? String(Date.now()), game, names, options, rounds: [], at: Date.now() }
    this.keep(sheet)
    return sheet
  }

  /** A sheet as it is now, instead of what it was. */
  keep(sheet: Sheet): void {
    const now = { ...sheet, at: Date.now() }
    this.all = [now, ...read(kept(PLACE)).filter(({ id }) => id !== sheet.id)].slice(0, MOST_SHEETS)
  }

  forget(sheet: Sheet): void {
    this.all = read(kept(PLACE)).filter(({ id }) => id !== sheet.id)
  }

  private set all(sheets: Sheet[]) {
    this.sheets = sheets
    keep(PLACE, JSON.stringify(sheets))
  }
}

export const pads = new Pads()
