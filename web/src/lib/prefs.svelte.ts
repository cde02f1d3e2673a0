// What somebody has chosen on this device: language, theme, sound.
import { keep, kept } from './kept'

export const LANGUAGES = ['ru', 'uk', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'light' | 'dark'

/** The first of the browser's languages that we speak. Who reads Belarusian or Kazakh is likely to read Russian. */
export function firstLanguage(wanted: readonly string[]): Language {
  const near: Record<string, Language> = { ru: 'ru', uk: 'uk', en: 'en', be: 'ru', kk: 'ru' }
  for (const tag of wanted) {
    const found = near[tag.toLowerCase().split('-')[0] ?? '']
    if (found) return found
  }
  return 'en'
}

class Prefs {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  sound = $state(false)

  constructor() {
    const language = kept('language') as Language | null
    this.language =
      language && LANGUAGES.includes(language) ? language : firstLanguage(navigator.languages ?? [navigator.language])
    const theme = kept('theme')
    if (theme === 'light' || theme === 'dark') this.theme = theme
    this.sound = kept('sound') === 'on'
  }

  speak(language: Language): void {
    this.language = language
    keep('language', language)
  }

  paint(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
  }

  ring(sound: boolean): void {
    this.sound = sound
    keep('sound', sound ? 'on' : 'off')
  }
}

export const prefs = new Prefs()
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
