// How everybody stands, from the one figure of every seat that says so.
import type { Standing, Zone } from './wire'

export type Lead = NonNullable<Zone['lead']>

/** The figures of all seats, the best first. */
export function standings(zones: readonly Zone[]): Zone[] {
  const better = ({ lead, value }: Zone) => (lead === 'danger' ? -1 : 1) * (value ?? 0)
  return zones.filter(({ lead }) => lead).sort((a, b) => better(b) - better(a) || a.seat - b.seat)
}

/** All seats of a game that is over, the best place first. */
export const inPlaces = ({ places, scores }: Standing) =>
  places.map((place, seat) => ({ place, seat, score: scores[seat] ?? 0 })).sort((a, b) => a.place - b.place)

/** Those who have the most, and what that means for them. Where all have the same, nobody; and nobody is in danger who
 * has not come half the way to what is lost by.
 */
export function leading(zones: readonly Zone[]): Map<number, Lead> {
  const all = zones.filter(({ lead }) => lead)
  const most = Math.max(...all.map(({ value }) => value ?? 0))
  const those = all.filter(
    ({ value, lead, of }) => (value ?? 0) === most && (lead === 'ahead' || 2 * most >= (of ?? 0)),
  )
  return new Map(those.length < all.length ? those.map(({ seat, lead }) => [seat, lead!]) : [])
}
