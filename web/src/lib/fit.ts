// A table fills the room that it has, and nothing on it jumps. What is in a box is drawn in the unit `--u`.
import type { Attachment } from 'svelte/attachments'
import { looking, resized } from './settling'

const BELOW = 16 // pixels of paper below what is seen
const STEP = 0.04 // of a rem: smaller differences are not looked for

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
      resized()
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
