// Nothing on a table jumps: what has been high stays so, and what is alike is as high as the highest.
import type { Attachment } from 'svelte/attachments'
import { comes, looking, resized } from './settling'

const SAME = 16 // pixels by which what is as wide may differ
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
        (one) => one.dataset.alike === kind && Math.abs(one.offsetWidth - node.offsetWidth) < SAME,
      )
      const height = Math.max(...those.map((one) => one.offsetHeight))
      for (const one of those) {
        if (parseFloat(one.style.minHeight || '0') >= height) continue
        resized()
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
