// How wide an element is: told after it was laid out and before it is painted, so that nothing is laid out twice.
const listeners = new WeakMap<Element, (width: number) => void>()
let watch: ResizeObserver | undefined

export const wide = (tell: (width: number) => void) => (node: HTMLElement) => {
  watch ??= new ResizeObserver((found) => {
    for (const { target, contentRect } of found) listeners.get(target)?.(contentRect.width)
  })
  const watching = watch
  listeners.set(node, tell)
  watching.observe(node)
  return () => watching.unobserve(node)
}
