// The time on the server's clock, second by second, while somebody looks at it.
import { connection } from './connection.svelte'

/** From a component: gives the present moment in milliseconds; it stands still while `runs` says no. */
export function ticking(runs: () => boolean): () => number {
  let now = $state(Date.now())
  $effect(() => {
    if (!runs()) return
    now = Date.now()
    const each = setInterval(() => (now = Date.now()), 1000)
    return () => clearInterval(each)
  })
  return () => now + connection.ahead
}
