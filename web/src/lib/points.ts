// Which figures a change has changed, by how much, and how strongly that is to be felt: told from the zones alone.
import { keyOf } from './choosing'
import { figures, tally, worth } from './scenes'
import type { Zone } from './wire'

export interface Counted {
  key: string // of its zone
  seat: number // −1: in the middle of the table
  by: number
  worth: Zone['tone']
  force: number // from nothing to 1
}

/** The largest change of each figure so far. */
export type Felt = Map<string, number>

const SMALL = 4 // changes up to this are never the largest there can be
const DOUBLED = 0.85
const ENOUGH = 2 // from here on, twice as much is much

/** Changes of what everybody counts, and of what matters in the middle. */
export function changes(before: readonly Zone[], after: readonly Zone[], felt: Felt): Counted[] {
  const id = tally(after)
  const was = new Map(before.map((zone) => [keyOf(zone), zone.value]))
  const had = figures(before, id)
  const found = after.flatMap((zone) => {
    const { kind, seat, value: now, tone } = zone
    const old = seat < 0 ? was.get(keyOf(zone)) : had.get(seat)
    const counts = (kind === 'number' || kind === 'chips') && (seat < 0 ? zone.main : zone.id === id)
    if (!counts || typeof old !== 'number' || now === null || old === now) return []
    felt.set(zone.id, Math.max(SMALL, felt.get(zone.id) ?? 0, Math.abs(now - old)))
    return [{ zone, was: old, now, tone: tone || (kind === 'chips' && seat >= 0 ? ('good' as const) : tone) }]
  })
  return found.map(({ zone, was, now, tone }) => ({
    key: keyOf(zone),
    seat: zone.seat,
    by: now - was,
    worth: worth({ was, now, tone }),
    force: Math.max(Math.abs(now - was) / felt.get(zone.id)!, was >= ENOUGH && now === 2 * was ? DOUBLED : 0),
  }))
}

export const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`)
