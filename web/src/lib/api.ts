// Questions over HTTP.
import type {
  Arrived,
  BoxInfo,
  GameInfo,
  Leader,
  Me,
  NewMe,
  NewTable,
  Opened,
  Picture,
  Profile,
  Recover,
  Replay,
  Section,
  Tables,
  Terms,
  Words,
} from './wire'

/** An answer other than the one asked for: a code for us, a sentence in English for programs. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

let unknown: () => void = () => undefined

/** Who is told when the server does not know us. */
export const whenUnknown = (told: () => void) => (unknown = told)

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Trouble(0, 'offline', 'the server cannot be reached')
  }
  const found: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    if (response.status === 401) unknown()
    const problem = (found ?? {}) as { code?: string; text?: string }
    throw new Trouble(response.status, problem.code ?? 'our-fault', problem.text ?? response.statusText)
  }
  return found as T
}

const part = encodeURIComponent

/** What a record says of how its chance came about. */
export interface Fairness {
  commitment: string
  salts: string[]
}

export const boxes = () => ask<BoxInfo[]>('GET', '/api/boxes')
export const games = () => ask<GameInfo[]>('GET', '/api/games')
export const words = (language: string, game?: string) =>
  ask<Words>('GET', `/api/words/${language}${game ? `/${part(game)}` : ''}`)
export const rules = (language: string, game: string) => ask<Section[]>('GET', `/api/rules/${language}/${part(game)}`)
export const picture = (game: string) => ask<Picture>('GET', `/api/games/${part(game)}/picture`)
export const me = () => ask<Me>('GET', '/api/me')
export const introduce = (name: string) => ask<Arrived>('POST', '/api/me', { name } satisfies NewMe)
export const newCode = () => ask<Arrived>('POST', '/api/me/code', {})
export const signOut = () => ask<Arrived>('POST', '/api/me/sign-out', {})
export const recover = (code: string) => ask<Arrived>('POST', '/api/recover', { code } satisfies Recover)
export const profile = (person: string) => ask<Profile>('GET', `/api/people/${part(person)}`)
export const leaderboard = (game: string) => ask<Leader[]>('GET', `/api/leaderboard/${part(game)}`)
export const lobby = () => ask<Tables>('GET', '/api/tables')
export const openTable = (terms: Terms) => ask<Opened>('POST', '/api/tables', { terms } satisfies NewTable)
export const replay = (table: string) => ask<Replay>('GET', `/api/tables/${part(table)}/replay`)
export const recordOf = (table: string) => `/api/tables/${part(table)}/record`
export const fairness = (table: string) => ask<Fairness>('GET', recordOf(table))
