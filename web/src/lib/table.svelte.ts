// A table as this browser knows it: each message is folded in, and everything shown is derived from it.
import { Askable, fitting, NOTHING, type Picked, touch, ways } from './choosing'
import * as motion from './motion'
import { line, type Follower } from './socket.svelte'
import * as sound from './sound'
import type { Advice, Answer, GameInfo, Line, Offer, Said, Seen, Sheet, Standing, TableNews, Timer, Zone } from './wire'

const LOG = 300

export interface Heard {
  key: number
  said: Said
  fresh: boolean // it happened while we were looking
}

export class Table implements Follower {
  readonly id: string
  version = -1
  sheet = $state.raw<Sheet | null>(null)
  turn = $state.raw<number[]>([])
  ready = $state.raw<number[]>([])
  views = $state.raw<Seen[]>([])
  timers = $state.raw<Timer[]>([])
  result = $state.raw<Standing | null>(null)
  log = $state.raw<Heard[]>([])
  lines = $state.raw<Line[]>([])
  missing = $state('') // why the table cannot be seen
  picked = $state.raw<Picked>(NOTHING)
  busy = $state(false) // a move is under way
  why = $state.raw<{ said: Said | null; text: string; clause: string } | null>(null)
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)
  wanted = $state(-1) // of several own seats, the one to look from
  info = $state.raw<GameInfo | null>(null)

  private readonly askable = new Askable()
  private keys = 0
  private leave: () => void

  constructor(id: string) {
    this.id = id
    this.leave = line.follow(id, this)
  }

  close(): void {
    this.leave()
  }

  news(message: TableNews): void {
    if (message.since >= 0 && message.since !== this.version) {
      this.version = -1
      line.refresh(this.id)
      return
    }
    const before = this.turn
    const fresh = message.since >= 0
    motion.remember()
    this.version = message.version
    if (message.sheet) this.sheet = message.sheet
    this.turn = message.turn ?? []
    this.ready = message.ready ?? []
    this.timers = message.timers ?? []
    this.result = message.result ?? null
    const old = this.view
    this.views = message.views ?? []
    const told = (this.view?.happened ?? []).map(({ said }) => ({ key: ++this.keys, said, fresh }))
    this.log = (fresh ? [...this.log, ...told] : told).slice(-LOG)
    const lines = message.lines ?? []
    this.lines = (fresh ? [...this.lines, ...lines] : lines).slice(-LOG)
    if (this.view) this.askable.learn(this.view.offers ?? [], this.view.zones, this.view.seat)
    if (!old || offersOf(old) !== offersOf(this.view)) {
      this.picked = NOTHING
      this.advice = null
    }
    if (told.length) this.why = null
    motion.play(fresh)
    if (fresh && told.length) sound.play(told.map(({ said }) => said.id))
    if (fresh && this.myTurn && !before.includes(this.seat)) sound.play(['turn'])
  }

  gone(code: string): void {
    this.missing = code
  }

  /** From which seat we look: the one that has to act, of several. */
  get view(): Seen | null {
    return (
      this.views.find((view) => view.seat === this.wanted) ??
      this.views.find((view) => this.turn.includes(view.seat)) ??
      this.views[0] ??
      null
    )
  }

  get seat(): number {
    return this.view?.seat ?? -1
  }

  get zones(): Zone[] {
    return this.view?.zones ?? []
  }

  get offers(): Offer[] {
    return this.view?.offers ?? []
  }

  get myTurn(): boolean {
    return this.seat >= 0 && this.turn.includes(this.seat)
  }

  get ways() {
    return ways(this.offers, this.zones, this.seat)
  }

  /** Touch an item; what cannot be done with it is explained. */
  touch(zone: Zone, place: number): void {
    this.why = null
    const next = touch(this.picked, zone, place, this.ways)
    if (next) this.picked = next
    else void this.askWhy(zone, zone.items[place] ?? '')
  }

  /** What was picked up is let go over the table: if that can mean one thing only, it is done. */
  dropped(): void {
    const [only, ...more] = fitting(this.picked, this.zones, this.ways)
    if (only && !more.length) void this.move(only.token)
  }

  async move(token: string, ready = true): Promise<Answer | null> {
    if (this.busy) return null
    this.busy = true
    try {
      const answer = await line.command('move', this.id, { seat: this.seat, token, ...(ready ? {} : { ready }) })
      this.heed(answer)
      this.picked = NOTHING
      return answer
    } finally {
      this.busy = false
    }
  }

  async command(type: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    const answer = await line.command(type, this.id, fields)
    this.heed(answer)
    return answer
  }

  async hint(): Promise<void> {
    this.advising = true
    try {
      const answer = await line.command('hint', this.id, { seat: this.seat })
      if (answer.type === 'advice') this.advice = answer
      else this.heed(answer)
    } finally {
      this.advising = false
    }
  }

  private async askWhy(zone: Zone, item: string): Promise<void> {
    if (item === '?' || this.busy || this.seat < 0) return
    if (!this.offers.length) {
      this.why = { said: null, text: 'not-now', clause: '' }
      return
    }
    for (const token of this.askable.tokens(zone.id, item)) {
      if (this.offers.some((offer) => offer.token === token)) continue
      const answer = await line.command('move', this.id, { seat: this.seat, token })
      if (answer.type !== 'refused') return
      if (answer.said && answer.said.id !== 'no-no-such-action') {
        this.heed(answer)
        return
      }
    }
    this.why = { said: null, text: 'not-with-this', clause: '' }
  }

  private heed(answer: Answer): void {
    if (answer.type === 'refused') {
      this.why = { said: answer.said ?? null, text: answer.code, clause: answer.clause ?? '' }
      sound.play(['refused'])
    }
  }
}

const offersOf = (view: Seen | null) => (view?.offers ?? []).map((offer) => offer.token).join('|')
