// What is large is made step by step, so that the browser is not held up for long at a time.

/** Counts from 0 to `last`, a task for each step; for the beginning of a component. */
export function steps(last: () => number, stride = 1): { readonly now: number } {
  let now = $state(0)
  $effect(() => {
    if (now >= last()) return
    const next = setTimeout(() => (now += stride))
    return () => clearTimeout(next)
  })
  return {
    get now() {
      return now
    },
  }
}

/** Lets the browser do what it has to, before something long goes on. */
export const pause = () => new Promise<void>((go) => setTimeout(go))
