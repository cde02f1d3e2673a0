// The names of things at a table: the game's words, the people's names, how faces look.
import { Trouble } from './api'
import type { AtTable } from './context'
import { gameInfo } from './games.svelte'
import { drawingsOf } from './look.svelte'
import { prefs } from './prefs.svelte'
import type { Saying, Told } from './hint'
import { pause } from './steps.svelte'
import type { Drawings, Drawn, GameInfo, Said, Sitter, Value } from './wire'
import { isolated } from './sentences'
import { fetchWords, t, type Words } from './words.svelte'

const AGAIN_IN = 2000 // milliseconds

/** Names of all seats. Bots have names, too: the table says which, and every reader has them in their own letters. */
export function namesOf(seats: readonly Sitter[], botNames: string): string[] {
  const bots = botNames.split(' ')
  return seats.map(({ name = '', level, called = -1 }, seat) => {
    if (name || !level) return name
    return bots[(called < 0 ? seat : called) % bots.length] ?? ''
  })
}

/** The table is there already, so the server is, too: a question that got lost is asked again. */
async function untilReached<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Trouble) || error.status !== 0) throw error
      await new Promise((go) => setTimeout(go, AGAIN_IN))
    }
  }
}

export class Names implements AtTable {
  info = $state.raw<GameInfo | null>(null)
  words = $state.raw<Words | null>(null)
  drawings = $state.raw<Drawings | null>(null)
  names = $state.raw<string[]>([]) // as they stand at seats and in tables
  spoken = $state.raw<string[]>([]) // as they stand in sentences
  viewer = $state(-1)
  options = $state.raw<Record<string, Value>>({})

  get drawn(): Record<string, Drawn> {
    return this.info?.drawn ?? {}
  }

  get emblem(): string {
    return this.info?.emblem ?? ''
  }

  /** The zones that people keep in mind themselves, if they do. */
  get byHeart(): readonly string[] | null {
    const said = this.info?.by_heart
    return said && this.options[said.option] === said.value ? said.zones : null
  }

  /** Whoever looks on from seat `own` and has no name is `me` there; in sentences words say “you” where it fits. */
  introduce(names: string[], own = -1, me = ''): void {
    this.spoken = names
    this.names = me ? names.map((name, seat) => (seat === own ? me : name)) : names
  }

  async load(game: string): Promise<void> {
    const language = prefs.language
    const [info, words, drawings] = await untilReached(() =>
      Promise.all([gameInfo(game), fetchWords(language, game), drawingsOf(game)]),
    )
    await pause()
    if (language !== prefs.language) return
    this.info = info ?? null
    this.words = words
    this.drawings = drawings
  }

  word(token: string): string {
    return this.words?.face(token) ?? token
  }

  /** Somebody's name in a sentence. */
  named(seat: number): string {
    return isolated(this.spoken[seat])
  }

  /** What a zone is called; in little room by its short name, if it has one. */
  zone(id: string, short = false, of: number | null = null): string {
    const said = `zone-${id}`
    if (short && this.words?.has(said, 'short')) return this.words.text(said, {}, 'short')
    return this.words?.has(said) ? this.words.text(said, { of: of ?? 0 }) : ''
  }

  about(id: string): string {
    return this.attribute(`zone-${id}`, 'about')
  }

  marked(id: string): string {
    return this.attribute(`zone-${id}`, 'marked')
  }

  aim(said: Said): string {
    return this.attribute(said.id, 'about')
  }

  private attribute(id: string, name: string): string {
    return this.words?.has(id, name) ? this.words.text(id, {}, name) : ''
  }

  say(said: Said): string {
    return this.words?.say(said, this.spoken, this.viewer, !!this.byHeart) ?? ''
  }

  brief(said: Said): string {
    return this.attribute(said.id, 'short') || this.say(said)
  }

  shown(said: string): string {
    return this.attribute(said, 'shown')
  }

  whose(said: Said): string {
    return this.words?.part(said, 'whose', this.names, this.viewer) ?? ''
  }

  fate(said: Said): string {
    return this.words?.part(said, 'fate', this.names, this.viewer) ?? ''
  }

  clause(said: Said): string {
    return this.info?.clauses[said.id] ?? ''
  }

  /** For what an adviser has found (`lib/hint.ts`). */
  readonly saying: Saying = {
    text: (id, values) => this.words?.text(id, values) ?? '',
    label: (said) => this.say(said),
  }
  readonly tell = ({ id, values }: Told) => t(id, values)

  get loses(): boolean {
    return this.info?.goal === 'not-to-lose'
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
    return this.attribute(`call-${token}`, 'idle')
  }

  get title(): string {
    return this.info?.names[prefs.language] ?? t('name')
  }
}
