// A table at which somebody looks: what is known of it, what they have picked up, what they ask for.
import { SvelteSet } from 'svelte/reactivity'
import { fitting, NOTHING as NONE, type Picked, touch, ways } from './choosing'
import { dueOf, given, LYING, ownViews, passed, secret, viewOf } from './device'
import { fold, follows, type Heard, type Known, NOTHING } from './known'
import { afterScene, type Scene, scenesIn, type Telling, UNTOLD } from './scenes'
import { saltFor, see } from './seals'
import { type Change, type Later, Stage } from './stage'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'
import type { Advice, Offer, Said, Seen, TableNews, Zone } from './wire'

/** What goes on around the table when it changes: cards fly, sounds are heard. */
export interface Effects {
  before(): void
  after(was: Sight, now: Sight, fresh: boolean): void
  scene(scene: Scene, was: Sight, now: Sight): void // as this seat sees it, before and after
  refused(): void
  readonly later: Later
  hurries(): boolean // somebody wants everything at once
  watched(): boolean // somebody looks at the page
}

/** A table as one seat sees it. */
export interface Sight {
  known: Known
  view: Seen | null
  due: number // the seat on this device that the table waits for
}

export class Table implements Follower {
  known = $state.raw<Known>(NOTHING) // what is shown
  scene = $state.raw<Scene | null>(null) // what is to be seen before more is shown
  last = $state(true) // nothing has happened after the moment that is seen
  behind = $state(false) // more is known than is shown: nothing can be done until it is
  telling: Telling = UNTOLD
  device = $state.raw(LYING)
  missing = $state('') // why the table cannot be seen
  picked = $state.raw<Picked>(NONE)
  busy = $state(false) // a move is under way
  moved = $state(false) // somebody has played here
  why = $state.raw<{ said: Said | null; text: string; clause: string } | null>(null)
  idle = $state('') // what was called out in vain
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)

  readonly view = $derived(viewOf(this.known, this.device))
  readonly ways = $derived(ways(this.offers, this.zones, this.seat))
  private readonly used = new SvelteSet<string>() // zones at which something could be done once: one may ask why not now
  private readonly waiting = new Map<() => void, () => boolean>()
  private heard: Known = NOTHING // what is known
  private readonly stage: Stage
  readonly close: () => void

  /** `seats`: which of one's own; none of them is how the public sees it. */
  constructor(
    readonly id: string,
    private readonly wire: Wire,
    private readonly effects: Effects,
    seats: number[] | null = null,
  ) {
    this.stage = new Stage(
      (change) => this.show(change),
      (scene) => this.present(scene),
      effects.later,
      () => effects.hurries(),
    )
    this.close = wire.follow(id, this, seats)
  }

  news(message: TableNews): void {
    if (!follows(this.heard, message)) {
      this.heard = { ...this.heard, version: -1 }
      this.wire.refresh(this.id)
      return
    }
    const before = this.heard
    this.heard = fold(before, message)
    if (message.sheet?.status === 'open') see(this.id, message.sheet.commitment)
    const fresh = message.since >= 0
    this.stage.add(fresh && this.effects.watched() ? this.scenes(before) : [], { known: this.heard, fresh })
    if (!fresh) this.stage.forget()
    else if (this.pressing) this.stage.catchUp()
    this.behind = this.stage.behind
    if (this.behind) {
      const { sheet, lines, timers } = this.heard // who is here and what they say is no part of the play
      this.known = { ...this.known, sheet, lines, timers }
    }
    this.look()
  }

  /** What just happened that is worth a look, through the eyes that look now. */
  private scenes(before: Known): Scene[] {
    const zones = (known: Known) => known.views.find(({ seat }) => seat === this.seat)?.zones
    const news = (this.heard.logs[this.seat] ?? []).filter(({ key }) => key > before.told)
    return scenesIn(news, this.telling, zones(before), zones(this.heard), this.heard.account)
  }

  /** Whether somebody here may do something that play does not wait for: then nothing is kept from them. */
  private get pressing(): boolean {
    return ownViews(this.heard).some(
      ({ offers = [], calls = [] }) => calls.length || offers.some(({ window }) => window),
    )
  }

  private show({ known, fresh }: Change): void {
    const was = this.sight
    this.effects.before()
    this.known = known
    if (String(was.known.turn) !== String(this.turn) || offersOf(was.view) !== offersOf(this.view)) {
      const next = passed(this.known, this.device)
      if (next !== this.device) this.letGo()
      this.device = next
    }
    this.behind = this.stage.behind
    for (const key of [...this.ways.items.keys(), ...this.ways.zones.keys()]) this.used.add(key)
    if (was.view?.seat !== this.seat || offersOf(was.view) !== offersOf(this.view)) this.letGo()
    if (this.view?.happened?.length) this.why = null
    this.effects.after(was, this.sight, fresh)
    this.look()
  }

  /** A moment: figures behind it are what it tells that they have become, the rest is shown when it has been seen. */
  private present(scene: Scene | null): void {
    const was = this.sight
    this.scene = scene
    this.last = this.stage.last
    if (!scene) return
    if (this.stage.behind) {
      const told = (view: Seen) => (view.seat === this.seat ? { ...view, zones: afterScene(view.zones, scene) } : view)
      this.known = { ...this.known, views: this.known.views.map(told) }
    }
    this.effects.scene(scene, was, this.sight)
  }

  /** The moment has been seen; what came of it is shown. */
  goOn(): void {
    this.stage.goOn()
    this.behind = this.stage.behind
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
    return this.heard.version
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
  get account() {
    return this.known.account
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
    return this.behind ? [] : (this.view?.offers ?? []) // what could be done before is over
  }

  get log(): readonly Heard[] {
    return this.known.logs[this.seat] ?? []
  }

  get myTurn(): boolean {
    return this.seat >= 0 && this.turn.includes(this.seat) && !this.behind
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
    if (next === this.picked) this.why = { said: null, text: 'not-together', clause: '' }
    else if (next) this.picked = next
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
    this.stage.goAhead()
    try {
      const answer = await this.command('move', { seat: this.seat, token, ...(ready ? {} : { ready }) })
      this.moved = true
      this.picked = NONE
      return answer
    } finally {
      this.busy = false
    }
  }

  /** Call out. Where there is no cause it is answered, and the button fades until there may be one again. */
  async call(token: string): Promise<void> {
    const before = this.version
    const answer = await this.move(token)
    if (answer?.type === 'done' && answer.version <= before) this.idle = token
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

  /** Play instead of a bot. What that seat knows is told from the beginning. */
  async takeOver(seat: number): Promise<Answer> {
    const answer = await this.command('sit', { seat })
    if (answer.type === 'done') this.wire.refresh(this.id)
    return answer
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
