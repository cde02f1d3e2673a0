// Sentences: Fluent sources come from the server, for the screens and for each game.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import * as api from './api'
import { prefs, type Language } from './prefs.svelte'
import type { Said } from './wire'

export class Words {
  constructor(private readonly bundle: FluentBundle) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  text(id: string, values: Record<string, FluentVariable> = {}, attribute?: string): string {
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? this.bundle.formatPattern(pattern, values, []) : `⟨${id}${attribute ? `.${attribute}` : ''}⟩`
  }

  /** A phrase as a sentence to `viewer`, with the names of those who sit there. */
  say(said: Said, names: readonly string[], viewer: number): string {
    const values: Record<string, FluentVariable> = { value: said.value ?? 0, more: said.more ?? 0 }
    if (said.card) values.card = this.face(said.card)
    if (said.seat !== undefined && said.seat >= 0) {
      values.seat = names[said.seat] ?? ''
      values.you = said.seat === viewer ? 'yes' : 'no'
    }
    if (said.other !== undefined && said.other >= 0) values.other = names[said.other] ?? ''
    return this.text(said.id, values)
  }

  /** The word for a card, where its token is not one already. */
  face(token: string): string {
    return this.has(`card-${token}`) ? this.text(`card-${token}`) : token
  }
}

export function bundle(language: Language, sources: string[]): Words {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true })
  return new Words(made)
}

const kept = new Map<string, Promise<Words>>()

/** The words of the screens, or of a game, in a language; fetched once. */
export function fetchWords(language: Language, game = ''): Promise<Words> {
  const key = `${language}/${game}`
  let found = kept.get(key)
  if (!found) {
    found = api.words(language, game || undefined).then(({ sources }) => bundle(language, sources))
    found.catch(() => kept.delete(key))
    kept.set(key, found)
  }
  return found
}

class Screen {
  words = $state.raw<Words | null>(null)
  language = $state<Language>('en')

  async load(): Promise<void> {
    const language = prefs.language
    const found = await fetchWords(language)
    if (language === prefs.language) {
      this.words = found
      this.language = language
      document.documentElement.lang = language
    }
  }
}

export const screen = new Screen()

/** A sentence of the screens: `t('play-now')` is the words' `ui-play-now`. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  return screen.words?.text(`ui-${id}`, values) ?? ''
}
