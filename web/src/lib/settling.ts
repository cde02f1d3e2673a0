// What lies on a table finds its size: each for itself whenever it changes, or all of it at once.

const looks = new Set<() => void>()
let drawn = false // something has found another size

export const resized = () => void (drawn = true)

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
export const comes = (node: HTMLElement) => node.closest('.coming') !== null

/** Look whenever an element changes its size, or has to have found its own. */
export function looking(box: HTMLElement, look: () => void): { watch: ResizeObserver; away: () => void } {
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
