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

let wish: { table: string; bots?: Level; after?: string } | null = null

/** Open a table and go there; with bots the game begins at once. */
export async function openTable(terms: Terms, bots?: Level): Promise<void> {
  const { table, commitment } = await api.openTable(terms)
  see(table, commitment)
  wish = { table, bots }
  router.go(`/t/${table}`)
}

/** Play at once, against bots, as somebody chose the last time. */
export async function playNow(game: GameInfo): Promise<void> {
  await myself.ensure(false)
  connection.prepare() // while the table is opened: the rest is said there
  fetchWords(prefs.language, game.id).catch(() => undefined)
  const mine = remembered(game)
  try {
    await openTable({ ...termsOf(game, mine, true), public: false }, mine.level)
  } catch (error) {
    connection.rest()
    throw error
  }
}

/** Go on at another table, as one sat at the last one. */
export function goOn(table: string, after: string): void {
  wish = { table, after }
  router.go(`/t/${table}`)
}

/** What was wished is done at the table: whoever opens one sits down at it. The salt comes after the commitment. */
export async function arrive(table: Table): Promise<void> {
  if (wish?.table !== table.id) return
  const { bots, after } = wish
  wish = null
  if (after) {
    await table.until(() => !!table.sheet)
    if (table.sheet?.status === 'open') await table.command('rematch', { salt: saltFor(table.id) }, after)
    return
  }
  const seated = await table.sit(0)
  if (seated.type !== 'done' || !bots) return
  const started = await table.command('start', { fill: bots })
  if (started.type === 'done') await table.until(() => table.sheet?.status !== 'open')
}
