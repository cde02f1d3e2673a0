// Whatever colours a game chooses, what is written on its table can be read.
import { describe, expect, test } from 'vitest'
import app from '../app.css?raw'
import look from '../look.css?raw'
import { worn } from './look.svelte'

type Colour = [red: number, green: number, blue: number] // of light, from 0 to 1
type Choice = Record<'felt' | 'accent' | 'back' | 'figure', [hue: number, strength: number]>

/** What a style sheet says of colours, by selector; later rules win. */
function rules(sheet: string): Map<string, Record<string, string>> {
  const text = sheet.replace(/\/\*.*?\*\//gs, '')
  const found = new Map<string, Record<string, string>>()
  for (const [, selectors, body] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const said = Object.fromEntries(
      [...body!.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
    )
    for (const selector of selectors!.split(',')) {
      const key = selector.trim()
      found.set(key, { ...found.get(key), ...said })
    }
  }
  return found
}
const SHEETS = [rules(app), rules(look)]
const DARK = ":root[data-theme='dark']"
const said = (...selectors: string[]): Record<string, string> =>
  Object.assign({}, ...selectors.flatMap((selector) => SHEETS.map((sheet) => sheet.get(selector) ?? {})))
const page = { light: said(':root'), dark: said(':root', DARK) }
const cloth = { ...page, light: said(':root', '.cloth', `:root:not([data-theme='dark']) .cloth`) }
const printed = { light: said('.printed'), dark: said('.printed', `${DARK} .printed`) }

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const encoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)

/** Björn Ottosson's matrices; what no screen can show is cut off. */
function oklch(lightness: number, chroma: number, hue: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return parts.map((part) => Math.min(1, Math.max(0, part))) as Colour
}

/** A colour as a sheet has it, for the hues that a game chose. */
function colour(value: string, names: Record<string, string>, choice: Choice): Colour {
  const other = /^var\(--([\w-]+)\)$/.exec(value)
  if (other) return colour(names[other[1]!]!, names, choice)
  if (value.startsWith('#')) {
    const digits = value.length === 4 ? [...value.slice(1)].map((digit) => digit + digit) : value.match(/\w\w/g)!
    return digits.map((digit) => linear(parseInt(digit, 16) / 255)) as Colour
  }
  const parts = /^oklch\(([\d.]+) calc\(([\d.]+) \* var\(--(\w+)-strength\)\) var\(--\w+-hue\)\)$/.exec(value)
  const [hue, strength] = choice[parts![3] as keyof Choice]
  return oklch(Number(parts![1]), Number(parts![2]) * strength, hue)
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}
const mixed = (one: Colour, share: number, other: Colour) =>
  one.map((part, n) => linear(encoded(part) * share + encoded(other[n]!) * (1 - share))) as Colour

const HUES = Array.from({ length: 36 }, (_, n) => n * 10)
const CHOICES: Choice[] = HUES.flatMap((hue) =>
  HUES.flatMap((accent) =>
    [0, 0.5, 1].map((strength): Choice => {
      const own: [number, number] = [hue, strength]
      return { felt: own, accent: [accent, strength], back: own, figure: own }
    }),
  ),
)
const TONES = ['line', 'deep', 'body', 'dim', 'pale', 'gleam']

describe.each(['light', 'dark'] as const)('whatever the hue, in %s', (theme) => {
  const least = (pairs: (of: (name: string) => Colour) => [Colour, Colour][], names = cloth[theme]) =>
    Math.min(
      ...CHOICES.flatMap((choice) => {
        return pairs((name) => colour(names[name]!, names, choice)).map(([one, other]) => contrast(one, other))
      }),
    )

  test('everything on the cloth can be read, over the mascot, too', () => {
    const inks = ['felt-ink', 'felt-ink-2']
    const under = ['felt', 'felt-2', 'plate', ...TONES]
    const pairs = (of: (name: string) => Colour) =>
      under.flatMap((name) => inks.map((ink): [Colour, Colour] => [of(ink), of(name)]))
    expect(least(pairs, { ...cloth[theme], ...printed[theme] })).toBeGreaterThanOrEqual(4.5)
  })

  test('so can what is good and what is bad, where nothing is printed', () => {
    const pairs = (of: (name: string) => Colour) =>
      ['felt', 'felt-2', 'plate'].flatMap((name) => ['good', 'bad'].map((ink): [Colour, Colour] => [of(ink), of(name)]))
    expect(least(pairs)).toBeGreaterThanOrEqual(4.5)
  })

  test('whose turn it is can be read, and seen', () => {
    const pairs = (of: (name: string) => Colour): [Colour, Colour][] => {
      const lit = mixed(of('turn-soft'), 0.55, of('plate'))
      return ['felt-ink', 'felt-ink-2', 'turn-text', 'good'].map((ink) => [of(ink), lit])
    }
    expect(least(pairs)).toBeGreaterThanOrEqual(4.5)
    expect(least((of) => ['felt', 'felt-2'].map((name) => [of('turn'), of(name)]))).toBeGreaterThanOrEqual(3)
  })

  test('what is said on paper can be read, on a table as well', () => {
    const inks = ['ink', 'ink-2', 'good', 'bad', 'turn-text', 'felt-ink', 'felt-ink-2']
    const pairs = (of: (name: string) => Colour) =>
      ['paper', 'paper-2'].flatMap((name) => inks.map((ink): [Colour, Colour] => [of(ink), of(name)]))
    expect(least(pairs, page[theme])).toBeGreaterThanOrEqual(4.5)
    expect(least(pairs)).toBeGreaterThanOrEqual(4.5)
  })

  test('what is drawn on the back of a card stands out from it', () => {
    expect(least((of) => [[of('back-ink'), of('back')]])).toBeGreaterThanOrEqual(4.5)
  })
})

test('a game hands its hues to the style sheet', () => {
  expect(worn({ felt: [155, 0.5], accent: [60, 1], back: [195, 0], figure: [20, 1] })).toContain(
    '--felt-hue:155;--felt-strength:0.5',
  )
  expect(worn(undefined)).toBe('')
})
