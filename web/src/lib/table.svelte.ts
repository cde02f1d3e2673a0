// A table as this browser knows it: each message is folded in, and everything shown is derived from it.
import { fitting, keyOf, NOTHING, type Picked, touch, ways } from './choosing'
import { SvelteSet } from 'svelte/reactivity'
import { heard } from './heard'
import * as motion from './motion'
import { saltFor, see } from './seals'
import { line, type Follower } from './socket.svelte'
import * as sound from './sound'
import type { Advice, Answer, Line, Offer, Said, Seen, Sheet, Standing, TableNews, Timer, Zone } from './wire'

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
  lines = $state.raw<Line[]>([])
  missing = $state('') // why the table cannot be seen
  picked = $state.raw<Picked>(NOTHING)
  busy = $state(false) // a move is under way
  why = $state.raw<{ said: Said | null; text: string; clause: string } | null>(null)
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)
  holder = $state(-1) // of several people on this device, who has it
  wanted = $state(-1) // and who shall have it

  private logs = $state.raw<Record<number, Heard[]>>({}) // by seat: everybody hears their own
  readonly ways = $derived(ways(this.offers, this.zones, this.seat))
  private readonly used = new SvelteSet<string>() // zones at which something could be done once: one may ask why not now
  private keys = 0
  private readonly waiting = new Map<() => void, () => boolean>()
  private leave: () => void

  /** `seats`: which of one's own; none of them is how the public sees it. */
  constructor(id: string, seats: number[] | null = null) {
    this.id = id
    this.leave = line.follow(id, this, seats)
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
    if (message.sheet?.status === 'open') see(this.id, message.sheet.commitment)
    this.turn = message.turn ?? []
    this.ready = message.ready ?? []
    this.timers = message.timers ?? []
    this.result = message.result ?? null
    const old = this.view
    this.views = message.views ?? []
    if (String(before) !== String(this.turn) || offersOf(old) !== offersOf(this.view)) this.pass()
    this.logs = Object.fromEntries(
      this.views.map(({ seat, happened = [] }) => {
        const told = happened.map(({ said }) => ({ key: ++this.keys, said, fresh }))
        return [seat, (fresh ? [...(this.logs[seat] ?? []), ...told] : told).slice(-LOG)]
      }),
    )
    const lines = message.lines ?? []
    this.lines = (fresh ? [...this.lines, ...lines] : lines).slice(-LOG)
    for (const key of [...this.ways.items.keys(), ...this.ways.zones.keys()]) this.used.add(key)
    if (!old || old.seat !== this.seat || offersOf(old) !== offersOf(this.view)) this.letGo()
    if (this.view?.happened?.length) this.why = null
    motion.play(fresh && old?.seat === this.seat) // when the device goes on, nothing of the last hand flies about
    if (fresh) sound.play(this.heard(old, before))
    this.look()
  }

  private heard(old: Seen | null, turn: number[]): Set<sound.Sound> {
    const sounds = old?.seat === this.seat ? heard(old.zones, this.zones) : new Set<sound.Sound>()
    const urgent = (view: Seen | null) => (view?.offers ?? []).some((offer) => offer.window) || !!view?.calls?.length
    if (urgent(this.view) && !urgent(old)) sounds.add('shout')
    if (this.result) sounds.add('end')
    else if (this.due >= 0 && !turn.includes(this.due)) sounds.add('turn')
    return sounds
  }

  gone(code: string): void {
    this.missing = code
    this.look()
  }

  /** Waits until something is so, or the table cannot be seen. */
  until(so: () => boolean): Promise<void> {
    return new Promise((go) => {
      this.waiting.set(go, so)
      this.look()
    })
  }

  private look(): void {
    for (const [go, so] of this.waiting) {
      if (!this.missing && !so()) continue
      this.waiting.delete(go)
      go()
    }
  }

  /** The views of those who play on this device. */
  get own(): Seen[] {
    return this.views.filter((view) => view.seat >= 0)
  }

  /** Through whose eyes we look; the public's, while a device is passed on. */
  get view(): Seen | null {
    const own = this.own
    const held = own.length > 1 ? this.views.find((view) => view.seat === this.holder) : own[0]
    return held ?? this.views.find((view) => view.seat < 0) ?? null
  }

  /** The seat on this device that the table waits for. */
  get due(): number {
    return this.own.find((view) => this.turn.includes(view.seat))?.seat ?? -1
  }

  /** The seat that the device has to be passed to; −1: nobody's, or it is there. */
  get next(): number {
    return this.own.length > 1 && this.holder < 0 ? this.wanted : -1
  }

  /** Whether those on this device have something to hide from one another. */
  private get secret(): boolean {
    const known = new Map(this.views.find((view) => view.seat < 0)?.zones.map((zone) => [keyOf(zone), shownIn(zone)]))
    const differs = (zone: Zone) => known.get(keyOf(zone)) !== shownIn(zone)
    return this.turn.length > 1 || this.ready.length > 0 || this.own.some((view) => view.zones.some(differs))
  }

  /** Whether somebody's secrets are on the screen, and could be put away. */
  get hides(): boolean {
    return this.holder >= 0 && this.secret
  }

  /** Give the device to somebody; where something is hidden, they have to say that they have it. */
  give(seat: number): void {
    const open = !this.secret
    this.letGo()
    this.holder = open ? seat : -1
    this.wanted = open ? -1 : seat
  }

  /** Somebody has got the device. */
  take(seat: number): void {
    this.letGo()
    this.holder = seat
    this.wanted = -1
  }

  /** Whoever has nothing left to decide lets go of the device when another one on it has. */
  private pass(): void {
    const held = this.own.find((view) => view.seat === this.holder)
    const busy = this.turn.includes(this.holder) || (!!held?.offers?.length && !this.ready.includes(this.holder))
    if (this.own.length < 2 || this.result) this.holder = this.wanted = -1
    else if (this.due >= 0 && !busy) this.give(this.due)
  }

  private letGo(): void {
    this.picked = NOTHING
    this.advice = null
    this.why = null
  }

  get log(): Heard[] {
    return this.logs[this.seat] ?? []
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

  /** Touch an item; what cannot be done with it is explained. */
  touch(zone: Zone, place: number): void {
    this.why = null
    const next = touch(this.picked, zone, place, this.ways)
    if (next) this.picked = next
    else void this.ask(zone, zone.items[place])
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

  async command(type: string, fields: Record<string, unknown> = {}, table = this.id): Promise<Answer> {
    const answer = await line.command(type, table, fields)
    this.heed(answer)
    return answer
  }

  /** Take a seat, under one's own name or that of somebody on the same device. */
  sit(seat: number, name?: string): Promise<Answer> {
    return this.command('sit', { seat, salt: saltFor(this.id), ...(name ? { name } : {}) })
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

  /** Whether one may ask why nothing can be done at a zone: something could be done there before. */
  asks(key: string): boolean {
    return this.seat >= 0 && !this.result && this.used.has(key)
  }

  /** Which rule forbids to do anything with an item, or at a zone. */
  async ask(zone: Zone, item = ''): Promise<void> {
    if (this.seat >= 0) await this.command('why', { seat: this.seat, zone: zone.id, item })
  }

  private heed(answer: Answer): void {
    if (answer.type === 'refused') {
      this.why = { said: answer.said ?? null, text: answer.code, clause: answer.clause ?? '' }
      sound.play(['refused'])
    }
  }
}

const shownIn = (zone: Zone) => `${zone.items.join(' ')}=${zone.value}`
const offersOf = (view: Seen | null) => (view?.offers ?? []).map((offer) => offer.token).join('|')
