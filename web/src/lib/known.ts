// What this browser knows of a table: each message is folded into what it had. Neither the page nor sound is touched.
import type { Line, Said, Seen, Sheet, Standing, TableNews, Timer } from './wire'

const LOG = 300

export interface Heard {
  key: number
  said: Said
  fresh: boolean // it happened while we were looking
}

export interface Known {
  version: number // −1: nothing yet
  sheet: Sheet | null
  turn: readonly number[]
  ready: readonly number[]
  views: readonly Seen[]
  timers: readonly Timer[]
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
  result: null,
  lines: [],
  logs: {},
  told: 0,
}

/** Whether a message goes on from what we have, or begins anew. */
export const follows = (known: Known, message: TableNews) => message.since < 0 || message.since === known.version

/** What we know after a message that follows. */
export function fold(known: Known, message: TableNews): Known {
  const fresh = message.since >= 0
  const { turn = [], ready = [], timers = [], views = [], lines = [], result = null } = message
  let told = known.told
  const logs = Object.fromEntries(
    views.map(({ seat, happened = [] }) => {
      const new_ = happened.map(({ said }) => ({ key: ++told, said, fresh }))
      return [seat, (fresh ? [...(known.logs[seat] ?? []), ...new_] : new_).slice(-LOG)]
    }),
  )
  return {
    version: message.version,
    sheet: message.sheet ?? known.sheet,
    turn,
    ready,
    views,
    timers,
    result,
    lines: (fresh ? [...known.lines, ...lines] : lines).slice(-LOG),
    logs,
    told,
  }
}
