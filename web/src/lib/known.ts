// What this browser knows of a table: each message is folded into what it had. Neither the page nor sound is touched.
import { updated } from './account'
import { keyOf } from './choosing'
import type { AccountPart, Happened, Line, Said, Seen, Sheet, Standing, TableNews, Timer } from './wire'

const LOG = 300

export interface Heard {
  key: number
  v: number // the version that brought it
  said: Said
  joins: boolean // it stands in the line of the one before
  fresh: boolean // it happened while we were looking
}

export type HeardLine = [Heard, ...Heard[]]

export interface Known {
  version: number // −1: nothing yet
  sheet: Sheet | null
  turn: readonly number[]
  ready: readonly number[]
  views: readonly Seen[]
  timers: readonly Timer[]
  account: readonly AccountPart[] // how the scores came about
  result: Standing | null
  lines: readonly Line[]
  logs: Readonly<Record<number, readonly Heard[]>> // by seat: everybody hears their own
  told: number // happenings, ever
}

export const NOTHING: Known = {
  version: -1,
  sheet: null,
  turn: [],
  ready: [],
  views: [],
  timers: [],
  account: [],
  result: null,
  lines: [],
  logs: {},
  told: 0,
}

/** Whether a message goes on from what we have, or begins anew. */
export const follows = (known: Known, message: TableNews) =>
  message.since < 0 || (message.since === known.version && (message.views ?? []).every((view) => whole(known, view)))

/** A view with all that lies on the table: what was told partly, with what we had. */
function whole(known: Known, { partly = false, order = [], ...view }: Seen): Seen | null {
  if (!partly) return view
  const before = known.views.find(({ seat }) => seat === view.seat)?.zones
  if (!before) return null
  const told = [...view.zones]
  if (order.length) return { ...view, zones: order.map((place) => (place < 0 ? told.shift()! : before[place]!)) }
  const changed = new Map(told.map((zone) => [keyOf(zone), zone]))
  return { ...view, zones: before.map((zone) => changed.get(keyOf(zone)) ?? zone) }
}

/** What we know after a message that follows. */
export function fold(known: Known, message: TableNews): Known {
  const fresh = message.since >= 0
  const { turn = [], ready = [], timers = [], views = [], lines = [], account = [], result = null } = message
  let told = known.told
  const logs = Object.fromEntries(
    views.map(({ seat, happened = [] }) => {
      const before = known.logs[seat] ?? []
      const again = fresh ? [] : toldBefore(before, happened)
      const new_ = happened
        .slice(again.length)
        .map(({ v, said, joins = false }) => ({ key: ++told, v, said, joins, fresh }))
      return [seat, shortened([...(fresh ? before : again), ...new_])]
    }),
  )
  return {
    version: message.version,
    sheet: message.sheet ?? known.sheet,
    turn,
    ready,
    views: views.flatMap((view) => whole(known, view) ?? []),
    timers,
    account: updated(fresh ? known.account : [], account),
    result,
    lines: (fresh ? [...known.lines, ...lines] : lines).slice(-LOG),
    logs,
    told,
  }
}

/** How far a story that is told anew is the one that we have: that part stays on the screen as it is. */
function toldBefore(before: readonly Heard[], happened: readonly Happened[]): Heard[] {
  const same = (heard: Heard, { v, said }: Happened) =>
    heard.v === v && JSON.stringify(heard.said) === JSON.stringify(said)
  const first = happened[0]
  const start = first ? before.findIndex((heard) => same(heard, first)) : -1
  if (start < 0) return []
  const end = happened.findIndex((one, place) => {
    const heard = before[start + place]
    return !heard || !same(heard, one)
  })
  return before.slice(start, end < 0 ? start + happened.length : start + end)
}

/** A log does not grow for ever; lines go as a whole. */
function shortened(log: readonly Heard[]): readonly Heard[] {
  if (log.length <= LOG) return log
  const kept = log.slice(-LOG)
  return kept.slice(
    Math.max(
      0,
      kept.findIndex(({ joins }) => !joins),
    ),
  )
}

/** What was heard, line by line. */
export function inLines(log: readonly Heard[]): HeardLine[] {
  const lines: HeardLine[] = []
  for (const heard of log) {
    const line = lines[lines.length - 1]
    if (heard.joins && line) line.push(heard)
    else lines.push([heard])
  }
  return lines
}
