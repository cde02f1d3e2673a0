// A table fills the room that it has, and nothing on it jumps. What is in a box is drawn in the unit `--u`.
import type { Attachment } from 'svelte/attachments'

const BELOW = 16 // pixels of paper below what is seen
const STEP = 0.04 // of a rem: smaller differences are not looked for

const looks = new Set<() => void>()

/** Everything finds its size now, and not with the next frame: what is measured then is where it will lie. Once more,
 * since the room of one is what another has left.
 */
export function settle(): void {
  for (let time = 0; time < 2; time++) looks.forEach((look) => look())
}

/** Look whenever an element changes its size, or has to have found its own. */
function looking(look: () => void): ResizeObserver {
  looks.add(look)
  return new ResizeObserver(look)
}

function away(look: () => void, watch: ResizeObserver): void {
  looks.delete(look)
  watch.disconnect()
}

/** Draws what is in a box as large as fits, between `least` and `most` rem a unit. The room is filled anew when its size
 * changes; when only what is in it does, the unit may become smaller and never larger.
 */
export const fit =
  (least: number, most: number): Attachment<HTMLElement> =>
  (box) => {
    let unit = most
    const draw = (size: number) => box.style.setProperty('--u', `${(unit = size)}rem`)
    const scrolls = () => {
      const all = fits(box) // where even the least is too much, it can be scrolled, with keys as well
      box.style.overflowY = all ? '' : 'auto'
      if (all) box.removeAttribute('tabindex')
      else box.tabIndex = 0
    }

    function search() {
      draw(most)
      if (fits(box)) return
      let [low, high] = [least, most]
      while (high - low > STEP) {
        const middle = (low + high) / 2
        draw(middle)
        if (fits(box)) low = middle
        else high = middle
      }
      draw(low)
    }

    let size = ''
    const look = () => {
      const now = `${box.clientWidth}×${box.clientHeight}`
      if (now !== size) search()
      else while (unit > least && !fits(box)) draw(Math.max(least, unit - STEP))
      size = now
      scrolls()
    }
    const watch = looking(look)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    return () => away(look, watch)
  }

/** Draws what stands in a box smaller, down to `least` of its size, where it would have to be scrolled otherwise. */
export const whole =
  (least: number): Attachment<HTMLElement> =>
  (box) => {
    const look = () => {
      for (let share = 1; share >= least; share -= STEP) {
        box.style.setProperty('--share', share.toFixed(2))
        if (box.scrollHeight <= box.clientHeight + 1) return
      }
    }
    const watch = new ResizeObserver(look)
    if (box.parentElement) watch.observe(box.parentElement)
    look()
    return () => watch.disconnect()
  }

/** Says how far down a box (`--up-to`) something in it reaches. */
export const upTo =
  (selector: string): Attachment<HTMLElement> =>
  (box) => {
    const look = () => {
      const [outer, inner] = [box.getBoundingClientRect(), box.querySelector(selector)?.getBoundingClientRect()]
      if (!inner || !outer.height) return
      const share = (inner.bottom - outer.top + BELOW) / outer.height
      box.style.setProperty('--up-to', `${Math.min(100, 100 * share).toFixed(1)}%`)
    }
    const watch = new ResizeObserver(look)
    watch.observe(box)
    return () => watch.disconnect()
  }

/** Whether nothing sticks out, and no open card has to lie on another. What only flies by does not count. */
function fits(box: HTMLElement): boolean {
  const [width, height] = [box.clientWidth + 1, box.clientHeight + 1]
  if (Math.max(...[...box.children].map((child) => (child as HTMLElement).offsetHeight)) > height) return false
  const beside = ({ offsetParent, offsetLeft, offsetWidth }: HTMLElement) =>
    offsetWidth > width || (offsetParent === box && (offsetLeft < -1 || offsetLeft + offsetWidth > width))
  if ([...box.querySelectorAll<HTMLElement>('.zone')].some(beside)) return false
  return [...box.querySelectorAll<HTMLElement>('.lines')].every((lines) => {
    const card = lines.querySelector<HTMLElement>('.rule')?.offsetWidth ?? 0
    const first = lines.querySelector<HTMLElement>('.item:not(.back):not(.last)')
    return !first || first.offsetWidth >= card * 0.9
  })
}

const LEAST_SHARE = 0.5 // of the size that one's own cards would have
const SMALL_SHARE = 0.8 // with which something else gives way first

/** Draws one's own cards smaller, by `--squeeze`, where not everything on a table has room, and says (`crammed`) when they
 * would become so small that what is less important gives way: larger again only when there is more room.
 */
export const squeeze: Attachment<HTMLElement> = (board) => {
  const room = (board.closest('.screen') ?? board.parentElement)!
  let share = 1
  let size = ''
  let tall = 0
  const draw = (next: number) => board.style.setProperty('--squeeze', `${(share = next)}`)
  const full = () => board.scrollHeight > board.clientHeight + 1
  const look = () => {
    const now = `${innerWidth}×${innerHeight}`
    if (now !== size) room.classList.remove('crammed')
    if (now !== size || board.clientHeight > tall + 1) draw(1)
    size = now
    while (share > LEAST_SHARE && full()) {
      if (share <= SMALL_SHARE) room.classList.add('crammed')
      if (full()) draw(share - STEP)
    }
    tall = board.clientHeight
  }
  const watch = looking(look)
  watch.observe(board)
  const parts = new MutationObserver(() => [...board.children].forEach((child) => watch.observe(child)))
  parts.observe(board, { childList: true })
  for (const child of board.children) watch.observe(child)
  return () => {
    away(look, watch)
    parts.disconnect()
    room.classList.remove('crammed')
  }
}

const SETTLED = 400 // milliseconds after which what has changed its size has found it

/** Keeps the largest height that an element has had as `--kept`, until the window changes its size. */
export const steady: Attachment<HTMLElement> = (node) => keep(node, 0)

/** The same, where cards find their places: what it is only for a moment meanwhile does not count. */
export const steadyLater: Attachment<HTMLElement> = (node) => keep(node, SETTLED)

function keep(node: HTMLElement, wait: number): () => void {
  let height = 0
  let settling = 0
  const grow = () => {
    settling = 0
    if (node.offsetHeight <= height) return
    height = node.offsetHeight
    node.style.setProperty('--kept', `${height}px`)
  }
  const settle = (after: number) => {
    clearTimeout(settling)
    settling = window.setTimeout(grow, after)
  }
  const watch = new ResizeObserver(() => {
    if (wait) settle(wait)
    else if (!settling) grow()
  })
  const anew = () => {
    height = 0
    node.style.removeProperty('--kept')
    settle(SETTLED)
  }
  anew()
  watch.observe(node)
  addEventListener('resize', anew)
  return () => {
    watch.disconnect()
    clearTimeout(settling)
    removeEventListener('resize', anew)
  }
}
