// What everything on a table needs to know: how faces look, what things are called, who sits where.
import { getContext, setContext } from 'svelte'
import type { Drawings, Drawn, Said, Value } from './wire'

export interface AtTable {
  readonly drawn: Record<string, Drawn>
  readonly drawings: Drawings | null
  readonly emblem: string
  readonly title: string // what the game is called
  readonly names: readonly string[]
  readonly viewer: number
  readonly options: Readonly<Record<string, Value>>
  readonly byHeart: readonly string[] | null // zones that people keep in mind themselves
  named(seat: number): string // in a sentence; alone a name stands in `<bdi>`
  word(token: string): string
  zone(id: string, short?: boolean, of?: number | null): string // with its limit, if it has one
  about(id: string): string // what one had better know of a zone, at a glance
  aim(said: Said): string // what is said beside that which an action is about
  marked(id: string): string // what it means that an item of a zone stands out
  say(said: Said): string
  brief(said: Said): string // in little room: by its short name, if it has one
  shown(said: string): string // what cards are about, by the id of the sentence in whose stead they lie there
  whose(said: Said): string // nobody's cards, by the sentence that shows them
  fate(said: Said): string // what came of somebody's cards, in a word
  clause(said: Said): string // of the rules, where they say why this happened
  towards(said: Said): string // what is done, where the one to whom is named beside it
  call(token: string): string // what one calls out
  idle(token: string): string // the answer, where there was nothing to call out for
}

const KEY = Symbol('table')

export const provideTable = (table: AtTable): AtTable => setContext(KEY, table)
export const useTable = (): AtTable => getContext<AtTable>(KEY)
