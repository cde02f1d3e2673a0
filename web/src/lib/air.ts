// What is in the air over the table. Nothing is queued: when more happens, all of it has arrived.
import type { Box } from './flight'

type Landing = () => void

const flying = new Set<Landing>()

/** Let something fly; when it has arrived, or has to, it is tidied up. */
export function fly(animation: Animation, tidy: Landing = () => {}): void {
  const landed = () => {
    if (flying.delete(arrive)) tidy()
  }
  const arrive = () => {
    landed()
    animation.cancel()
  }
  flying.add(arrive)
  animation.onfinish = animation.oncancel = landed
}

/** Everything arrives at once. */
export function land(): void {
  for (const each of [...flying]) each()
}

/** A picture of something, over everything else, where and as large as the box says. */
export function ghost(picture: Element, box: Box): SVGElement {
  const made = picture.cloneNode(true) as SVGElement
  made.setAttribute('class', 'travelling')
  return placed(made, box)
}

export function placed<T extends HTMLElement | SVGElement>(thing: T, { left, top, width, height }: Box): T {
  Object.assign(thing.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  return thing
}
