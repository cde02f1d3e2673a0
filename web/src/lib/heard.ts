// What a change on the table sounds like, told from what lies there before and after.
import { keyOf } from './choosing'
import type { Sound } from './sound'
import type { Zone } from './wire'

const CARDS = new Set(['row', 'hand', 'pile', 'stack'])

export function heard(before: readonly Zone[], after: readonly Zone[]): Set<Sound> {
  const was = new Map(before.map((zone) => [keyOf(zone), zone]))
  const sounds = new Set<Sound>()
  for (const zone of after) {
    const old = was.get(keyOf(zone))
    const same = old && old.value === zone.value && old.items.join(' ') === zone.items.join(' ')
    if (same || (!old && !zone.items.length)) continue
    if (zone.kind === 'dice') sounds.add('die')
    else if (zone.kind === 'chips') sounds.add('chip')
    else if (CARDS.has(zone.kind)) sounds.add('card')
  }
  return sounds
}
