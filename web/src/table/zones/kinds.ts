// The kinds of zones there are: how each is drawn, what part it plays at the table, what it sounds like when it
// changes. A kind that the server knows and that is missing here does not compile.
import type { Component } from 'svelte'
import type { Lead } from '../../lib/leading'
import type { Sound } from '../../lib/timbres'
import type { Table } from '../../lib/table.svelte'
import type { Kind, Zone } from '../../lib/wire'
import Direction from './Direction.svelte'
import Figure from './Figure.svelte'
import Heap from './Heap.svelte'
import Items from './Items.svelte'
import Listing from './Listing.svelte'
import Marker from './Marker.svelte'

export interface ZoneProps {
  zone: Zone
  key: string
  name: string
  table?: Table // none: only to be looked at
  own: boolean // one's own hand
  size: 'small' | 'medium' | 'large'
  named: boolean // its name is written beside it
  lead?: Lead // of the figure by which one stands: its owner is ahead, or in danger
}

/** Where the table puts a zone. */
export type Role = 'cards' | 'hand' | 'pile' | 'stack' | 'figure' | 'columns' | 'marker' | 'direction' | 'sheet'

interface ZoneKind {
  draw: Component<ZoneProps>
  role: Role
  sound: Sound | null
}

export const KINDS: Record<Kind, ZoneKind> = {
  row: { draw: Items, role: 'cards', sound: 'card' },
  dice: { draw: Items, role: 'cards', sound: 'die' },
  hand: { draw: Items, role: 'hand', sound: 'card' },
  columns: { draw: Items, role: 'columns', sound: null },
  pile: { draw: Heap, role: 'pile', sound: 'card' },
  stack: { draw: Heap, role: 'stack', sound: 'card' },
  number: { draw: Figure, role: 'figure', sound: null },
  chips: { draw: Figure, role: 'figure', sound: 'chip' },
  marker: { draw: Marker, role: 'marker', sound: null },
  direction: { draw: Direction, role: 'direction', sound: null },
  sheet: { draw: Listing, role: 'sheet', sound: null },
}

export const soundOf = (kind: Kind): Sound | null => KINDS[kind].sound
export const roleOf = (zone: Zone): Role => KINDS[zone.kind].role
export const ofRole = (zones: readonly Zone[], ...roles: Role[]) => zones.filter((zone) => roles.includes(roleOf(zone)))

/** Those in which something lies. */
export const filled = (zones: readonly Zone[]) => zones.filter((zone) => zone.items.length)

/** Those in which something lies, or has its place before it comes: of cards that lie open. */
export const placed = (zones: readonly Zone[]) =>
  zones.filter((zone) => zone.items.length || (roleOf(zone) === 'cards' && !zone.aside && !zone.column))

/** A hand of which nothing can be seen. */
export const closed = (zone: Zone) => roleOf(zone) === 'hand' && zone.items.every((item) => item === '?')

/** A hand that is only counted where there is little room: not all of it can be seen. */
export const covered = (zone: Zone) => roleOf(zone) === 'hand' && (zone.items.includes('?') || !zone.items.length)
