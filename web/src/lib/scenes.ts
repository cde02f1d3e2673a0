// What people want to see in peace is shown large, for as long as it takes to read: a pair, a reveal, what a round
// brought. The game does not wait for it; whoever is behind sees the latest.
import type { Heard } from './known'
import type { Said } from './wire'

export interface Scene {
  key: number
  said: Said[] // in the order in which it happened
  cards: { token: string; seat: number }[] // that were turned up; if none were, those that it is about
  round: boolean // it ended a round, or a deal
}

const BEGINS = ['did-round', 'did-new-deal'] // what was before it belongs to the round that is over
const WAITING = 2 // scenes; older ones are in the log
const SENTENCES = 8

/** The scenes in what was just heard: all that counts of one decision, in two where a round ends between. */
export function scenesIn(
  heard: readonly Heard[],
  moments: readonly string[],
  reveals: readonly string[] = [],
): Scene[] {
  const scenes: Scene[] = []
  let told: Heard[] = []
  const close = (round: boolean) => {
    const [first] = told
    const shown = told.filter(({ said }) => reveals.includes(said.id))
    const rest = told.filter((one) => !shown.includes(one)).map(({ said }) => said)
    if (first) scenes.push({ key: first.key, said: rest, cards: cardsOf(shown.length ? shown : told), round })
    told = []
  }
  let version = -1
  for (const one of heard) {
    if (one.v !== version) close(false)
    version = one.v
    if (BEGINS.includes(one.said.id)) close(true)
    if (moments.includes(one.said.id)) told.push(one)
  }
  close(false)
  return scenes.map((scene) => ({ ...scene, said: scene.said.slice(-SENTENCES) }))
}

function cardsOf(told: readonly Heard[]): Scene['cards'] {
  return told.flatMap(({ said }) => {
    const tokens = said.cards?.length ? said.cards : said.card ? [said.card] : []
    return tokens.map((token) => ({ token, seat: said.seat ?? -1 }))
  })
}

/** What is still to be shown, after more has happened. */
export const queued = (waiting: readonly Scene[], more: readonly Scene[]): Scene[] =>
  [...waiting, ...more].slice(-WAITING)

/** How long a text takes to read, in milliseconds: a moment to look there, then by its length. */
export const readingTime = (text: string, pace: number) => Math.min(9000, (700 + 42 * text.length) * pace)
