// What goes on around a table when it changes: cards fly, points are counted, sounds are heard.
import { soundOf } from '../table/zones/kinds'
import * as api from './api'
import { connection } from './connection.svelte'
import * as counting from './counting'
import { brought, heard } from './heard'
import { Lesson } from './lesson.svelte'
import * as motion from './motion'
import { changes, type Felt } from './points'
import { calm, pace, prefs } from './prefs.svelte'
import { Quiz } from './quiz.svelte'
import * as sound from './sound'
import { type Effects, type Sight, Table } from './table.svelte'
import type { Seen, Standing } from './wire'

const effects = (felt: Felt): Effects => ({
  before: () => motion.remember(),
  after(was, now, fresh, told) {
    const same = was.view?.seat === now.view?.seat // when the device goes on, nothing of the last hand flies about
    motion.play(fresh && same)
    if (same && was.view && now.view) {
      const found = changes(was.view.zones, now.view.zones, felt)
      if (fresh && !told) counting.count(found)
    }
    if (fresh) sound.play(sounds(was, now, same))
  },
  scene({ round, totals }, seat) {
    const won = brought(totals, seat)
    sound.play(round ? (won ? ['round', won] : ['round']) : [won ?? 'moment'])
  },
  left(was, now) {
    if (was.view && now.view) counting.count(changes(was.view.zones, now.view.zones, felt), true)
  },
  shown: () => sound.play(['card']),
  refused: () => sound.play(['refused']),
  later(milliseconds, call) {
    const waiting = setTimeout(call, milliseconds * pace())
    return () => clearTimeout(waiting)
  },
  hurries: () => pace() < 1,
  still: calm,
  brief: () => !prefs.newcomer,
  watched: () => !document.hidden,
})

/** A table on this screen. */
export function tableHere(id: string, seats: number[] | null = null): Table {
  sound.prepare()
  return new Table(id, connection, effects(new Map()), seats)
}

/** A lesson of a game on this screen, from a step on, and the table at which it is given. */
export async function lessonHere(game: string, step: number): Promise<{ lesson: Lesson; table: Table }> {
  sound.prepare()
  const around = effects(new Map())
  const lesson = new Lesson(await api.lesson(game), around.later, step)
  return { lesson, table: new Table('lesson', lesson, around) }
}

/** A quiz about a game on this screen. */
export async function quizHere(game: string): Promise<Quiz> {
  sound.prepare()
  return new Quiz(await api.quiz(game))
}

/** The table at which its present question is asked. */
export const questionHere = (quiz: Quiz): Table => new Table('quiz', quiz, effects(new Map()))

function sounds(was: Sight, now: Sight, same: boolean): Set<sound.Sound> {
  const found = same && was.view && now.view ? heard(was.view.zones, now.view.zones, soundOf) : new Set<sound.Sound>()
  if (urgent(now.view) && !urgent(was.view)) found.add('shout')
  if (now.known.result) {
    if (!was.known.result) found.add(hasWon(now.known.result, now.view?.seat ?? -1) ? 'won' : 'over')
  } else if (now.due >= 0 && !was.known.turn.includes(now.due)) found.add('turn')
  return found
}

/** Where somebody has lost, everybody else is glad. */
const hasWon = ({ places, loser }: Standing, seat: number) =>
  seat >= 0 && (loser >= 0 ? loser !== seat : places[seat] === 1)

const urgent = (view: Seen | null) => (view?.offers ?? []).some((offer) => offer.window && !offer.quiet && !offer.aside)
