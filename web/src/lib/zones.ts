import type { Kind, Zone } from './wire'

export const ofKind = (zones: Zone[], ...kinds: Kind[]) => zones.filter((zone) => kinds.includes(zone.kind))

/** Those in which something lies. */
export const filled = (zones: Zone[]) => zones.filter((zone) => zone.items.length)
