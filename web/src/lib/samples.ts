// Tables for tests.
import { type Offer, type Seen, type TableNews, USUAL_ZONE, type Zone } from './wire'

export const zone = (id: string, seat: number, items: string[] = [], more: Partial<Zone> = {}): Zone => ({
  id,
  kind: 'hand',
  ...USUAL_ZONE,
  seat,
  items,
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
