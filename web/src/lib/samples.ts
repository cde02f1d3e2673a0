// Tables for tests.
import type { Offer, Seen, TableNews, Zone } from './wire'

export const zone = (id: string, seat: number, items: string[] = [], more: Partial<Zone> = {}): Zone => ({
  id,
  kind: 'hand',
  seat,
  items,
  value: null,
  of: null,
  main: false,
  marked: [],
  heads: [],
  column: 0,
  tone: '',
  ...more,
})

export const offer = (token: string, more: Partial<Offer> = {}): Offer => ({
  token,
  label: { id: `do-${token}` },
  ...more,
})

export const seen = (seat: number, more: Partial<Seen> = {}): Seen => ({ seat, zones: [], ...more })

export const news = (since: number, version: number, more: Partial<TableNews> = {}): TableNews => ({
  type: 'table',
  table: 'the-table',
  since,
  version,
  now: 0,
  ...more,
})
