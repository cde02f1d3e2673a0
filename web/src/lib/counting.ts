// Points fly to the figure in which they count, from the moment that brought them if one was shown, and it beats when
// they are there: the more they are, the stronger. Who wants no motion reads them beside the figure.
import { tick } from 'svelte'
import { fly, placed } from './air'
import { between, type Box, flight, REST, transformed } from './flight'
import { overlap } from './pointing'
import { type Counted, signed } from './points'
import { calm } from './prefs.svelte'

const FLYING = 720
const BEAT = 300
const RING = 380
const THERE = 600 // when they are as good as there
const STANDING = 1500
const STRONG = 0.75
const GAP = 4

/** After a change, or when a moment has been seen that showed it large: let everybody see what it has brought. */
export function count(changed: readonly Counted[], moment = false): void {
  if (!changed.length || document.hidden) return
  const from: ReadonlyMap<number, DOMRect> = moment ? origins() : new Map()
  void (calm() ? laidOut() : tick()).then(() => show(changed, from))
}

/** Where points are shown large. */
function origins(): Map<number, DOMRect> {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-gain]')]
  return new Map(shown.map((one) => [Number(one.dataset.gain), one.getBoundingClientRect()]))
}

/** When everything has found its place and size: what stands there for long must not stand beside it. */
const laidOut = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))

function show(changed: readonly Counted[], from: ReadonlyMap<number, DOMRect>): void {
  const still = calm()
  const found = changed.flatMap((one) => {
    const figure = document.querySelector<HTMLElement>(`[data-zone="${one.key}"] .figure`)
    const box = figure?.getBoundingClientRect()
    return figure && box?.width && !(still && covered(box)) ? [{ ...one, figure, box }] : []
  })
  const pills = found.filter(({ seat }) => seat >= 0).map((one) => ({ ...one, pill: pillOf(one, one.figure, still) }))
  document.body.append(...pills.map(({ pill }) => pill))
  // Looked at together, then moved together.
  const boxes = pills.map(({ pill }) => pill.getBoundingClientRect())
  pills.forEach(({ pill, box, seat, figure }, n) => {
    const start = beside(boxes[n]!, box, figure.closest('.seat, .own') ?? figure)
    if (still) stand(pill, start)
    else arrive(pill, boxes[n]!, box, start, from.get(seat))
  })
  if (still) return
  for (const { figure, box, force, seat } of found) {
    const wait = seat < 0 ? 0 : THERE
    beat(figure, force, wait)
    if (force >= STRONG) ring(box, wait)
  }
}

function pillOf({ key, by, worth, force }: Counted, figure: HTMLElement, still: boolean): HTMLElement {
  if (still) document.querySelector(`.points[data-of="${key}"]`)?.remove() // what it said is in the new one
  const pill = document.createElement('span')
  pill.className = `points ${worth}`
  pill.dataset.of = key
  pill.ariaHidden = 'true' // the figure says it
  pill.textContent = signed(by)
  const most = parseFloat(getComputedStyle(figure).fontSize) * (0.85 + 0.5 * force) // beside a small figure it is small
  pill.style.fontSize = `min(${most.toFixed(1)}px, ${(1 + 0.7 * force).toFixed(2)}rem)`
  Object.assign(pill.style, { left: '0px', top: '0px' })
  return pill
}

/** What would stand on a moment, that says itself. */
function covered(figure: DOMRect): boolean {
  const scene = document.querySelector('.scene')?.getBoundingClientRect()
  return !!scene && overlap(scene, figure) > 0
}

/** Where points stand at the figure that they change: on the side where they hide least of what else its owner has. */
function beside({ width, height }: DOMRect, figure: DOMRect, place: Element): Box {
  const [room, middle] = [place.getBoundingClientRect(), figure.left + (figure.width - width) / 2]
  const level = figure.top + (figure.height - height) / 2
  const sides = [
    { left: figure.right + GAP, top: level },
    { left: figure.left - width - GAP, top: level },
    { left: middle, top: figure.bottom + GAP },
    { left: middle, top: figure.top - height - GAP },
  ].map((side) => ({ ...side, width, height }))
  const others = [...place.querySelectorAll('.name, header > svg, h2, .figure, .item, .marker')].map((one) =>
    one.getBoundingClientRect(),
  )
  const outside = (box: Box) => width * height - overlap(box, room)
  const hidden = (box: Box) => others.reduce((sum, other) => sum + overlap(box, other), outside(box))
  return sides.reduce((best, side) => (hidden(side) < hidden(best) ? side : best))
}

/** Into the figure from beside it, where they stand for a while, or from where they were shown: there they have been read,
 * and nothing stands on them.
 */
function arrive(pill: HTMLElement, size: DOMRect, figure: DOMRect, beside: Box, shown?: Box): void {
  const end = flight(size, figure, false)
  const start = flight(size, shown ?? beside, false)
  const frames = [
    { transform: transformed({ ...start, scale: 0.6 }), opacity: 0 },
    { transform: transformed(start), opacity: shown ? 0 : 1, offset: 0.14 },
    { transform: transformed(start), opacity: shown ? 0 : 1, offset: 0.5, easing: 'cubic-bezier(.5,0,.7,.4)' },
    ...(shown ? [{ transform: transformed(between(start, end, 0.3)), opacity: 1, offset: 0.65 }] : []),
    { transform: transformed({ ...end, scale: 0.55 }), opacity: 0.2 },
  ]
  fly(pill.animate(frames, { duration: FLYING, fill: 'both' }), () => pill.remove())
}

/** It stays, whatever happens meanwhile, until it is read. */
function stand(pill: HTMLElement, { left, top }: Box): void {
  pill.style.transform = transformed({ ...REST, x: left, y: top })
  const fading = pill.animate([{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], STANDING)
  fading.onfinish = () => pill.remove()
}

function beat(figure: HTMLElement, force: number, delay: number): void {
  const most = 1.12 + 0.4 * force
  const frames = [{ transform: 'none' }, { transform: `scale(${most})`, offset: 0.35 }, { transform: 'none' }]
  fly(figure.animate(frames, { duration: BEAT, delay, fill: 'backwards', easing: 'ease-out' }))
}

function ring({ left, top, width, height }: DOMRect, delay: number): void {
  const size = Math.max(width, height) * 1.2
  const box = { left: left + (width - size) / 2, top: top + (height - size) / 2, width: size, height: size }
  const circle = placed(document.createElement('span'), box)
  circle.className = 'ring'
  circle.ariaHidden = 'true'
  document.body.append(circle)
  const frames = [
    { transform: 'scale(.5)', opacity: 0.8 },
    { transform: 'scale(1.7)', opacity: 0 },
  ]
  const spreading = circle.animate(frames, { duration: RING, delay, easing: 'ease-out' })
  fly(spreading, () => circle.remove())
}
