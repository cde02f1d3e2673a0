// How cards and dice look: a colour and a pattern for every number and for every colour, so that no two differ by
// colour alone.
import type { Drawn } from './wire'

export interface Paint {
  ink: string // of figures on the light face, dark enough to read
  fill: string // of a whole coloured face
  on: string // of figures on that
  pattern: string
}

// For the numbers 1 to 12; higher ones start again.
const NUMBERS: Paint[] = [
  { ink: '#5b6472', fill: '#5b6472', on: '#fff', pattern: 'dots' },
  { ink: '#a14a06', fill: '#a14a06', on: '#fff', pattern: 'stripes' },
  { ink: '#0c6e67', fill: '#0c6e67', on: '#fff', pattern: 'waves' },
  { ink: '#6d34c4', fill: '#6d34c4', on: '#fff', pattern: 'diamonds' },
  { ink: '#b3123d', fill: '#b3123d', on: '#fff', pattern: 'crosses' },
  { ink: '#1c7430', fill: '#1c7430', on: '#fff', pattern: 'leaves' },
  { ink: '#1f4fc0', fill: '#1f4fc0', on: '#fff', pattern: 'grid' },
  { ink: '#9a1c92', fill: '#9a1c92', on: '#fff', pattern: 'rings' },
  { ink: '#bb3a0c', fill: '#bb3a0c', on: '#fff', pattern: 'zigzag' },
  { ink: '#23272f', fill: '#23272f', on: '#fff', pattern: 'triangles' },
  { ink: '#056089', fill: '#056089', on: '#fff', pattern: 'bricks' },
  { ink: '#7a4f06', fill: '#7a4f06', on: '#fff', pattern: 'scales' },
]

const COLOURS: Record<string, Paint> = {
  r: { ink: '#b8202f', fill: '#cc2f3c', on: '#fff', pattern: 'stripes' },
  y: { ink: '#7a5b00', fill: '#f5c93a', on: '#33270a', pattern: 'dots' },
  g: { ink: '#1b7039', fill: '#2b8a4b', on: '#fff', pattern: 'waves' },
  b: { ink: '#1d55b8', fill: '#2f69cf', on: '#fff', pattern: 'grid' },
  p: { ink: '#6a35b5', fill: '#7a47c4', on: '#fff', pattern: 'diamonds' },
  s: { ink: '#565d68', fill: '#9aa3ae', on: '#16191e', pattern: 'zigzag' },
  k: { ink: '#1c1f25', fill: '#262a31', on: '#fff', pattern: 'crosses' },
}

const PLAIN: Paint = { ink: '#3a3d46', fill: '#3a3d46', on: '#fff', pattern: 'rings' }

export interface Face {
  back: boolean // with a text or a sign, it is one of several
  text: string
  sign: string
  coloured: boolean // the whole face has a colour
  paint: Paint
  stands: string // the token it counts as
}

export function faceOf(
  token: string,
  drawn: Record<string, Drawn> = {},
  word: (token: string) => string = (x) => x,
): Face {
  if (token === '?') return { back: true, text: '', sign: '', coloured: false, paint: PLAIN, stands: '' }
  const look = drawn[token]
  if (!look) {
    const number = Number(token)
    const paint = Number.isInteger(number) && number > 0 ? NUMBERS[(number - 1) % NUMBERS.length]! : PLAIN
    return { back: false, text: word(token), sign: '', coloured: false, paint, stands: '' }
  }
  const paint = COLOURS[look.colour] ?? PLAIN
  return {
    back: look.back,
    text: look.text || (look.sign ? '' : word(token)),
    sign: look.sign,
    coloured: look.colour in COLOURS,
    paint,
    stands: look.stands_for,
  }
}

/** Every pattern in every ink that is used, for the page's one set of definitions. */
export const PATTERNS = [...NUMBERS, ...Object.values(COLOURS), PLAIN].map((paint) => ({
  id: patternId(paint),
  pattern: paint.pattern,
  ink: paint.ink,
}))

export function patternId(paint: Paint): string {
  return `p-${paint.pattern}-${paint.ink.slice(1)}`
}

/** The pips of a die, on a grid of three by three. */
export const PIPS: Record<string, number[]> = {
  '1': [4],
  '2': [2, 6],
  '3': [2, 4, 6],
  '4': [0, 2, 6, 8],
  '5': [0, 2, 4, 6, 8],
  '6': [0, 2, 3, 5, 6, 8],
}
