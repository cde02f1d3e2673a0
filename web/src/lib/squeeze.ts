// Where not everything on a table has room: one's own cards become smaller, then what matters less gives way, then all is
// drawn smaller.
import type { Attachment } from 'svelte/attachments'
import { looking, resized, settle } from './settling'

const STEP = 0.04
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
    resized()
    board.style.setProperty('--squeeze', `${(share = next)}`)
  }
  const thicken = (next: number) => {
    resized()
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
