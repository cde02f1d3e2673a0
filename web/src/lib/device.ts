// Several people on one device: through whose eyes it looks, and to whom it has to be passed.
import { keyOf } from './choosing'
import type { Known } from './known'
import type { Seen, Zone } from './wire'

export interface Device {
  holder: number // the seat of who has it; −1: it lies on the table
  wanted: number // and who shall have it
}

export const LYING: Device = { holder: -1, wanted: -1 }

type Table = Pick<Known, 'views' | 'turn' | 'ready' | 'result'>

/** The views of those who play on this device. */
export const ownViews = (table: Table): Seen[] => table.views.filter((view) => view.seat >= 0)

/** Through whose eyes we look; the public's, while a device is passed on. */
export function viewOf(table: Table, { holder }: Device): Seen | null {
  const own = ownViews(table)
  const held = own.length > 1 ? own.find((view) => view.seat === holder) : own[0]
  return held ?? table.views.find((view) => view.seat < 0) ?? null
}

/** The seat on this device that the table waits for. */
export const dueOf = (table: Table): number =>
  ownViews(table).find((view) => table.turn.includes(view.seat))?.seat ?? -1

/** Whether those on this device have something to hide from one another. */
export function secret(table: Table): boolean {
  const everybody = table.views.find((view) => view.seat < 0)
  const known = new Map(everybody?.zones.map((zone) => [keyOf(zone), shownIn(zone)]))
  const differs = (zone: Zone) => known.get(keyOf(zone)) !== shownIn(zone)
  return table.turn.length > 1 || table.ready.length > 0 || ownViews(table).some((view) => view.zones.some(differs))
}

/** Give the device to somebody; where something is hidden, they have to say that they have it. */
export const given = (table: Table, seat: number): Device =>
  secret(table) ? { holder: -1, wanted: seat } : { holder: seat, wanted: -1 }

/** After a change: whoever has nothing left to decide lets go of the device when another one on it has. */
export function passed(table: Table, device: Device): Device {
  const own = ownViews(table)
  if (own.length < 2 || table.result) return LYING
  const held = own.find((view) => view.seat === device.holder)
  const deciding = !!held?.offers?.length && !table.ready.includes(device.holder)
  const due = dueOf(table)
  return due < 0 || deciding || table.turn.includes(device.holder) ? device : given(table, due)
}

const shownIn = (zone: Zone) => `${zone.items.join(' ')}=${zone.value}`
