// What has no place of its own on the screen travels, too: chips from those who pay to those who get them, and cards
// to and from heaps that are only counted.
import { fly, ghost } from './air'
import { apart, boxOf, flight, REST, thrown } from './flight'

const TIME = 440
const ALL = 12 // that travel at a time
const MOST = 6 // of them to one place
const TOGETHER = 14 // milliseconds between those that somebody sweeps in

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
    found.set(zone.dataset.zone!, { amount: Number(zone.dataset[kind]), box: boxOf(zone), picture })
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
    const lost = Math.min(ALL, amount - (now.get(zone)?.amount ?? amount))
    return lost > 0 ? Array<Source>(lost).fill({ box, picture }) : []
  })
}

/** Let what was lost travel to where there is more than before: to one, all of it together; to many, in turn. */
export function travel(sources: Source[], before: Amounts, now: Amounts): void {
  const gained = [...now].flatMap(([zone, heap]) => {
    const more = heap.amount - (before.get(zone)?.amount ?? heap.amount)
    return more > 0 ? [{ heap, more }] : []
  })
  const most = Math.max(1, Math.min(MOST, Math.floor(ALL / gained.length)))
  const left = [...sources]
  const ways = gained.flatMap(({ heap, more }) =>
    left.splice(0, Math.min(most, more)).map((from, turn) => ({ from, to: heap, turn })),
  )
  const each = gained.length > 1 ? apart(most, TIME) : TOGETHER
  const sent = ways.flatMap(({ from, to, turn }) => {
    if (!from.picture || !from.box.width || !to.box.width) return []
    return [{ picture: ghost(from.picture, from.box), end: flight(from.box, to.box, !!to.picture), wait: turn * each }]
  })
  document.body.append(...sent.map(({ picture }) => picture))
  for (const { picture, end, wait } of sent) {
    const frames = thrown(REST, end).map((transform, step, { length }) => ({
      transform,
      opacity: step === length - 1 ? 0.85 : 1,
    }))
    const flying = picture.animate(frames, { duration: TIME, delay: wait, fill: 'both' })
    fly(flying, () => picture.remove())
  }
}
