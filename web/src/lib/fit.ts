// A table fills the room that it has, and nothing on it jumps. What is in a box is drawn in the unit `--u`.
import type { Attachment } from 'svelte/attachments'

const BELOW = 16 // pixels of paper below what is seen
const STEP = 0.04 // of a rem: smaller differences are not looked for

const looks = new Set<() => void>()
let drawn = false // something has found another size

/** Everything finds its size now, and not with the next frame: what is measured then is where it will lie. Where
 * something does, once more, since the room of one is what another has left.
 */
export function settle(): void {
  for (let time = 0; time < 2; time++) {
    drawn = false
    looks.forEach((look) => look())
    if (!drawn) return
  }
}

/** Whether the table is still being made, unseen: what lies on it finds its size when all of it is there. */
const comes = (node: HTMLElement) => node.closest('.coming') !== null

/** Look whenever an element changes its size, or has to have found its own. */
function looking(box: HTMLElement, look: () => void): { watch: ResizeObserver; away: () => void } {
  const due = () => {
    if (!comes(box)) look()
  }
  const watch = new ResizeObserver(due)
  looks.add(due)
  const away = () => {
    looks.delete(due)
    watch.disconnect()
  }
  return { watch, away }
}

/** Draws what is in a box as large as fits, between `least` and `most` rem a unit. The room is filled anew when its size
 * changes; when only what is in it does, the unit may become smaller and never larger. Where even the least does not fit,
 * the box says how high it would have to be (`--asks`), and by a name of `lacks`, to what it is in, how much it lacks.
 */
export const fit =
  (least: number, most: number, lacks = ''): Attachment<HTMLElement> =>
  (box) => {
    const last = Math.ceil((most - least) / STEP)
    let step = last // from the least, 0, to the most
    const draw = (next: number) => {
      drawn = true
      box.style.setProperty('--u', `${Math.min(most, least + (step = next) * STEP)}rem`)
    }
    let lack = 0
    let before = 0 // how much it lacked before it was as high as it is
    let asked = -1 // how high it was then
    const ask = () => {
      if (box.clientHeight !== asked) before = lack
      asked = box.clientHeight
      lack = before + box.scrollHeight - asked
      box.style.setProperty('--asks', `${box.scrollHeight}px`)
      if (lacks) box.parentElement?.style.setProperty(lacks, `${lack}px`)
    }
    const scrolls = () => {
      const all = fits(box) // where even the least is too much, it can be scrolled, with keys as well
      if (!all) ask()
      box.style.overflowY = all ? '' : 'auto'
      if (all) box.removeAttribute('tabindex')
      else box.tabIndex = 0
    }

    /** Between `low`, which fits as far as anything does, and `high`, which does not; it lies near where it was. */
    function search(stride: number) {
      let [low, high, next] = [0, last + 1, Math.max(1, step)]
      for (; high - low > 1; stride *= 3) {
        draw(next)
        const beyond = fits(box) ? (low = next) + stride : (high = next) - stride
        next = low < beyond && beyond < high ? beyond : (low + high) >> 1
      }
      draw(low)
    }

    let size = ''
    let width = 0
    const look = () => {
      if (width !== box.clientWidth) {
        box.style.removeProperty('--asks')
        if (lacks) box.parentElement?.style.removeProperty(lacks)
        lack = before = 0
        asked = -1
      }
      width = box.clientWidth
      const now = `${width}×${box.clientHeight}`
      if (asked >= 0 && !lacks)
        draw(0) // it has as much room as the least needs, and not more
      else if (now !== size) search(size ? 1 : last)
      else while (step > 0 && !fits(box)) draw(step - 1)
      size = now
      scrolls()
    }
    const { watch, away } = looking(box, look)
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    return away
  }

/** Draws what stands in a box up to `most` times its size, down to `least` of it where it would have to be scrolled otherwise. */
export const whole =
  (least: number, most: number): Attachment<HTMLElement> =>
  (box) => {
    const last = Math.floor((most - least) / STEP) // 0 is the most
    const fitsAt = (step: number) => {
      box.style.setProperty('--share', (most - step * STEP).toFixed(2))
      return box.scrollHeight <= box.clientHeight + 1
    }
    let size = ''
    const look = () => {
      const now = `${room.clientWidth}×${room.clientHeight}`
      if (now === size) return
      size = now
      box.style.overflow = 'auto' // only then its padding counts as well
      if (!fitsAt(0)) {
        let [low, high] = [0, last]
        while (high - low > 1) {
          const middle = (low + high) >> 1
          if (fitsAt(middle)) high = middle
          else low = middle
        }
        fitsAt(high)
      }
      box.style.overflow = ''
    }
    const room = box.parentElement!
    const watch = new ResizeObserver(look)
    watch.observe(room)
    look()
    return () => watch.disconnect()
  }

/** Says how far down a box (`--up-to`) some things in it reach. */
export const upTo =
  (selector: string): Attachment<HTMLElement> =>
  (box) => {
    const look = () => {
      const outer = box.getBoundingClientRect()
      const inner = [...box.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().bottom)
      if (!inner.length || !outer.height) return
      const share = (Math.max(...inner) - outer.top + BELOW) / outer.height
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
  // What is only there to be looked up may lie on one another.
  return [...box.querySelectorAll<HTMLElement>('.cards:not(.small) .lines')].every((lines) => {
    const card = lines.querySelector<HTMLElement>('.rule')?.offsetWidth ?? 0
    const first = lines.querySelector<HTMLElement>('.item:not(.back):not(.last)')
    return !first || first.offsetWidth >= card * 0.9
  })
}

const LEAST_SHARE = 0.46 // of the size that one's own cards would have
const SMALL_SHARE = 0.8 // with which something else gives way first

const LEAST_DENSITY = 0.8 // of the size that everything has elsewhere

/** Draws one's own cards smaller, by `--squeeze`, where not everything on a table has room, and says (`crammed`) when they
 * would become so small that what is less important gives way: larger again only when there is more room. Where all that
 * is not enough, everything is drawn smaller (`--dense`): nothing is cut, however many sit there.
 */
export const squeeze: Attachment<HTMLElement> = (board) => {
  const room = (board.closest('.screen') ?? board.parentElement)!
  let share = 1
  let density = 1
  let size = ''
  let tall = 0
  const draw = (next: number) => {
    drawn = true
    board.style.setProperty('--squeeze', `${(share = next)}`)
  }
  const thicken = (next: number) => {
    drawn = true
    density = next
    board.style.zoom = next < 1 ? next.toFixed(2) : ''
    board.style.setProperty('--dense', next.toFixed(2))
  }
  // What only flies by does not count here either.
  const full = () => {
    const bottom = board.clientHeight - parseFloat(getComputedStyle(board).paddingBottom) + 1
    const parts = board.querySelectorAll<HTMLElement>(':scope > *, .seats')
    return [...parts].some(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > bottom) || crosses()
  }
  // Who sits at the side reaches into one's own place.
  const crosses = () => {
    const own = board.querySelector<HTMLElement>(':scope > .own')?.offsetTop ?? Infinity
    const seats = board.querySelectorAll<HTMLElement>('.left > .seat, .right > .seat')
    return [...seats].some((seat) => seat.offsetParent === board && seat.offsetTop + seat.offsetHeight > own + 1)
  }
  // Of what finds its own size: even the least is too much. What is no box on a wide screen cannot be.
  const scrolls = () => [...board.querySelectorAll(':scope > [tabindex]')].some(({ clientHeight }) => clientHeight > 0)
  const look = () => {
    const now = `${innerWidth}×${innerHeight}`
    const height = board.clientHeight * density
    if (now !== size) room.classList.remove('crammed')
    if (now !== size || height > tall + 2) {
      draw(1)
      if (density < 1) thicken(1)
    }
    size = now
    while (share > LEAST_SHARE && full()) {
      if (share <= SMALL_SHARE || crosses()) room.classList.add('crammed')
      if (full()) draw(share - STEP)
    }
    tall = board.clientHeight * density
    if (!thickening && (full() || scrolls())) cram()
  }
  let thickening = false
  const cram = () => {
    thickening = true
    settle()
    if (full() || scrolls()) {
      room.classList.add('crammed')
      settle()
    }
    while (density > LEAST_DENSITY && (full() || scrolls())) {
      thicken(density - STEP)
      settle()
    }
    thickening = false
  }
  const { watch, away } = looking(board, look)
  watch.observe(board)
  const parts = new MutationObserver(() => [...board.children].forEach((child) => watch.observe(child)))
  parts.observe(board, { childList: true })
  for (const child of board.children) watch.observe(child)
  return () => {
    away()
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
    if (comes(node)) return settle(SETTLED)
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

const together = new WeakMap<Element, Set<HTMLElement>>()

/** What is alike at a table, and as wide, is as high as the highest has been, until the window changes its size. */
export const alike =
  (kind: string): Attachment<HTMLElement> =>
  (node) => {
    const board = node.closest('.board') ?? node
    const all = together.get(board) ?? new Set<HTMLElement>()
    together.set(board, all.add(node))
    node.dataset.alike = kind
    const look = () => {
      if (!node.offsetWidth) return
      const those = [...all].filter(
        (one) => one.dataset.alike === kind && Math.abs(one.offsetWidth - node.offsetWidth) < BELOW,
      )
      const height = Math.max(...those.map((one) => one.offsetHeight))
      for (const one of those) {
        if (parseFloat(one.style.minHeight || '0') >= height) continue
        drawn = true
        one.style.minHeight = `${height}px`
      }
    }
    const anew = () => (node.style.minHeight = '')
    const { watch, away } = looking(node, look)
    watch.observe(node)
    addEventListener('resize', anew)
    return () => {
      all.delete(node)
      away()
      removeEventListener('resize', anew)
    }
  }
