// Questions besides the protocol: over HTTP, or to a worker (see `otherEnd`).
import { ALONE } from './address'
import { otherEnd } from './otherEnd'
import type {
  Arrived,
  BoxInfo,
  Circle,
  Code,
  Company,
  Counted,
  Device,
  Drawings,
  ForgetDevice,
  Found,
  GameInfo,
  Glimpse,
  Invitation,
  Invite,
  Leader,
  LinkDone,
  MailAddress,
  Me,
  MyGames,
  NewMe,
  NewTable,
  Opened,
  PastGame,
  Picture,
  Profile,
  Quiz,
  RatedGame,
  Recover,
  Replay,
  Section,
  Seek,
  Tables,
  TaughtGame,
  Telling,
  Terms,
  Tie,
  Wishes,
  Words,
  Written,
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

/** Why a screen cannot be shown. What the server does not have is asked for by a wrong link. */
export function missing(error: unknown): string {
  if (!(error instanceof Trouble)) return 'our-fault'
  if (error.status !== 404) return error.code
  return error.code === 'no-game' || error.code === 'no-table' ? error.code : 'no-page'
}

let unknown: () => void = () => undefined

/** Who is told when the server does not know us. */
export const whenUnknown = (told: () => void) => (unknown = told)

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const { status, found } = await otherEnd.ask(method, path, body).catch(() => {
    throw new Trouble(0, 'offline', 'nobody answers')
  })
  if (status >= 400) {
    if (status === 401 && (await turnedAway())) unknown()
    const problem = (found ?? {}) as { code?: string; text?: string }
    throw new Trouble(status, problem.code ?? 'our-fault', problem.text ?? '')
  }
  return found as T
}

/** Whether we are not known: a pass may have been renewed in another tab while a question with the old one was under way. */
async function turnedAway(): Promise<boolean> {
  const answered = await otherEnd.ask('GET', '/api/me').catch(() => null)
  return answered?.status === 401
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
export const glimpse = (game: string) => ask<Glimpse>('GET', `/api/games/${part(game)}/glimpse`)
export const lesson = (game: string) => ask<TaughtGame>('GET', `/api/games/${part(game)}/lesson`)
export const quiz = (game: string) => ask<Quiz>('GET', `/api/games/${part(game)}/quiz`)
export const drawings = (game: string) => ask<Drawings>('GET', `/api/games/${part(game)}/drawings`)
/** The score of a game with real cards, from what was written down. */
export const score = (game: string, written: Written) => ask<Counted>('POST', `/api/games/${part(game)}/score`, written)
export const me = () => ask<Me>('GET', '/api/me')
export const introduce = (name: string) => ask<Arrived>('POST', '/api/me', { name } satisfies NewMe)
export const myCode = () => ask<Code>('GET', '/api/me/code')
export const myGames = (page = 0) => ask<MyGames>('GET', `/api/me/games?page=${page}`)
export const telling = () => ask<Telling>('GET', '/api/me/telling')
export const wish = (wishes: Wishes) => ask<Telling>('POST', '/api/me/telling', wishes)
export const tellHere = (device: Device) => ask<Telling>('POST', '/api/me/telling/device', device)
export const tellNotHere = (address: string) =>
  ask<Telling>('POST', '/api/me/telling/forget', { address } satisfies ForgetDevice)
export const giveAddress = (address: MailAddress) => ask<Telling>('POST', '/api/me/telling/mail', address)
export const forgetAddress = () => ask<Telling>('POST', '/api/me/telling/no-mail', {})
export const confirmAddress = (link: string) => ask<LinkDone>('POST', `/confirm/${part(link)}`, {})
export const stopLetters = (link: string) => ask<LinkDone>('POST', `/stop/${part(link)}`, {})
export const newCode = () => ask<Arrived>('POST', '/api/me/code', {})
export const signOut = () => ask<Arrived>('POST', '/api/me/sign-out', {})
export const recover = (code: string) => ask<Arrived>('POST', '/api/recover', { code } satisfies Recover)
export const profile = (person: string, page = 0) => ask<Profile>('GET', `/api/people/${part(person)}?page=${page}`)
export const leaderboard = (game: string) => ask<Leader[]>('GET', `/api/leaderboard/${part(game)}`)
export const ratedGames = () => ask<RatedGame[]>('GET', '/api/leaderboard')
export const lobby = () => ask<Tables>('GET', '/api/tables')
export const openTable = (terms: Terms) => ask<Opened>('POST', '/api/tables', { terms } satisfies NewTable)
export const seek = (terms: Terms) => ask<Found>('POST', '/api/seek', { terms } satisfies Seek)
export const company = () => ask<Company>('GET', '/api/me/company')
export const tie = (person: string, how: Tie['how']) =>
  ask<Company>('POST', `/api/people/${part(person)}/tie`, { how } satisfies Tie)
export const invitations = () => ask<Invitation[]>('GET', '/api/me/invitations')
export const decline = (table: string) => ask<Invitation[]>('POST', `/api/me/invitations/${part(table)}/decline`, {})
export const invite = (table: string, people: string[]) =>
  ask<Invite>('POST', `/api/tables/${part(table)}/invitations`, { people } satisfies Invite)
export const standingLink = (table: string) => ask<Circle>('POST', `/api/tables/${part(table)}/circle`, {})
export const meet = (circle: string) => ask<Found>('POST', `/api/circles/${part(circle)}/meet`, {})
export const replay = (table: string) => ask<Replay>('GET', `/api/tables/${part(table)}/replay`)
export const record = (table: string) => ask<Fairness>('GET', `/api/tables/${part(table)}/record`)
/** Where the record of a finished game can be downloaded. */
export const recordFile = async (table: string) =>
  ALONE
    ? URL.createObjectURL(new Blob([JSON.stringify(await record(table))], { type: 'application/json' }))
    : `/api/tables/${part(table)}/record`
/** A record that somebody has is checked and kept with the others; where there is no server. */
export const keepRecord = (record: string) => ask<PastGame>('POST', '/api/records', { record })
