// The names of things at a table: the game's words, the people's names, how faces look.
import type { AtTable } from './context'
import { gameInfo } from './games.svelte'
import { prefs } from './prefs.svelte'
import type { Drawn, GameInfo, Said, Sitter, Value } from './wire'
import { fetchWords, t, type Words } from './words.svelte'

/** Names of all seats: bots have names, too. */
export function namesOf(seats: readonly Sitter[], botNames: string): string[] {
  const bots = botNames.split(' ')
  return seats.map((sitter, seat) => sitter.name || (sitter.level ? (bots[seat % bots.length] ?? '') : ''))
}

export class Names implements AtTable {
  info = $state.raw<GameInfo | null>(null)
  words = $state.raw<Words | null>(null)
  names = $state.raw<string[]>([])
  viewer = $state(-1)
  options = $state.raw<Record<string, Value>>({})

  get drawn(): Record<string, Drawn> {
    return this.info?.drawn ?? {}
  }

  /** The zones that people keep in mind themselves, if they do. */
  get byHeart(): readonly string[] | null {
    const said = this.info?.by_heart
    return said && this.options[said.option] === said.value ? said.zones : null
  }

  async load(game: string): Promise<void> {
    const language = prefs.language
    const [info, words] = await Promise.all([gameInfo(game), fetchWords(language, game)])
    if (language !== prefs.language) return
    this.info = info ?? null
    this.words = words
  }

  word(token: string): string {
    return this.words?.face(token) ?? token
  }

  zone(id: string): string {
    return this.words?.has(`zone-${id}`) ? this.words.text(`zone-${id}`) : ''
  }

  say(said: Said): string {
    return this.words?.say(said, this.names, this.viewer, !!this.byHeart) ?? ''
  }

  call(token: string): string {
    const id = this.words?.has(`call-${token}`) ? `call-${token}` : `do-${token}`
    return this.words?.text(id, { other: '…' }) ?? token
  }

  get title(): string {
    return this.info?.names[prefs.language] ?? t('name')
  }
}
