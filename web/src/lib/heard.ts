// What a change on the table sounds like, told from what lies there before and after.
import { keyOf } from './choosing'
import type { Sound } from './sound'
import type { Kind, Zone } from './wire'

export function heard(
  before: readonly Zone[],
  after: readonly Zone[],
  soundOf: (kind: Kind) => Sound | null,
): Set<Sound> {
  const was = new Map(before.map((zone) => [keyOf(zone), zone]))
  const sounds = new Set<Sound>()
  for (const zone of after) {
    const old = was.get(keyOf(zone))
    const same = old && old.value === zone.value && old.items.join(' ') === zone.items.join(' ')
    if (same || (!old && !zone.items.length)) continue
    const sound = soundOf(zone.kind)
    if (sound) sounds.add(sound)
  }
  return sounds
}
