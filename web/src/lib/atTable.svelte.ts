// The names of things at a table: the game's words, the people's names, how faces look.
import type { AtTable } from './context'
import { gameInfo } from './games.svelte'
import { prefs } from './prefs.svelte'
import { pause } from './steps.svelte'
import type { Drawn, GameInfo, Said, Sitter, Value } from './wire'
import { isolated } from './sentences'
import { fetchWords, t, type Words } from './words.svelte'

/** Names of all seats: bots have names, too, and none that a person at the table has. */
export function namesOf(seats: readonly Sitter[], botNames: string): string[] {
  const bots = botNames.split(' ')
  const taken = new Set(seats.map((sitter) => sitter.name))
  const spare = bots.filter((name, seat) => !taken.has(name) && !seats[seat]?.level)
  return seats.map((sitter, seat) => {
    if (sitter.name || !sitter.level) return sitter.name ?? ''
    return (taken.has(bots[seat]) ? spare.shift() : bots[seat]) ?? ''
  })
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
    await pause()
    if (language !== prefs.language) return
    this.info = info ?? null
    this.words = words
  }

  word(token: string): string {
    return this.words?.face(token) ?? token
  }

  /** Somebody's name in a sentence. */
  named(seat: number): string {
    return isolated(this.names[seat])
  }

  /** What a zone is called; in little room by its short name, if it has one. */
  zone(id: string, short = false): string {
    const said = `zone-${id}`
    if (short && this.words?.has(said, 'short')) return this.words.text(said, {}, 'short')
    return this.words?.has(said) ? this.words.text(said) : ''
  }

  marked(id: string): string {
    return this.words?.has(`zone-${id}`, 'marked') ? this.words.text(`zone-${id}`, {}, 'marked') : ''
  }

  say(said: Said): string {
    return this.words?.say(said, this.names, this.viewer, !!this.byHeart) ?? ''
  }

  towards(said: Said): string {
    const values: Record<string, string> = said.card ? { card: this.word(said.card) } : {}
    return this.words?.has(said.id, 'to') ? this.words.text(said.id, values, 'to') : ''
  }

  call(token: string): string {
    const id = this.words?.has(`call-${token}`) ? `call-${token}` : `do-${token}`
    return this.words?.text(id, { other: '…' }) ?? token
  }

  idle(token: string): string {
    return this.words?.has(`call-${token}`, 'idle') ? this.words.text(`call-${token}`, {}, 'idle') : ''
  }

  get title(): string {
    return this.info?.names[prefs.language] ?? t('name')
  }
}
