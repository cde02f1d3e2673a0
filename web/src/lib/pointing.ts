// Where on the screen something is that a note speaks of, and where the note had best stand.
import type { Box } from './flight'

const GAP = 10 // pixels between a note and what it is about
const EDGE = 6 // pixels to the edge of the screen

const PLACES: Record<string, string> = { goal: '.title .goal', panel: '.actions', others: '.seat', seat: '.own' }

/**
 * The things that a note is about: a place of the screen, or a zone: `id` (one's own, or in the middle) or `id@seat`.
 * A zone for which this screen has no room is spoken of at the seat that it belongs to.
 */
export function thingsOf(about: string, seat: number, page: ParentNode = document): Element[] {
  const [id = '', whose] = about.split('@')
  const found = (selector: string) => [...page.querySelectorAll(selector)].filter(isSeen)
  if (id === 'seat' && whose !== undefined) return found(`[data-seat="${whose}"]`)
  if (id in PLACES) return found(PLACES[id]!)
  const keys = whose === undefined ? [`${id}@${seat}`, `${id}@-1`] : [about]
  const places = [...keys.map((key) => `[data-zone="${key}"]`), `[data-seat="${whose ?? seat}"]`]
  return places.map(found).find(({ length }) => length) ?? []
}

const isSeen = (thing: Element) => thing.getClientRects().length > 0

/** The box around all of some boxes. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

export interface Size {
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
}

const ABOUT = 12 // how much what a note is about had better be seen
const STEP = 16 // pixels between two places that are looked at

/** Something that had better be seen, and how much so. */
export interface Needed {
  box: Box
  weight: number
}

/** Everything that a selector finds on the screen, with how much it had better be seen. */
export const neededNow = (weights: readonly (readonly [string, number])[]): Needed[] =>
  weights.flatMap(([what, weight]) =>
    [...document.querySelectorAll(what)].map((thing) => ({ box: thing.getBoundingClientRect(), weight })),
  )

/** How much of what is needed something hides, and how far it is from where it would stand best. */
const costOf = (note: Box, wish: Place, needed: readonly Needed[]): number =>
  needed.reduce((sum, { box, weight }) => sum + weight * overlap(note, box), 0) +
  Math.hypot(note.left - wish.left, note.top - wish.top)

/** Keeps something inside the screen. */
const insideOf = (screen: Size, { width, height }: Size, { left, top }: Place): Place => ({
  left: Math.max(EDGE, Math.min(left, screen.width - width - EDGE)),
  top: Math.max(EDGE, Math.min(top, screen.height - height - EDGE)),
})

function levelsOf(screen: Size, note: Size): number[] {
  const bottom = screen.height - note.height - EDGE
  return Array.from({ length: Math.max(0, Math.ceil((bottom - EDGE) / STEP)) }, (_, n) => EDGE + n * STEP)
}

/** Where a note stands: near what it is about, wherever it hides least of what is needed; never outside the screen. */
export function placed(note: Size, about: Box | null, needed: readonly Needed[], screen: Size): Place {
  const middle = {
    left: about ? about.left + about.width / 2 - note.width / 2 : (screen.width - note.width) / 2,
    top: about ? about.top + about.height / 2 - note.height / 2 : (screen.height - note.height) / 2,
  }
  if (!about) return insideOf(screen, note, middle)
  const beside = [middle.left, about.left + about.width + GAP, about.left - note.width - GAP, EDGE, screen.width]
  const levels = [about.top + about.height + GAP, about.top - note.height - GAP, middle.top, ...levelsOf(screen, note)]
  const all = [{ box: about, weight: ABOUT }, ...needed]
  const places = beside.flatMap((left) => levels.map((top) => insideOf(screen, note, { left, top })))
  return cheapest(
    [middle, ...places].map((place) => ({ ...insideOf(screen, note, place), ...note })),
    middle,
    all,
  ).box
}

const SETTLED = 600 // square pixels: for less, nothing that stands somewhere moves elsewhere

/** Where something stands that is about nothing on the table: wherever it hides least, in the shape that does so; as
 * near as can be to where it is wished. Where it stands already it stays, unless it hides much more there.
 */
export function freest(
  shapes: readonly Size[],
  wish: Place,
  needed: readonly Needed[],
  screen: Size,
  now: Box | null = null,
): Box {
  const boxes = shapes.flatMap((shape) =>
    [wish.left, EDGE, screen.width].flatMap((left) =>
      [wish.top, ...levelsOf(screen, shape), screen.height].map((top) => ({
        ...insideOf(screen, shape, { left, top }),
        ...shape,
      })),
    ),
  )
  const best = cheapest(boxes, wish, needed)
  return now && costOf(now, wish, needed) < best.cost + SETTLED ? now : best.box
}

function cheapest(boxes: readonly Box[], wish: Place, needed: readonly Needed[]): { box: Box; cost: number } {
  let best = { box: boxes[0]!, cost: Infinity }
  for (const box of boxes) {
    const cost = costOf(box, wish, needed)
    if (cost < best.cost) best = { box, cost }
  }
  return best
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
