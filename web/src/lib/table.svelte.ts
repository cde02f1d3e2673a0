// A table at which somebody looks: what is known of it, what they have picked up, what they ask for.
import { SvelteSet } from 'svelte/reactivity'
import { fitting, NOTHING as NONE, type Picked, touch, ways } from './choosing'
import { dueOf, given, LYING, ownViews, passed, secret, viewOf } from './device'
import { fold, follows, type Heard, type Known, NOTHING } from './known'
import { saltFor, see } from './seals'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'
import type { Advice, Offer, Said, Seen, TableNews, Zone } from './wire'

/** What goes on around the table when it changes: cards fly, sounds are heard. */
export interface Effects {
  before(): void
  after(was: Sight, now: Sight, fresh: boolean): void
  refused(): void
}

/** A table as one seat sees it. */
export interface Sight {
  known: Known
  view: Seen | null
  due: number // the seat on this device that the table waits for
}

export class Table implements Follower {
  known = $state.raw<Known>(NOTHING)
  device = $state.raw(LYING)
  missing = $state('') // why the table cannot be seen
  picked = $state.raw<Picked>(NONE)
  busy = $state(false) // a move is under way
  why = $state.raw<{ said: Said | null; text: string; clause: string } | null>(null)
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)

  readonly view = $derived(viewOf(this.known, this.device))
  readonly ways = $derived(ways(this.offers, this.zones, this.seat))
  private readonly used = new SvelteSet<string>() // zones at which something could be done once: one may ask why not now
  private readonly waiting = new Map<() => void, () => boolean>()
  readonly close: () => void

  /** `seats`: which of one's own; none of them is how the public sees it. */
  constructor(
    readonly id: string,
    private readonly wire: Wire,
    private readonly effects: Effects,
    seats: number[] | null = null,
  ) {
    this.close = wire.follow(id, this, seats)
  }

  news(message: TableNews): void {
    if (!follows(this.known, message)) {
      this.known = { ...this.known, version: -1 }
      this.wire.refresh(this.id)
      return
    }
    const was = this.sight
    this.effects.before()
    this.known = fold(this.known, message)
    if (message.sheet?.status === 'open') see(this.id, message.sheet.commitment)
    if (String(was.known.turn) !== String(this.turn) || offersOf(was.view) !== offersOf(this.view)) {
      const next = passed(this.known, this.device)
      if (next !== this.device) this.letGo()
      this.device = next
    }
    for (const key of [...this.ways.items.keys(), ...this.ways.zones.keys()]) this.used.add(key)
    if (was.view?.seat !== this.seat || offersOf(was.view) !== offersOf(this.view)) this.letGo()
    if (this.view?.happened?.length) this.why = null
    this.effects.after(was, this.sight, message.since >= 0)
    this.look()
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

  get version() {
    return this.known.version
  }
  get sheet() {
    return this.known.sheet
  }
  get turn() {
    return this.known.turn
  }
  get ready() {
    return this.known.ready
  }
  get timers() {
    return this.known.timers
  }
  get result() {
    return this.known.result
  }
  get lines() {
    return this.known.lines
  }

  private get sight(): Sight {
    return { known: this.known, view: this.view, due: this.due }
  }

  /** The views of those who play on this device. */
  get own(): Seen[] {
    return ownViews(this.known)
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

  get log(): readonly Heard[] {
    return this.known.logs[this.seat] ?? []
  }

  get myTurn(): boolean {
    return this.seat >= 0 && this.turn.includes(this.seat)
  }

  /** The seat on this device that the table waits for. */
  get due(): number {
    return dueOf(this.known)
  }

  /** The seat that the device has to be passed to; −1: nobody's, or it is there. */
  get next(): number {
    return this.own.length > 1 && this.device.holder < 0 ? this.device.wanted : -1
  }

  /** Whether somebody's secrets are on the screen, and could be put away. */
  get hides(): boolean {
    return this.device.holder >= 0 && secret(this.known)
  }

  /** Give the device to somebody. */
  give(seat: number): void {
    this.letGo()
    this.device = given(this.known, seat)
  }

  /** Somebody has got the device. */
  take(seat: number): void {
    this.letGo()
    this.device = { holder: seat, wanted: -1 }
  }

  private letGo(): void {
    this.picked = NONE
    this.advice = null
    this.why = null
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
    if (only && !more.length) void this.move(only.token, !this.view?.lays)
  }

  async move(token: string, ready = true): Promise<Answer | null> {
    if (this.busy) return null
    this.busy = true
    try {
      const answer = await this.command('move', { seat: this.seat, token, ...(ready ? {} : { ready }) })
      this.picked = NONE
      return answer
    } finally {
      this.busy = false
    }
  }

  async command<K extends CommandType>(type: K, fields: FieldsOf<K>, table = this.id): Promise<Answer> {
    const answer = await this.wire.command(type, table, fields)
    if (answer.type === 'refused') {
      this.why = { said: answer.said ?? null, text: answer.code, clause: answer.clause ?? '' }
      this.effects.refused()
    }
    return answer
  }

  /** Take a seat, under one's own name or that of somebody on the same device. */
  sit(seat: number, name?: string): Promise<Answer> {
    return this.command('sit', { seat, salt: saltFor(this.id), ...(name ? { name } : {}) })
  }

  async hint(): Promise<void> {
    this.advising = true
    try {
      const answer = await this.command('hint', { seat: this.seat })
      if (answer.type === 'advice') this.advice = answer
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
}

const offersOf = (view: Seen | null) => (view?.offers ?? []).map((offer) => offer.token).join('|')
