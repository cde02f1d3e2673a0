// Cards fly from where they lay to where they lie. Nothing is queued: whatever is still flying when more happens
// arrives at once. Who wants no motion sees what is new marked instead.
import { tick } from 'svelte'
import { fly, ghost, land } from './air'
import { apart, boxOf, flight, largest, REST, seen, thrown } from './flight'
import { mark } from './marks'
import { movesOf } from './moves'
import { calm } from './prefs.svelte'
import { settle } from './settling'
import { amounts, losses, travel, type Amounts, type Source } from './travel'

interface Lay extends Source {
  token: string
}

interface Scene {
  zones: Map<string, Lay[]>
  counts: Amounts // of cards that are only counted
  chips: Amounts
}

const TIME = 380
const TURNING = 260
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const MOST = 24 // things that move at a time
const FEW = 6 // that may cast a shadow from high up, which has to be painted
const CLIPPED = '.middle, .others' // what flies in there from outside would be cut off at the edge

let before: Scene | null = null

const zonesNow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-zone]')].map(
    (zone) => [zone.dataset.zone!, [...zone.querySelectorAll<HTMLElement>('[data-item]')]] as const,
  )

function look(): Scene {
  const lying = ([zone, items]: readonly [string, readonly HTMLElement[]]) =>
    [
      zone,
      items.map((item) => ({ token: item.dataset.item!, box: boxOf(item), picture: item.querySelector('svg') })),
    ] as const
  return { zones: new Map(zonesNow().map(lying)), counts: amounts('count'), chips: amounts('chips') }
}

/** Note where everything lies, before it changes. */
export function remember(): void {
  land()
  before = document.hidden ? null : look()
}

/** After a change: let what has moved fly there from where it was. */
export function play(wanted: boolean): void {
  const old = before
  before = null
  if (!old || !old.zones.size || !wanted) return
  void tick().then(() => (calm() ? point(old) : move(old)))
}

/** Without motion: what has come, or was turned, is marked for a while. */
function point({ zones, counts }: Scene): void {
  const now = new Map(zonesNow())
  const { moves } = movesOf(zones, tokens(now))
  const came = moves.filter(({ stayed }) => !stayed).map(({ zone, place }) => pictureOf(now.get(zone)![place]!))
  const more = [...amounts('count')].filter(([zone, { amount }]) => amount > (counts.get(zone)?.amount ?? amount))
  const heaps = more.map(([zone]) => [...document.querySelectorAll(`[data-zone="${zone}"] svg`)].pop() ?? [])
  mark([...came, ...heaps.flat()])
}

const pictureOf = (item: Element) => item.querySelector('svg') ?? item

const tokens = (zones: ReadonlyMap<string, readonly HTMLElement[]>) =>
  new Map([...zones].map(([zone, items]) => [zone, items.map((item) => item.dataset.item!)]))

function move({ zones, counts, chips }: Scene): void {
  settle()
  const now = new Map(zonesNow())
  const stack = largest([...document.querySelectorAll('[data-stack]')].map(boxOf))
  const { moves, gone } = movesOf(zones, tokens(now))
  // First everything is looked at, then everything is moved: looking after moving would lay the page out each time.
  const slides: Slide[] = []
  const dealt: (Slide & { turn: number })[] = []
  const others: (() => void)[] = []
  const turns = new Map<string, number>() // cards that each place has been dealt
  let rising = 0
  for (const { zone, place, from, stayed, turned } of moves) {
    const item = now.get(zone)![place]!
    const picture = pictureOf(item)
    const drawn = item.dataset.die === undefined ? stack : null
    const start = from?.box ?? drawn
    const to = boxOf(item)
    if (!to.width || (from && !from.box.width) || slides.length + dealt.length >= MOST) continue
    if (!start) others.push(() => appear(item))
    else {
      const way = flight(to, start) // backwards: it is drawn where it lies now
      const clipped = !stayed && !!item.closest(CLIPPED) && picture !== item
      if (!seen(way)) {
        if (turned) others.push(() => turn(picture))
        continue
      }
      if (!stayed) rising += 1
      const slide = { item, picture, to, frames: thrown(way, REST, turned), clipped, stayed }
      if (from) slides.push(slide)
      else {
        const turn = turns.get(zone) ?? 0
        turns.set(zone, turn + 1)
        dealt.push({ ...slide, turn })
      }
    }
  }
  const counted = amounts('count')
  const paid = amounts('chips')
  const high = rising <= FEW
  for (const each of slides) lay(each, 0, high && !each.stayed)
  // Everybody gets a first card, then everybody a second one.
  const each = apart(dealt.length, TIME)
  dealt.sort((one, other) => one.turn - other.turn).forEach((card, turn) => lay(card, turn * each, high))
  for (const other of others) other()
  travel([...gone, ...losses(counts, counted)], counts, counted)
  travel(losses(chips, paid), chips, paid)
}

interface Slide {
  item: HTMLElement
  picture: Element
  to: DOMRect
  frames: string[]
  clipped: boolean
  stayed: boolean
}

/** Only transforms and opacity are animated, which costs the page no layout and no painting. */
function lay({ item, picture, to, frames, clipped }: Slide, delay: number, high: boolean): void {
  const timing = { duration: TIME, delay, fill: 'backwards' } as const
  const transforms = frames.map((transform) => ({ transform }))
  if (clipped) {
    const card = ghost(picture, to)
    card.classList.toggle('high', high)
    document.body.append(card)
    fly(card.animate(transforms, timing), () => card.remove())
    fly(picture.animate([{ opacity: 0 }, { opacity: 0 }], timing))
    return
  }
  item.style.zIndex = '5'
  picture.classList.toggle('high', high)
  fly(picture.animate(transforms, timing), () => {
    item.style.zIndex = ''
    picture.classList.remove('high')
  })
}

/** A card shows its other side where it lies. */
function turn(picture: Element): void {
  fly(picture.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: TURNING, easing: EASE }))
}

/** Something that came from nowhere: a die that was thrown, a card turned up. */
function appear(item: HTMLElement): void {
  const die = item.dataset.die !== undefined
  const frames = die
    ? [{ transform: 'rotate(-200deg) scale(.6)' }, { transform: 'rotate(12deg) scale(.95)' }, { transform: 'none' }]
    : [
        { transform: 'scale(.7)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ]
  fly(item.animate(frames, { duration: die ? 420 : 200, easing: EASE }))
}
