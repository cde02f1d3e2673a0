// The same games on this device alone, for when the server is gone: a site below the server's own, where one was built in
// (docs/site.md). It has a service worker of its own, which fetches all of it at once.
import { ALONE } from './address'

/** Where it is. `server/doors/here.py` and `web/public/sw.js` know it, too. */
export const HERE = '/here/'

/** This is it, and a server stands above, if it is there again. */
export const BELOW_A_SERVER = ALONE && location.pathname === HERE

/** Fetch it when nothing else is to be done, or look whether there is a newer one. Not for those who save data. */
export function prepareHere(): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  if (ALONE || saving || !navigator.serviceWorker || !document.getElementById('app')?.dataset.here) return
  whenIdle(() => {
    const fetching = navigator.serviceWorker.register(`${HERE}sw.js`)
    fetching.then((found) => found.update()).catch(() => undefined) // another time
  })
}

/** Whether it can be opened, though there is no line. */
export async function isHere(): Promise<boolean> {
  if (ALONE || !navigator.serviceWorker) return false
  const found = await navigator.serviceWorker.getRegistration(HERE).catch(() => undefined)
  return !!found?.active && new URL(found.scope).pathname === HERE // not the worker of the pages above
}

const whenIdle = (go: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go, 2000))
