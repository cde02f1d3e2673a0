// Coming to a table from another screen: one has just opened it, wants to play with bots there, or to play again.
import * as api from './api'
import { remembered, termsOf } from './choices'
import { connection } from './connection.svelte'
import { myself } from './me.svelte'
import { prefs } from './prefs.svelte'
import { router } from './router.svelte'
import { saltFor, see } from './seals'
import type { Table } from './table.svelte'
import type { GameInfo, Level, Terms } from './wire'
import { fetchWords } from './words.svelte'

let wish: { table: string; bots?: Level; after?: string; found?: boolean } | null = null

/** Open a table and go there; with bots the game begins at once. */
export async function openTable(terms: Terms, bots?: Level): Promise<void> {
  const { table, commitment } = await api.openTable(terms)
  see(table, commitment)
  wish = { table, bots }
  router.go(`/t/${table}`)
}

/** Play at once, against bots, as somebody chose the last time; or against bots of another level. */
export async function playNow(game: GameInfo, level?: Level): Promise<void> {
  await myself.come()
  connection.prepare() // while the table is opened: the rest is said there
  fetchWords(prefs.language, game.id).catch(() => undefined)
  const mine = remembered(game)
  try {
    await openTable({ ...termsOf(game, mine, true), public: false }, level ?? mine.level)
  } catch (error) {
    connection.rest()
    throw error
  }
}

/** Play with whoever waits, or instead of a bot, or with bots until somebody comes. False: they would rather not say who
 * they are. */
export async function playWithAnybody(game: GameInfo): Promise<boolean> {
  if (!(await myself.named())) return false
  const mine = remembered(game)
  const { table, commitment } = await api.seek({ ...termsOf(game, mine, true), public: true })
  if (commitment) see(table, commitment)
  wish = { table, bots: mine.level, found: !commitment }
  router.go(`/t/${table}`)
  return true
}

/** Go where a group meets; whoever is the first has opened a table, and sits down at it. */
export async function meetAt(circle: string): Promise<void> {
  await myself.come()
  const { table, commitment } = await api.meet(circle)
  if (commitment) see(table, commitment)
  router.go(`/t/${table}`, true)
}

/** Go on at another table, as one sat at the last one. */
export function goOn(table: string, after: string): void {
  wish = { table, after }
  router.go(`/t/${table}`)
}

/** What was wished is done at the table: whoever opens one sits down at it. The salt comes after the commitment. */
export async function arrive(table: Table): Promise<void> {
  if (wish?.table !== table.id) return
  const { bots, after, found } = wish
  wish = null
  if (after) {
    await table.until(() => !!table.sheet)
    if (table.sheet?.status === 'open') await table.command('rematch', { salt: saltFor(table.id) }, after)
    return
  }
  if (found) return joinIn(table)
  const seated = await table.sit(0)
  if (seated.type !== 'done' || !bots) return
  const started = await table.command('start', { fill: bots })
  if (started.type === 'done') await table.until(() => table.sheet?.status !== 'open')
}

/** Sit down where somebody else waits, or where a bot does. Who comes too late looks on. */
async function joinIn(table: Table): Promise<void> {
  await table.until(() => !!table.sheet)
  const { status, seats } = table.sheet ?? { status: 'over', seats: [] }
  const free = seats.findIndex(({ person, level }) => !person && (status === 'open' ? !level : level))
  const bot = seats.findIndex(({ person }) => !person)
  if (status === 'open') await table.sit(free < 0 ? bot : free)
  else if (status === 'playing' && free >= 0) await table.takeOver(free)
}
