// How a person picks an action: some are done with items of a zone, some at a zone, the rest have a button.
import type { Offer, Said, Zone } from './wire'

/** Items that have been picked up: places in one zone. */
export interface Picked {
  zone: string // its key
  places: number[]
}

export const NOTHING: Picked = { zone: '', places: [] }

export const keyOf = (zone: { id: string; seat: number }) => `${zone.id}@${zone.seat}`

/** The zone in which an offer is taken up: one's own first, then the middle, unless it is said whose. */
export function zoneOf(offer: Offer, zones: readonly Zone[], seat: number): Zone | undefined {
  if (!offer.zone) return undefined
  const whose = offer.at !== undefined && offer.at >= 0 ? [offer.at] : [seat, -1]
  for (const who of whose) {
    const found = zones.find((zone) => zone.id === offer.zone && zone.seat === who)
    if (found) return found
  }
  return undefined
}

/** Offers by what one does to take them up. */
export interface Ways {
  items: Map<string, Offer[]> // with items of a zone, by its key
  zones: Map<string, Offer[]> // by touching a zone
  buttons: Offer[] // all that are not done with items, those of zones too
}

export function ways(offers: readonly Offer[], zones: readonly Zone[], seat: number): Ways {
  const found: Ways = { items: new Map(), zones: new Map(), buttons: [] }
  for (const offer of offers) {
    const zone = zoneOf(offer, zones, seat)
    const where = zone && (offer.items?.length ? found.items : found.zones)
    if (zone && where) where.set(keyOf(zone), [...(where.get(keyOf(zone)) ?? []), offer])
    if (!zone || !offer.items?.length) found.buttons.push(offer)
  }
  return found
}

function count(tokens: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

/** Whether all of `some` are among `all`, each as often. */
export function within(some: readonly string[], all: readonly string[]): boolean {
  const there = count(all)
  for (const [token, times] of count(some)) if ((there.get(token) ?? 0) < times) return false
  return true
}

const tokensAt = (zone: Zone, places: readonly number[]) => places.map((place) => zone.items[place] ?? '')

/** The offers that take exactly what is picked up. */
export function fitting(picked: Picked, zones: readonly Zone[], found: Ways): Offer[] {
  const zone = zones.find((zone) => keyOf(zone) === picked.zone)
  if (!zone || !picked.places.length) return []
  const tokens = tokensAt(zone, picked.places)
  return (found.items.get(picked.zone) ?? []).filter(
    (offer) => offer.items!.length === tokens.length && within(tokens, offer.items!),
  )
}

/** Whether something can still be done with what is picked up, where its zone lies as it did. */
export function stays(picked: Picked, before: readonly Zone[], zones: readonly Zone[], found: Ways): boolean {
  const [was, is] = [before, zones].map((all) => all.find((zone) => keyOf(zone) === picked.zone))
  if (!was || !is || String(was.items) !== String(is.items)) return false
  return (found.items.get(picked.zone) ?? []).some(({ items }) => within(tokensAt(is, picked.places), items!))
}

/** Whether an item can be picked up at all, or along with what is picked up already. */
export function live(zone: Zone, place: number, found: Ways): boolean {
  const token = zone.items[place] ?? ''
  return (found.items.get(keyOf(zone)) ?? []).some((offer) => offer.items!.includes(token))
}

/** What stands out in a zone because an offer is about it, and what is said beside it. */
export interface Meant {
  place: number
  label: Said
}

const FEW = 2

/** What the offers are about that are not done there: of few all, of many the one that is looked at. By keys of zones. */
export function meant(offers: readonly Offer[], zones: readonly Zone[], looked: string): Map<string, Meant[]> {
  const found = new Map<string, Meant[]>()
  for (const { token, label, about } of offers) {
    if (!about || (offers.length > FEW && token !== looked)) continue
    const zone = zones.find(({ id, seat }) => id === about.zone && seat === (about.seat ?? -1))
    const place = zone?.items.indexOf(about.items?.[0] ?? '') ?? -1
    if (zone && place >= 0) found.set(keyOf(zone), [...(found.get(keyOf(zone)) ?? []), { place, label }])
  }
  return found
}

/** Touch an item: it is picked up or put back. Where it does not go with the others, it is picked up instead of them;
 * only where many are gathered, these stay. Null: nothing can be done with it.
 */
export function touch(picked: Picked, zone: Zone, place: number, found: Ways): Picked | null {
  const key = keyOf(zone)
  const offers = found.items.get(key) ?? []
  const possible = (places: number[]) => offers.some((offer) => within(tokensAt(zone, places), offer.items!))
  if (picked.zone === key && picked.places.includes(place)) {
    const rest = picked.places.filter((other) => other !== place)
    return rest.length ? { zone: key, places: rest } : NOTHING
  }
  const together = [...(picked.zone === key ? picked.places : []), place]
  if (possible(together)) return { zone: key, places: together }
  if (together.length > 2 && possible([place]) && offers.some(({ items }) => items!.length > 2)) return picked
  return possible([place]) ? { zone: key, places: [place] } : null
}

/** A line of a sheet that lists items: if an action takes exactly these, they can be picked up all at once, but not to be
 * thrown away with the next throw.
 */
export function picks(
  text: string,
  zones: readonly Zone[],
  found: Ways,
  drawn: Record<string, unknown>,
): Picked | null {
  const tokens = text.split(' ').flatMap((word) => (word.replace(/:$/, '') in drawn ? [word.replace(/:$/, '')] : []))
  if (!tokens.length) return null
  for (const [key, offers] of found.items) {
    const zone = zones.find((zone) => keyOf(zone) === key)
    const takes = ({ items, throws }: Offer) => !throws && items!.length === tokens.length && within(tokens, items!)
    if (zone && offers.some(takes)) {
      const free = zone.items.map((item, place) => ({ item, place }))
      const places = tokens.flatMap((token) => {
        const at = free.findIndex(({ item }) => item === token)
        return at < 0 ? [] : [free.splice(at, 1)[0]!.place]
      })
      return { zone: key, places }
    }
  }
  return null
}

/** Whether more than one item can ever be picked up in a zone: then touching again puts back, and a button confirms. */
export function several(zone: string, found: Ways): boolean {
  return (found.items.get(zone) ?? []).some((offer) => offer.items!.length > 1)
}

/** Offers that say the same with another number, card or player: shown as one choice, not as many buttons. */
export interface Group {
  id: string
  offers: Offer[]
  by: 'value' | 'card' | 'seat' | 'single'
}

const MANY = 4

export function groups(offers: readonly Offer[], many = MANY): Group[] {
  const byId = new Map<string, Offer[]>()
  for (const offer of offers) byId.set(offer.label.id, [...(byId.get(offer.label.id) ?? []), offer])
  const found: Group[] = []
  for (const [id, same] of byId) {
    const values = new Set(same.map((offer) => offer.label.value ?? 0))
    const cards = new Set(same.map((offer) => offer.label.card ?? ''))
    const seats = new Set(same.map((offer) => offer.label.seat ?? -1))
    if (same.length > 1 && seats.size === same.length) found.push({ id, offers: same, by: 'seat' })
    else if (same.length > many && cards.size === same.length) found.push({ id, offers: same, by: 'card' })
    else if (same.length > many && values.size === same.length) {
      const sorted = [...same].sort((a, b) => (a.label.value ?? 0) - (b.label.value ?? 0))
      found.push({ id, offers: sorted, by: 'value' })
    } else for (const offer of same) found.push({ id: offer.token, offers: [offer], by: 'single' })
  }
  return found
}
