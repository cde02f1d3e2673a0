// What goes on around a table when it changes: cards fly, sounds are heard.
import { soundOf } from '../table/zones/kinds'
import { connection } from './connection.svelte'
import { heard } from './heard'
import * as motion from './motion'
import * as sound from './sound'
import { type Effects, type Sight, Table } from './table.svelte'
import type { Seen } from './wire'

const effects: Effects = {
  before: motion.remember,
  after(was, now, fresh) {
    const same = was.view?.seat === now.view?.seat // when the device goes on, nothing of the last hand flies about
    motion.play(fresh && same)
    if (fresh) sound.play(sounds(was, now, same))
  },
  refused: () => sound.play(['refused']),
}

/** A table on this screen. */
export const tableHere = (id: string, seats: number[] | null = null) => new Table(id, connection, effects, seats)

function sounds(was: Sight, now: Sight, same: boolean): Set<sound.Sound> {
  const found = same && was.view && now.view ? heard(was.view.zones, now.view.zones, soundOf) : new Set<sound.Sound>()
  if (urgent(now.view) && !urgent(was.view)) found.add('shout')
  if (now.known.result) found.add('end')
  else if (now.due >= 0 && !was.known.turn.includes(now.due)) found.add('turn')
  return found
}

const urgent = (view: Seen | null) =>
  (view?.offers ?? []).some((offer) => offer.window && !offer.quiet) || !!view?.calls?.length
