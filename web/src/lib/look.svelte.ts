// How a game looks: its colours, which look.css makes of the hues that it chose, and what is drawn on its table.
import * as api from './api'
import type { Drawings, Look } from './wire'

/** The hues of a game, for an element with `data-look`. */
export const worn = (look: Look | undefined): string =>
  Object.entries(look ?? {})
    .map(([what, [hue, strength]]) => `--${what}-hue:${hue};--${what}-strength:${strength}`)
    .join(';')

/** As long as a screen is there, the page has a game's colours: dialogs and what flies over the table, too. */
export function wear(look: () => Look | undefined): void {
  $effect(() => {
    document.documentElement.style.cssText = worn(look())
    return () => document.documentElement.removeAttribute('style')
  })
}

const kept = new Map<string, Promise<Drawings | null>>()

/** What is drawn on a game's table; it can be played without. */
export function drawingsOf(game: string): Promise<Drawings | null> {
  const found = kept.get(game) ?? api.drawings(game).catch(() => (kept.delete(game), null))
  kept.set(game, found)
  return found
}
