// A table at which somebody looks: what is known of it, what they have picked up, what they ask for.
import { SvelteSet } from 'svelte/reactivity'
import { named } from './account'
import { fitting, keyOf, meant, NOTHING as NONE, type Picked, several, stays, touch, ways } from './choosing'
import { dueOf, given, LYING, ownViews, passed, secret, viewOf } from './device'
import { fold, follows, type Heard, type Known, NOTHING } from './known'
import {
  afterScene,
  beatOf,
  beforeScene,
  comesFirst,
  handsIn,
  isPair,
  passing,
  type Scene,
  scenesIn,
  type Telling,
  UNTOLD,
} from './scenes'
import { saltFor, see } from './seals'
import { type Change, type Later, Stage } from './stage'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'
import type { Advice, Offer, Refused, Said, Seen, TableNews, Zone } from './wire'

/** What goes on around the table when it changes: cards fly, sounds are heard. */
export interface Effects {
  before(): void
  after(was: Sight, now: Sight, fresh: boolean, told: boolean): void // told: by the moment that is seen
  scene(scene: Scene, seat: number): void // whose eyes look
  left(was: Sight, now: Sight): void // a moment has been seen: what this seat sees that it has brought
  shown(): void // somebody in a scene shows what they have
  refused(): void
  readonly later: Later
  hurries(): boolean // somebody wants everything at once
  still(): boolean // and nothing to move
  brief(): boolean // somebody knows the game: small moments of others are told in passing
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
  banner = $state.raw<Scene | null>(null) // a small moment that is told in passing
  turned = $state(0) // how many of those who show something in it have done so
  told = $state(true) // all have, and one sees what came of it
  coming = $state.raw<Scene | null>(null) // what has just happened, and is going to be told
  following = $state.raw<readonly number[]>([]) // whom play waits for after it
  last = $state(true) // nothing has happened after the moment that is seen
  held = $state(false) // somebody has not begun to look: it is nobody's turn for them
  behind = $state(false) // more is known than is shown: nothing can be done until it is
  telling: Telling = UNTOLD
  device = $state.raw(LYING)
  missing = $state('') // why the table cannot be seen
  picked = $state.raw<Picked>(NONE)
  lacks = $state.raw<Refused | null>(null) // why nothing can be done with just what is picked up
  looked = $state('') // the token of the offer that is pointed at
  busy = $state(false) // a move is under way
  sent = $state('') // what has been chosen, until the table shows it
  moved = $state(false) // somebody has played here
  why = $state.raw<{ said: Said | null; text: string; clause: string } | null>(null)
  idle = $state('') // what was called out in vain
  advice = $state.raw<Advice | null>(null)
  advising = $state(false)

  readonly view = $derived(viewOf(this.known, this.device))
  readonly ways = $derived(ways(this.offers, this.zones, this.seat))
  readonly meant = $derived(meant(this.offers, this.zones, this.looked))
  private readonly used = new SvelteSet<string>() // zones at which something could be done once: one may ask why not now
  private readonly waiting = new Map<() => void, () => boolean>()
  private heard: Known = NOTHING // what is known
  private readonly stage: Stage
  private calledOff: (() => void) | null = null // what comes next in a moment
  private brought: [Sight, Sight] | null = null // before and after the moment that is seen
  private ended = false // the last moment was a round's end: what the next one begins with is no news
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
      (milliseconds, call) => effects.later(milliseconds, () => this.goes(call)),
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
    const scenes = fresh && this.effects.watched() ? this.scenes(before) : []
    this.stage.add(scenes, { known: this.heard, fresh }, this.unsettled(before, scenes))
    if (!fresh) this.stage.forget()
    else if (this.pressing && !this.held && !(this.stage.ends && !asks(this.heard)))
      this.stage.catchUp(asks(this.heard) && !asks(before))
    this.behind = this.lags
    if (this.behind) {
      const { sheet, lines, timers } = this.heard // who is here and what they say is no part of the play
      this.known = { ...this.known, sheet, lines, timers }
    }
    this.look()
  }

  /** What just happened that is worth a look, through the eyes that look now. */
  private scenes(before: Known): Scene[] {
    const news = (this.heard.logs[this.seat] ?? []).filter(({ key }) => key > before.told)
    return scenesIn(news, this.telling, this.zonesIn(before), this.zonesIn(this.heard), this.heard.account)
  }

  /** What has happened as one sees it before a moment tells what it brought: first the card falls, then it costs, then it
   * is somebody else's turn. When a round's end has been seen, nothing is as it was before.
   */
  private unsettled(before: Known, scenes: readonly Scene[]): Change | undefined {
    const was = this.zonesIn(before)
    const scene = scenes[scenes.length - 1]
    if (!was || !scene || scenes.slice(0, -1).some(({ round }) => round)) return undefined
    const zones = (view: Seen) => (view.seat === this.seat ? beforeScene(view.zones, was, scene) : view.zones)
    const views = this.heard.views.map((view) => ({ ...view, zones: zones(view) }))
    const { logs, turn, result } = before
    return { known: { ...this.heard, views, logs, turn, result }, fresh: true, unsettled: true }
  }

  private zonesIn(known: Known): Zone[] | undefined {
    return known.views.find(({ seat }) => seat === this.seat)?.zones
  }

  /** Whether there is more to be seen before anything can be done. Where several choose at the same time, what others do
   * keeps nobody from it.
   */
  private get lags(): boolean {
    const asked = offersOf(this.view)
    const still = this.known.turn.length > 1 && !!asked && asked === offersOf(viewOf(this.heard, this.device))
    return this.stage.behind && (this.stage.telling || !still)
  }

  /** Whether somebody here may do something that play does not wait for: then nothing is kept from them. Powers for rare
   * moments hurry nothing.
   */
  private get pressing(): boolean {
    return ownViews(this.heard).some(
      ({ offers = [], calls = [] }) => calls.length || offers.some(({ window, aside }) => window && !aside),
    )
  }

  /** Whether something is asked here that no moment may stand before; powers for rare moments can be seen beside it. */
  get pressed(): boolean {
    const { offers = [], calls = [] } = this.view ?? {}
    return !this.behind && (calls.length > 0 || offers.some(({ window, aside }) => window && !aside))
  }

  private show({ known, fresh, unsettled }: Change): void {
    const was = this.sight
    this.effects.before()
    this.known = known
    this.coming = unsettled ? this.stage.next : null
    if (String(was.known.turn) !== String(this.turn) || offersOf(was.view) !== offersOf(this.view)) {
      const next = passed(this.known, this.device)
      if (next !== this.device) this.letGo()
      this.device = next
    }
    this.behind = this.lags
    for (const key of [...this.ways.items.keys(), ...this.ways.zones.keys()]) this.used.add(key)
    const same = was.view?.seat === this.seat
    if (this.ready.includes(this.seat) || offersOf(was.view) !== offersOf(this.view)) this.sent = ''
    if (!same || offersOf(was.view) !== offersOf(this.view)) {
      this.advice = this.why = null
      if (!same || !stays(this.picked, was.view?.zones ?? [], this.zones, this.ways)) this.putBack()
    }
    if (this.view?.happened?.length) this.why = null
    this.effects.after(was, this.sight, fresh, !!this.scene || this.ended)
    if (!this.scene) this.ended = false
    this.look()
  }

  /** A moment: those who show something do so one after the other, then it is told what came of it. */
  private present(scene: Scene | null): boolean {
    const brief = this.effects.brief() || this.stage.ahead // or one sees already what came of it
    if (scene && brief && !this.heard.result && passing(scene, this.seat)) {
      this.banner = scene
      this.effects.scene(scene, this.seat)
      return false
    }
    if (scene) this.why = null
    if (this.brought) this.effects.left(...this.brought)
    this.brought = null
    this.banner = null
    this.calledOff?.()
    this.calledOff = null
    this.scene = scene
    this.coming = null
    if (scene) this.ended = scene.round
    this.following = scene ? this.afterwards : []
    this.last = this.stage.last
    this.turned = 0
    this.told = !scene
    if (scene) this.turnUp(scene, this.effects.hurries() || this.effects.still() ? 0 : beatsOf(scene))
    return true
  }

  /** Whom play waits for after the moment that comes, whatever happens while it is seen. */
  private get afterwards(): readonly number[] {
    const { brings } = this.stage
    if (brings === 'more' || this.stage.ahead) return []
    const { turn, result } = brings?.known ?? this.known
    return result ? [] : turn
  }

  private turnUp(scene: Scene, owners: number): void {
    if (!owners || this.turned > owners) return this.tell(scene)
    this.calledOff = this.effects.later(beatOf(owners), () => {
      this.turned += 1
      if (this.turned <= owners) this.effects.shown()
      this.turnUp(scene, owners)
    })
  }

  private tell(scene: Scene): void {
    this.told = true
    this.effects.scene(scene, this.seat)
    const settle = () => this.settle(scene)
    if (this.effects.hurries() || this.effects.still()) settle()
    else this.calledOff = this.effects.later(READ, settle)
  }

  /** Figures behind a moment, and the log, are what it has told; the rest is shown when it has been seen. */
  private settle(scene: Scene): void {
    this.calledOff = null
    const was = this.sight
    this.stage.settle()
    if (this.stage.behind) {
      const told = (view: Seen) => (view.seat === this.seat ? { ...view, zones: afterScene(view.zones, scene) } : view)
      const log = (this.heard.logs[this.seat] ?? []).filter(({ key }) => key <= scene.upTo)
      const logs = { ...this.known.logs, [this.seat]: log }
      this.known = { ...this.known, views: this.known.views.map(told), logs }
    }
    this.brought = [was, this.sight]
  }

  /** What somebody has not waited for is there at once; the moment has been seen, and what came of it is shown. */
  goOn(): void {
    if (this.scene && this.calledOff) {
      this.calledOff()
      if (!this.told) return this.tell(this.scene)
      this.settle(this.scene)
    }
    this.goes(() => this.stage.goOn())
  }

  /** The table stands still for somebody who reads something else first. */
  hold(held: boolean): void {
    if (this.held === held) return
    this.held = held
    this.goes(() => this.stage.hold(held))
    if (!held && this.pressing) this.goes(() => this.stage.catchUp())
  }

  /** The stage goes on: it may be known now what waits. */
  private goes(on: () => void): void {
    on()
    this.behind = this.lags
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

  /** What can be done: what could be before is over, and under a moment only what play does not wait for is asked. */
  get offers(): Offer[] {
    const offers = this.behind ? [] : (this.view?.offers ?? [])
    return this.scene ? offers.filter(({ window }) => window) : offers
  }

  get log(): readonly Heard[] {
    return this.known.logs[this.seat] ?? []
  }

  /** The round that is played, or the deal, where nothing on the table says so; of the first one, there may be no other. */
  get part(): Said | null {
    const last = this.known.account.at(-1)
    return !last || (last.number ?? 0) < 2 || this.zones.some(({ id }) => id === last.id) ? null : named(last)
  }

  get myTurn(): boolean {
    return this.seat >= 0 && this.turn.includes(this.seat) && !this.behind && !this.scene
  }

  /** Whose turn it is: under a moment, nobody's. */
  get active(): readonly number[] {
    if (this.result || this.held || this.coming || (this.scene && this.behind)) return []
    return this.sent ? this.turn.filter((seat) => seat !== this.seat) : this.turn
  }

  /** What one has chosen, and may choose otherwise until all have. */
  get chosen(): readonly string[] {
    return this.sent ? [this.sent] : (this.view?.chosen ?? [])
  }

  /** Who alone did what a moment tells, or is going to tell. */
  get doing(): readonly number[] {
    const scene = this.scene ?? this.coming
    return !scene || !this.behind || scene.round || scene.by.length > 1 ? [] : scene.by
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
    this.putBack()
    this.advice = this.why = null
  }

  private putBack(): void {
    this.picked = NONE
    this.lacks = null
  }

  /** Touch an item; what cannot be done with it is explained. */
  touch(zone: Zone, place: number): void {
    this.why = null
    const next = touch(this.picked, zone, place, this.ways)
    if (next === this.picked) this.why = this.lacks ? null : { said: null, text: 'not-together', clause: '' }
    else if (!next) void this.ask(zone, zone.items[place])
    else {
      this.picked = next
      void this.askAbout(zone, next)
    }
  }

  /** Where several items are picked up for one thing: why it cannot be done with these alone, and what it would be. */
  private async askAbout(zone: Zone, picked: Picked): Promise<void> {
    const whole = !picked.places.length || fitting(picked, this.zones, this.ways).length > 0
    if (whole || !several(keyOf(zone), this.ways)) {
      this.lacks = null
      return
    }
    const items = picked.places.map((place) => zone.items[place]!)
    const answer = await this.wire.command('why', this.id, { seat: this.seat, zone: zone.id, items })
    if (this.picked === picked) this.lacks = answer.type === 'refused' && answer.label ? answer : null
  }

  /** What was picked up is let go over the table: if that can mean one thing only, it is done. */
  dropped(): void {
    const [only, ...more] = fitting(this.picked, this.zones, this.ways)
    if (only && !more.length) void this.move(only.token, !this.view?.lays)
  }

  async move(token: string, ready = true): Promise<Answer | null> {
    if (this.busy) return null
    this.busy = true
    this.goes(() => this.stage.goAhead())
    try {
      const answer = await this.command('move', { seat: this.seat, token, ...(ready ? {} : { ready }) })
      this.moved = true
      this.picked = NONE
      const alone = this.own.length === 1 // otherwise the device goes on
      if (answer.type === 'done' && ready && alone && this.turn.length > 1 && this.behind) this.sent = token
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

const READ = 900 // milliseconds in which one reads what came of a moment before the table behind it shows it

/** How many show something, one after the other; what has not been seen on the table is seen before it is told. */
const beatsOf = (scene: Scene) => handsIn(scene).hands.length || (comesFirst(scene) && isPair(scene.cards) ? 2 : 0)

/** Whether somebody here is asked something that play does not wait for. */
const asks = (known: Known) =>
  ownViews(known).some(({ offers = [] }) => offers.some(({ window, quiet }) => window && !quiet))
const offersOf = (view: Seen | null) => (view?.offers ?? []).map((offer) => offer.token).join('|')
