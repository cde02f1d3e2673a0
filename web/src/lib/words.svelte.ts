// Sentences: Fluent sources come from the server, for the screens and for each game.
import type { FluentVariable } from '@fluent/bundle'
import * as api from './api'
import { prefs } from './prefs.svelte'
import { wordsOf, type Words } from './sentences'
import type { Language } from './wire'

export type { Words }

const kept = new Map<string, Promise<Words>>()

/** The words of the screens, or of a game, in a language; fetched once. */
export function fetchWords(language: Language, game = ''): Promise<Words> {
  const key = `${language}/${game}`
  let found = kept.get(key)
  if (!found) {
    found = api.words(language, game || undefined).then(({ sources }) => wordsOf(language, sources))
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

/** What is said of a refusal or a fault: the sentence for its code, if there is one. */
export function sorry(code: string, otherwise = 'not-possible'): string {
  return t(screen.words?.has(`ui-trouble-${code}`) ? `trouble-${code}` : otherwise)
}
