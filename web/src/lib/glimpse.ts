// A stretch of a game as a miniature shows it: who has what, what lies in the middle, and which card is which from one
// look to the next, so that it can be seen to move.
import { keyOf } from './choosing'
import type { Glimpse, Zone } from './wire'

/** A card or a die; the same key in two looks is the same thing. */
export interface Thing {
  key: string
  token: string
}

/** A zone with its things. */
export interface Spot {
  zone: Zone
  things: Thing[]
}

/** Somebody: what lies before them, and the one number that says how they stand. */
export interface Side {
  seat: number
  spots: Spot[]
  stands: Zone | undefined
}

export interface Look {
  others: Side[] // clockwise from the viewer's left
  own: Side
  middle: Spot[]
  columns: Spot | undefined // shared cards that head columns
  sides: Spot[] // what lies in them
}

const SHOWN = new Set(['row', 'hand', 'dice', 'pile'])
const CARDS = new Set([...SHOWN, 'columns'])
const broad = ({ kind }: Zone) => kind === 'row' || kind === 'hand' || kind === 'dice'

/** All looks; one that shows nothing new is left out. */
export function looksOf({ players, seat, frames }: Glimpse): Look[] {
  const tracked = follow(frames)
  const looks = frames.map((zones, n) => lookOf(zones, tracked[n]!, players, seat))
  return looks.filter((look, n) => !n || shown(look) !== shown(looks[n - 1]!))
}

function lookOf(zones: readonly Zone[], things: Map<string, Thing[]>, players: number, viewer: number): Look {
  const spots = zones.map((zone) => ({ zone, things: things.get(keyOf(zone)) ?? [] }))
  const around = Array.from({ length: players - 1 }, (_, n) => (viewer + 1 + n) % players)
  const free = spots.filter(({ zone }) => !zone.column)
  const deck = free.find(({ zone }) => zone.seat < 0 && zone.kind === 'stack' && zone.value) // other heaps say nothing
  return {
    others: around.map((seat) => sideOf(free, seat)),
    own: sideOf(free, viewer),
    middle: free
      .filter(({ zone }) => zone.seat < 0 && worthSeeing(zone))
      .filter((spot) => spot.zone.kind !== 'stack' || spot === deck)
      .sort((a, b) => Number(broad(a.zone)) - Number(broad(b.zone))), // heaps and figures side by side, then rows
    columns: free.find(({ zone }) => zone.kind === 'columns'),
    sides: spots.filter(({ zone }) => zone.column),
  }
}

function sideOf(spots: readonly Spot[], seat: number): Side {
  const here = spots.filter(({ zone }) => zone.seat === seat)
  const figures = here
    .map(({ zone }) => zone)
    .filter(({ kind, tone }) => kind === 'chips' || (kind === 'number' && tone))
  return {
    seat,
    spots: here.filter(({ things }) => things.length),
    stands: figures.find(({ kind }) => kind === 'chips') ?? figures.find(({ tone }) => tone),
  }
}

/** What a stranger makes something of: cards, dice, heaps, and the number that matters. */
function worthSeeing({ kind, main, items, value }: Zone): boolean {
  if (kind === 'stack' || kind === 'chips') return !!value
  return kind === 'number' ? main && value !== null : SHOWN.has(kind) && items.length > 0
}

const shown = ({ others, own, middle, columns, sides }: Look): string => {
  const spot = ({ zone, things }: Spot) => [keyOf(zone), zone.value, ...things.map(({ key, token }) => key + token)]
  const side = ({ spots, stands }: Side) => [stands?.value ?? '', ...spots.map(spot)]
  return JSON.stringify([...others.map(side), side(own), middle.map(spot), columns && spot(columns), sides.map(spot)])
}

/** Which thing is which in each frame: it lies where it lay, or came from a place that lost one like it. */
function follow(frames: readonly Zone[][]): Map<string, Thing[]>[] {
  let made = 0
  let before = new Map<string, Thing[]>()
  return frames.map((zones) => {
    const free = new Map([...before].map(([zone, things]) => [zone, [...things]]))
    const take = (zone: string, is: (thing: Thing) => boolean): string | undefined => {
      const things = free.get(zone) ?? []
      const place = things.findIndex(is)
      return place < 0 ? undefined : things.splice(place, 1)[0]!.key
    }
    const now = new Map<string, (Thing | string)[]>() // a token has still to be found
    for (const zone of zones.filter(({ kind }) => CARDS.has(kind))) {
      const name = keyOf(zone)
      const lying = zone.items.map((token) => {
        const key = take(name, (thing) => thing.token === token)
        return key ? { key, token } : token
      })
      now.set(name, lying)
    }
    const found = (token: string): Thing => {
      const likely = [(it: Thing) => it.token === token, (it: Thing) => it.token === '?' || token === '?']
      for (const is of likely)
        for (const zone of free.keys()) {
          const key = take(zone, is)
          if (key) return { key, token }
        }
      return { key: `${++made}`, token }
    }
    before = new Map(
      [...now].map(([zone, lying]) => [zone, lying.map((it) => (typeof it === 'string' ? found(it) : it))]),
    )
    return before
  })
}
