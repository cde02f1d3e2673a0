// How pictures get from one place to another.

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

export interface Flight {
  x: number // of its middle
  y: number
  scale: number
}

export const REST: Flight = { x: 0, y: 0, scale: 1 }

/** From where a picture lies to where another is, and as large as that one; as large as it is, if there is none. */
export function flight(from: Box, to: Box, pictured = true): Flight {
  return {
    x: to.left + to.width / 2 - from.left - from.width / 2,
    y: to.top + to.height / 2 - from.top - from.height / 2,
    scale: pictured ? to.width / from.width : 1,
  }
}

/** A part of the way from one to the other. */
export const between = (from: Flight, to: Flight, part: number): Flight => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale + (to.scale - from.scale) * part,
})

export const transformed = ({ x, y, scale }: Flight) => `translate(${x}px, ${y}px) scale(${scale})`

/** Whether it can be seen that something moves. */
export const seen = ({ x, y, scale }: Flight) => Math.abs(x) >= 2 || Math.abs(y) >= 2 || Math.abs(scale - 1) >= 0.05

const STEPS = 8
const BEYOND = 0.6 // how far it goes past its end before it lies: about a hundredth of its way
const HEAVY = 1.35 // how slowly it starts
const ARC = 0.13 // of its way
const HIGHEST = 34 // pixels
const LEAN = 3 // degrees: more would make its corners stick out

/** What is thrown from one place to another does on its way: it rises, leans, goes a little too far, and lies. It is
 * never larger than at the larger of both ends. `turning`: its face comes up on the way. */
export function thrown(from: Flight, to: Flight, turning = false): string[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy) || 1
  const side = dx < 0 ? -1 : 1
  const rise = (Math.min(HIGHEST, far * ARC) * side) / far // across its way, upwards
  const lean = Math.min(LEAN, far / 40) * side
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const time = step / STEPS
    const left = time ** HEAVY - 1
    const way = 1 + (BEYOND + 1) * left ** 3 + BEYOND * left ** 2
    const there = Math.min(1, way) // what does not go too far
    const up = Math.sin(Math.PI * there)
    const x = from.x + dx * way + dy * rise * up
    const y = from.y + dy * way - dx * rise * up
    const scale = from.scale + (to.scale - from.scale) * there
    const face = turning ? ` rotateY(${round(90 * Math.max(0, 1 - time * 2))}deg)` : ''
    return `translate(${round(x)}px, ${round(y)}px) rotate(${round(lean * up)}deg)${face} scale(${round(scale)})`
  })
}

const round = (number: number) => Math.round(number * 1000) / 1000

const DEAL = 700 // milliseconds, for all of it
const APART = 45

/** Milliseconds between two of so many things that start one after the other, each of which takes so long. */
export const apart = (many: number, takes: number) => (many > 1 ? Math.min(APART, (DEAL - takes) / (many - 1)) : 0)

/** Where something is seen. Cards that overlap leave each other a strip; how large a card is, only its picture says. */
export const boxOf = (thing: Element): DOMRect => (thing.querySelector('svg') ?? thing).getBoundingClientRect()

/** Of several places the one that is seen best, if any is seen: cards come from the deck, not from a figure beside it. */
export function largest<B extends Box>(boxes: readonly B[]): B | null {
  const [first] = boxes.filter(({ width }) => width > 0).sort((one, other) => other.width - one.width)
  return first ?? null
}
