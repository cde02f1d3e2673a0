// What everything on a table needs to know: how faces look, what things are called, who sits where.
import { getContext, setContext } from 'svelte'
import type { Drawn, Said, Value } from './wire'

export interface AtTable {
  readonly drawn: Record<string, Drawn>
  readonly names: readonly string[]
  readonly viewer: number
  readonly options: Readonly<Record<string, Value>>
  readonly byHeart: readonly string[] | null // zones that people keep in mind themselves
  named(seat: number): string // in a sentence; alone a name stands in `<bdi>`
  word(token: string): string
  zone(id: string, short?: boolean): string
  marked(id: string): string // what it means that an item of a zone stands out
  say(said: Said): string
  towards(said: Said): string // what is done, where the one to whom is named beside it
  call(token: string): string // what one calls out
  idle(token: string): string // the answer, where there was nothing to call out for
}

const KEY = Symbol('table')

export const provideTable = (table: AtTable): AtTable => setContext(KEY, table)
export const useTable = (): AtTable => getContext<AtTable>(KEY)
