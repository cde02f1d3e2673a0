// Addresses of screens: paths of the server's, or what stands behind the # of a page that may lie anywhere.

/** This page is the whole of it: there is no server, the rules run in this tab. */
export const ALONE = import.meta.env.MODE === 'site'

/** Where a link to a screen leads: `to('/rules/pairs#PAIRS-3')`. */
export const to = (path: string) => (ALONE ? `#${path}` : path)

/** The screen that an address leads to, as a path; null: a place on this page. */
export function pathOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  if (!ALONE) return pathname + hash
  return hash === '' ? '/' : hash.startsWith('#/') ? hash.slice(1) : null
}

/** The place on a screen that an address names. */
export const markOf = (path: string) => path.split('#')[1] ?? ''
