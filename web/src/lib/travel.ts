// What has no place of its own on the screen travels, too: chips from those who pay to those who get them, and cards
// to and from heaps that are only counted.
const TIME = 520
const EASE = 'cubic-bezier(.3,.1,.2,1)'
const MOST = 6 // that travel from one place to another

interface Heap {
  amount: number
  box: DOMRect
  picture: Element | null
}

export type Amounts = Map<string, Heap>

/** How much lies where. */
export function amounts(kind: 'chips' | 'count'): Amounts {
  const found: Amounts = new Map()
  for (const zone of document.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const picture = zone.querySelector('svg')
    const box = (picture ?? zone).getBoundingClientRect()
    found.set(zone.dataset.zone!, { amount: Number(zone.dataset[kind]), box, picture })
  }
  return found
}

export interface Source {
  box: DOMRect
  picture: Element | null
}

/** Places that lost something, once for each thing lost. */
export function losses(before: Amounts, now: Amounts): Source[] {
  return [...before].flatMap(([zone, { amount, box, picture }]) => {
    const lost = Math.min(MOST, amount - (now.get(zone)?.amount ?? amount))
    return lost > 0 ? Array<Source>(lost).fill({ box, picture }) : []
  })
}

/** Let what was lost travel to where there is more than before. */
export function travel(sources: Source[], before: Amounts, now: Amounts): void {
  const left = [...sources]
  for (const [zone, heap] of now) {
    const gained = Math.min(MOST, heap.amount - (before.get(zone)?.amount ?? heap.amount))
    for (let n = 0; n < gained && left.length; n++) send(left.shift()!, heap.box, n)
  }
}

function send(from: Source, to: DOMRect, turn: number): void {
  if (!from.picture || !from.box.width || !to.width) return
  const ghost = from.picture.cloneNode(true) as SVGElement
  ghost.setAttribute('class', 'travelling')
  const { left, top, width, height } = from.box
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(ghost)
  const x = to.left + to.width / 2 - left - width / 2
  const y = to.top + to.height / 2 - top - height / 2
  const end = `translate(${x}px, ${y}px) scale(${to.width / width})`
  const flight = ghost.animate([{ transform: 'none' }, { transform: end, opacity: 0.85 }], {
    duration: TIME,
    delay: turn * 55,
    easing: EASE,
    fill: 'both',
  })
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
}
