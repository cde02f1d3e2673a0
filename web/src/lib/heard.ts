// What a change on the table sounds like, told from what lies there before and after.
import { keyOf } from './choosing'
import { type Total, worth } from './scenes'
import type { Sound } from './timbres'
import type { Kind, Zone } from './wire'

const DEAL = 4 // cards that come to several people at once

export function heard(
  before: readonly Zone[],
  after: readonly Zone[],
  soundOf: (kind: Kind) => Sound | null,
): Set<Sound> {
  const was = new Map(before.map((zone) => [keyOf(zone), zone]))
  const sounds = new Set<Sound>()
  const got = new Map<number, number>() // cards, by the seat to which they came
  for (const zone of after) {
    const old = was.get(keyOf(zone))
    const same = old && old.value === zone.value && old.items.join(' ') === zone.items.join(' ')
    if (same || (!old && !zone.items.length)) continue
    const sound = soundOf(zone.kind)
    if (sound) sounds.add(sound)
    if (sound === 'card') got.set(zone.seat, (got.get(zone.seat) ?? 0) + Math.max(0, amount(zone) - amount(old)))
  }
  const many = [...got.values()].reduce((sum, number) => sum + number, 0)
  const people = [...got].filter(([seat, number]) => seat >= 0 && number > 0)
  if (many > 1) {
    sounds.delete('card')
    sounds.add(many >= DEAL && people.length > 1 ? 'dealt' : 'cards')
  }
  return sounds
}

const amount = (zone: Zone | undefined) => (zone?.kind === 'stack' ? (zone.value ?? 0) : (zone?.items.length ?? 0))

/** What a moment has brought somebody. */
export function brought(totals: readonly Total[], seat: number): 'good' | 'bad' | null {
  const own = totals.find((total) => total.seat === seat)
  return (own && worth(own)) || null
}
