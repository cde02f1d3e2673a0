// Cards fly from where they lay to where they lie. Nothing is queued: every change starts from what is on the screen,
// and whatever is still flying arrives at once.
import { tick } from 'svelte'
import { calm } from './prefs.svelte'
import { amounts, losses, travel, type Amounts, type Source } from './travel'

interface Lay extends Source {
  token: string
}

interface Scene {
  zones: Map<string, Lay[]>
  counts: Amounts // of cards that are only counted
  chips: Amounts
}

const TIME = 340
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const MOST = 24 // things that move at a time

let before: Scene | null = null

function look(): Scene {
  const found = new Map<string, Lay[]>()
  for (const zone of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const items = [...zone.querySelectorAll<HTMLElement>('[data-item]')]
    found.set(
      zone.dataset.zone!,
      items.map((item) => ({
        token: item.dataset.item!,
        box: item.getBoundingClientRect(),
        picture: item.querySelector('svg'),
      })),
    )
  }
  return { zones: found, counts: amounts('count'), chips: amounts('chips') }
}

/** Note where everything lies, before it changes. */
export function remember(): void {
  before = calm() || document.hidden ? null : look()
}

/** After a change: let what has moved fly there from where it was. */
export function play(wanted: boolean): void {
  const old = before
  before = null
  if (!old || !old.zones.size || !wanted) return
  void tick().then(() => fly(old))
}

/** What a zone lost, as far as it can be told: tokens that were there more often than now. */
function lost(was: Lay[], now: string[]): Lay[] {
  const left = [...now]
  return was.filter(({ token }) => {
    const place = left.indexOf(token)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function fly({ zones: old, counts, chips }: Scene): void {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')]
  const now = new Map(zones.map((zone) => [zone.dataset.zone!, [...zone.querySelectorAll<HTMLElement>('[data-item]')]]))
  const free: Lay[] = []
  for (const [zone, was] of old)
    free.push(
      ...lost(
        was,
        (now.get(zone) ?? []).map((item) => item.dataset.item!),
      ),
    )
  const stack = document.querySelector<HTMLElement>('[data-stack]')?.getBoundingClientRect()
  // First everything is looked at, then everything is moved: looking after moving would lay the page out each time.
  const moves: (() => void)[] = []
  let moved = 0
  for (const [zone, items] of now) {
    const was = [...(old.get(zone) ?? [])]
    for (const item of items) {
      const token = item.dataset.item!
      const stayed = was.findIndex((lay) => lay.token === token)
      let from: DOMRect | undefined
      if (stayed >= 0) from = was.splice(stayed, 1)[0]!.box
      else {
        const place = free.findIndex((lay) => lay.token === token)
        const any = place >= 0 ? place : free.findIndex((lay) => lay.token === '?' || token === '?')
        from = any >= 0 ? free.splice(any, 1)[0]!.box : item.dataset.die === undefined ? stack : undefined
        if (!from) {
          moves.push(() => appear(item))
          continue
        }
      }
      const way = from && moved < MOST && wayFrom(from, item.getBoundingClientRect())
      if (way) {
        moved += 1
        moves.push(() => slide(item, way))
      }
    }
  }
  const counted = amounts('count')
  const paid = amounts('chips')
  for (const move of moves) move()
  travel([...free, ...losses(counts, counted)], counts, counted)
  travel(losses(chips, paid), chips, paid)
}

/** How something has to be moved and scaled to lie where it lay; nothing, if it lies there. */
function wayFrom(from: DOMRect, to: DOMRect): string {
  if (!to.width || !from.width) return ''
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const scale = from.width / to.width
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.05) return ''
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** Only transforms are animated, which costs the page no layout and no painting. */
function slide(item: HTMLElement, way: string): void {
  const flight = item.animate([{ transform: way }, { transform: 'none' }], { duration: TIME, easing: EASE })
  item.style.zIndex = '5'
  flight.onfinish = flight.oncancel = () => (item.style.zIndex = '')
}

/** Something that came from nowhere: a die that was thrown, a card turned up. */
function appear(item: HTMLElement): void {
  const die = item.dataset.die !== undefined
  item.animate(
    die
      ? [{ transform: 'rotate(-200deg) scale(.6)' }, { transform: 'rotate(12deg) scale(1.06)' }, { transform: 'none' }]
      : [
          { transform: 'scale(.7)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
    { duration: die ? 420 : 200, easing: EASE },
  )
}
