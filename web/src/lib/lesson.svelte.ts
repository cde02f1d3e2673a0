// A lesson: a table whose other end is a script. It tells what happens as a server would, waits at each step for what
// the learner is to do, and takes nothing else for it. Neither the page nor sound is touched.
import { updated } from './account'
import type { Later } from './stage'
import type { AccountPart, LessonStep, TableNews, TaughtGame, WhyNot } from './wire'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'

const TURN = 850 // milliseconds that somebody else takes

export class Lesson implements Wire {
  at = $state(0) // which step
  told = $state(false) // all that comes before it
  tries = $state(0) // in vain, at this step

  private follower: Follower | null = null
  private calledOff: (() => void) | null = null

  /** `begin`: the step at which somebody goes on. */
  constructor(
    readonly taught: TaughtGame,
    private readonly later: Later,
    begin = 0,
  ) {
    this.at = begin < taught.steps.length ? begin : 0
  }

  /** What the learner is to read or do; nothing when the lesson is over. */
  get step(): LessonStep | null {
    return this.taught.steps[this.at] ?? null
  }

  get over(): boolean {
    return this.at >= this.taught.steps.length
  }

  follow(_table: string, follower: Follower): () => void {
    this.follower = follower
    this.refresh()
    return () => {
      this.follower = null
      this.calledOff?.()
    }
  }

  /** Tell all of it at once, up to the present step. */
  refresh(): void {
    this.calledOff?.()
    this.calledOff = null
    this.follower?.news(together(this.taught.steps.slice(0, this.at + 1).flatMap(({ news }) => news)))
    this.told = true
  }

  command<K extends CommandType>(type: K, _table: string, fields: FieldsOf<K>): Promise<Answer> {
    return Promise.resolve(this.answer(type, fields as Record<string, unknown>))
  }

  private answer(type: CommandType, { token, zone, item, items }: Record<string, unknown>): Answer {
    const { step } = this
    if (type === 'why') return whyNot(items ? [] : step?.whys, String(zone), String(item ?? ''))
    if (type === 'move' && step?.token) {
      if (token === step.token) this.goOn()
      else this.tries += 1
    }
    return { type: 'done', id: '', version: this.follower?.version ?? 0 }
  }

  /** The step has been read, or done. */
  goOn(): void {
    this.at += 1
    this.tries = 0
    this.told = false
    this.tell([...(this.step?.news ?? (this.over ? this.taught.end : []))])
  }

  private tell(news: TableNews[]): void {
    const next = news.shift()
    if (next) this.follower?.news(next)
    if (!news.length) this.told = true
    else this.calledOff = this.later(TURN, () => this.tell(news))
  }
}

/** What is answered to a touch in vain, at a table whose answers were made beforehand. */
export const whyNot = (whys: readonly WhyNot[] = [], zone: string, item: string): Answer =>
  whys.find((why) => why.zone === zone && (why.item ?? '') === item)?.answer ?? {
    type: 'refused',
    id: '',
    code: 'no-reason',
    text: '',
  }

/** Messages that follow one another, as one that begins anew. */
export function together(news: readonly TableNews[]): TableNews {
  const last = news[news.length - 1]!
  const views = last.views?.map((view) => ({
    ...view,
    happened: news.flatMap(({ views = [] }) => views.find(({ seat }) => seat === view.seat)?.happened ?? []),
  }))
  const account = news.reduce<readonly AccountPart[]>((known, { account = [] }) => updated(known, account), [])
  return { ...last, since: -1, sheet: news.findLast(({ sheet }) => sheet)?.sheet, views, account: [...account] }
}
