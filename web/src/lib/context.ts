// What everything on a table needs to know: how faces look, what things are called, who sits where.
import { getContext, setContext } from 'svelte'
import type { Drawn, Said } from './wire'

export interface AtTable {
  readonly drawn: Record<string, Drawn>
  readonly names: readonly string[]
  readonly viewer: number
  readonly byHeart: readonly string[] | null // zones that people keep in mind themselves
  word(token: string): string
  zone(id: string): string
  say(said: Said): string
  call(token: string): string // what one calls out
}

const KEY = Symbol('table')

export const provideTable = (table: AtTable): AtTable => setContext(KEY, table)
export const useTable = (): AtTable => getContext<AtTable>(KEY)
