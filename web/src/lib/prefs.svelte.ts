// What somebody has chosen on this device: language, theme, sound.
import { keep, kept } from './kept'
import { type Language, LANGUAGES } from './wire'

export const SPOKEN = Object.keys(LANGUAGES) as Language[]
export type Speed = 'calm' | 'normal' | 'quick'
export type Theme = 'auto' | 'light' | 'dark'

/** The first of the browser's languages that we speak, or that its reader is likely to read. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? ''
    const found = SPOKEN.find((language) => language === code || LANGUAGES[language].near.includes(code))
    if (found) return found
  }
  return 'en'
}

const PACES: Record<Speed, number> = { calm: 1.5, normal: 1, quick: 0.45 }

class Prefs {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  sound = $state(false)
  speed = $state<Speed>('normal')
  newcomer = $state(false) // at a first game all is calm, unless somebody has chosen a speed
  private chosen = $state(false)
  coach = $state(true) // lines about what is there for the first time

  constructor() {
    const language = kept('language') as Language | null
    this.language =
      language && SPOKEN.includes(language) ? language : firstLanguage(navigator.languages ?? [navigator.language])
    const theme = kept('theme')
    if (theme === 'light' || theme === 'dark') this.theme = theme
    this.sound = kept('sound') !== 'off'
    this.coach = kept('coach') !== 'off'
    const speed = kept('speed')
    if (speed === 'calm' || speed === 'quick') this.speed = speed
    this.chosen = !!speed
  }

  /** How long things take that one looks at, compared with what is usual. */
  get pace(): number {
    return PACES[this.newcomer && !this.chosen ? 'calm' : this.speed]
  }

  speak(language: Language): void {
    this.language = language
    keep('language', language)
  }

  paint(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
  }

  hurry(speed: Speed): void {
    this.speed = speed
    this.chosen = true
    keep('speed', speed)
  }

  teach(coach: boolean): void {
    this.coach = coach
    keep('coach', coach ? 'on' : 'off')
  }

  ring(sound: boolean): void {
    this.sound = sound
    keep('sound', sound ? 'on' : 'off')
  }
}

export const prefs = new Prefs()
export const pace = () => prefs.pace
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
