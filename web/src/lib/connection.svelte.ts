// This page's line to the other end.
import { Line } from './line.svelte'
import { otherEnd } from './otherEnd'

export const connection = new Line(
  () => otherEnd.dial(),
  () => document.visibilityState === 'visible',
)

addEventListener('offline', () => connection.doubt())
addEventListener('online', () => connection.doubt())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.doubt()
})
