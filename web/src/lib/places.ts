// What has lain somewhere keeps its place there: nothing moves when it goes, or comes again.
import type { Zone } from './wire'

/** Places in which something has lain, in their order, with those where something lies now. */
export function inPlaces(before: readonly string[], now: readonly string[]): readonly string[] {
  if (now.every((id) => before.includes(id))) return before
  const all = [...before]
  now.forEach((id, place) => {
    if (!all.includes(id)) all.splice(place ? all.indexOf(now[place - 1]!) + 1 : 0, 0, id)
  })
  return all
}

/** Remembers a list, and gives it again as long as the same things are in it: whoever holds it then has nothing to do. */
export function keeping<T>(): (now: readonly T[]) => readonly T[] {
  let last: readonly T[] = []
  return (now) => {
    const same = now.length === last.length && now.every((one, place) => one === last[place])
    return same ? last : (last = now)
  }
}

/** What lies there, or was the last to lie there. */
export interface Kept {
  zone: Zone
  gone: boolean
}

/** Remembers, from one look to the next, what has had a place. */
export function remembering(): (now: readonly Zone[]) => readonly Kept[] {
  let places: readonly string[] = []
  const last = new Map<string, Zone>()
  return (now) => {
    places = inPlaces(
      places,
      now.map(({ id }) => id),
    )
    for (const zone of now) last.set(zone.id, zone)
    return places.map((id) => ({ zone: last.get(id)!, gone: !now.some((zone) => zone.id === id) }))
  }
}

/** A line of cards that every seat has, and how much of a seat's width. */
export interface Row {
  id: string
  share: 1 | 2
}

const MANY = 3 // open cards that need more than a small share

/** Remembers which lines of cards there have been at any seat: all seats have them, in the same places. */
export function rowsOfAll(): (seats: readonly (readonly Zone[])[]) => readonly Row[] {
  let places: readonly string[] = []
  const large = new Set<string>()
  let rows: readonly Row[] = []
  return (seats) => {
    const begins = !places.length && !seats.some((zones) => zones.some(({ kind }) => kind === 'hand'))
    for (const zones of seats) {
      places = inPlaces(
        places,
        zones.map(({ id }) => id),
      )
      for (const [place, { id, items }] of zones.entries()) {
        const grows = begins && !place // what lies first before somebody who has no hand
        if (grows || items.filter((item) => item !== '?').length >= MANY) large.add(id)
      }
    }
    const same = rows.length === places.length && rows.every(({ id, share }) => large.has(id) === (share === 2))
    return same ? rows : (rows = places.map((id) => ({ id, share: large.has(id) ? 2 : 1 })))
  }
}
