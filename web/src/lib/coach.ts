// What appears for the first time gets one line, once. The lines are the words' `coach-<id>`, by the id of what is
// asked, of what happened, or of a zone.
import type { Heard } from './known'
import type { Seen } from './wire'

/** The ids of all that a view shows, what matters most first: what is asked, what just happened, what lies there. */
export function appearances(view: Seen, log: readonly Heard[]): string[] {
  const heard = log.filter(({ fresh }) => fresh).slice(-3)
  return [
    ...(view.prompt ? [view.prompt.id] : []),
    ...heard.map(({ said }) => said.id).reverse(),
    ...view.zones
      .filter(({ items, value, seat }) => (seat === view.seat || seat < 0) && (items.length || value))
      .map(({ id }) => `zone-${id}`),
  ]
}

/** The first of them of which there is something to say that was not said before. */
export const untold = (ids: readonly string[], has: (id: string) => boolean, told: ReadonlySet<string>) =>
  ids.find((id) => has(`coach-${id}`) && !told.has(id))
