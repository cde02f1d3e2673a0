// What everything at the table sounds like, as data: paper, wood, clay, and bars of wood struck with felt. All tones are
// of one scale (D major without its fourth and seventh), so that whatever sounds together, sounds well together.

/** One voice of a sound: a tone, or noise around a pitch. */
export interface Layer {
  at: number // seconds after the sound begins
  rise: number // seconds until it is loudest
  fall: number // seconds from there until it is gone
  loud: number
  pitch: number // hertz
  bend?: number // what its pitch is multiplied with until it is gone
  partials?: readonly Partial[] // of a tone
  narrow?: number // of noise: the filter's Q
}

/** A share of a tone: how many times its pitch, how loud, and how much of its time it lasts. */
export type Partial = readonly [times: number, loud: number, lasts: number]

export interface Timbre {
  sway: number // cents by which two of the same differ
  layers: readonly Layer[]
}

const E4 = 329.63
const FIS4 = 369.99
const A4 = 440
const B4 = 493.88
const D5 = 587.33
const FIS5 = 739.99
const A5 = 880
const D6 = 1174.66
const D4 = D5 / 2

const BAR: readonly Partial[] = [
  [1, 1, 1],
  [2, 0.16, 0.6],
  [4, 0.1, 0.22], // a bar's overtone is two octaves up, and soon gone
]
const DARK: readonly Partial[] = [
  [1, 1, 1],
  [2, 0.08, 0.5],
]
const VOICE: readonly Partial[] = [
  [1, 1, 1],
  [2, 0.5, 0.9],
  [3, 0.26, 0.8],
  [5, 0.07, 0.6],
]
const CLAY: readonly Partial[] = [
  [1, 1, 1],
  [1.58, 0.6, 0.7], // no harmonic: baked earth does not ring
]
const WOOD: readonly Partial[] = [
  [1, 1, 1],
  [2.57, 0.4, 0.6],
]

const noise = (at: number, pitch: number, fall: number, loud: number, narrow = 0.8, rise = 0.002): Layer => ({
  at,
  rise,
  fall,
  loud,
  pitch,
  narrow,
})

/** A bar of wood, struck with felt. */
const bar = (at: number, pitch: number, fall: number, loud: number, partials = BAR): Layer[] => [
  { at, rise: 0.006, fall, loud, pitch, partials },
  noise(at, 1100, 0.025, loud * 0.22, 0.7),
]

/** A card that comes to lie on others: its edge, its face, the table below. */
const slap = (at: number, loud: number): Layer[] => [
  noise(at, 2700, 0.05, loud, 0.7),
  noise(at + 0.016, 1250, 0.075, loud * 0.9, 0.7),
  { at: at + 0.014, rise: 0.003, fall: 0.085, loud: loud * 0.5, pitch: 235, bend: 0.8, partials: [[1, 1, 1]] },
]

/** The edge of a card that slips from the thumb. */
const flick = (at: number, loud: number, pitch: number): Layer => noise(at, pitch, 0.04, loud, 1.1)

const knock = (at: number, pitch: number, loud: number): Layer[] => [
  { at, rise: 0.002, fall: 0.075, loud, pitch, bend: 0.94, partials: WOOD },
  noise(at, 1900, 0.018, loud * 0.7, 0.8),
]

const click = (at: number, pitch: number, loud: number): Layer[] => [
  { at, rise: 0.001, fall: 0.06, loud, pitch, partials: CLAY },
  noise(at, 3600, 0.012, loud * 0.5, 1),
]

export const TIMBRES = {
  card: { sway: 160, layers: slap(0, 0.33) },
  cards: {
    sway: 120,
    layers: [
      ...[0, 0.034, 0.064, 0.09].map((at, n) => flick(at, 0.22 + 0.02 * n, 2100 + 160 * n)),
      ...slap(0.125, 0.28),
    ],
  },
  dealt: {
    sway: 80,
    layers: [
      ...[0, 0.08, 0.16, 0.24, 0.32, 0.4].flatMap((at, n) => [
        flick(at, 0.27, 1500 + 130 * n),
        noise(at + 0.02, 900, 0.05, 0.17),
      ]),
      ...slap(0.5, 0.31),
    ],
  },
  die: {
    sway: 140,
    layers: [
      ...knock(0, 640, 0.165),
      ...knock(0.075, 720, 0.13),
      ...knock(0.13, 600, 0.145),
      ...knock(0.215, 560, 0.1),
    ],
  },
  chip: { sway: 90, layers: [...click(0, 2150, 0.115), ...click(0.055, 2420, 0.095), ...click(0.13, 2050, 0.065)] },
  shout: {
    sway: 12,
    layers: [
      { at: 0, rise: 0.012, fall: 0.2, loud: 0.13, pitch: A4, bend: 1.335, partials: VOICE },
      { at: 0.13, rise: 0.012, fall: 0.32, loud: 0.15, pitch: D5, bend: 1.12, partials: VOICE },
    ],
  },
  turn: { sway: 6, layers: [...bar(0, A4, 0.42, 0.125), ...bar(0.13, D5, 0.6, 0.145)] },
  moment: {
    sway: 6,
    layers: [noise(0, 1900, 0.06, 0.16, 0.9, 0.05), ...bar(0.06, B4, 0.45, 0.12), ...bar(0.095, FIS5, 0.6, 0.11)],
  },
  good: { sway: 6, layers: [...bar(0, FIS5, 0.3, 0.12), ...bar(0.075, A5, 0.32, 0.12), ...bar(0.15, D6, 0.55, 0.13)] },
  bad: {
    sway: 6,
    layers: [...bar(0, FIS4, 0.34, 0.15, DARK), ...bar(0.15, E4, 0.5, 0.165, DARK)].map((layer) =>
      layer.partials ? { ...layer, bend: 0.965 } : layer,
    ),
  },
  round: {
    sway: 5,
    layers: [
      ...bar(0, D4, 0.9, 0.115),
      ...bar(0.07, A4, 0.9, 0.1),
      ...bar(0.14, D5, 0.9, 0.09),
      ...bar(0.21, FIS5, 0.9, 0.08),
    ],
  },
  won: {
    sway: 4,
    layers: [
      ...[D5, FIS5, A5].flatMap((pitch, n) => bar(n * 0.12, pitch, 0.4, 0.15)),
      ...[D4, A4, D5, FIS5, D6].flatMap((pitch, n) => bar(0.38 + n * 0.022, pitch, 1.1, 0.13 - n * 0.012)),
    ],
  },
  over: {
    sway: 4,
    layers: [
      ...[A4, FIS4].flatMap((pitch, n) => bar(n * 0.2, pitch, 0.55, 0.15)),
      ...[D4, A4, D5].flatMap((pitch, n) => bar(0.42 + n * 0.03, pitch, 1, 0.15 - n * 0.025, DARK)),
    ],
  },
  refused: { sway: 30, layers: [...knock(0, 300, 0.16), ...knock(0.11, 250, 0.18)] },
} satisfies Record<string, Timbre>

export type Sound = keyof typeof TIMBRES
