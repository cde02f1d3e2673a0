// What has been heard of a table and is not shown yet. The server waits for nobody: each viewer sees every moment in
// their own time, and whoever falls behind catches up. Neither the page nor sound is touched.
import type { Known } from './known'
import { comesFirst, type Scene } from './scenes'

/** What the table becomes. */
export interface Change {
  known: Known
  fresh: boolean // it goes on from what was shown
  settles?: boolean // it differs from what is shown only in what the moment before it tells
  told?: boolean // it is what the moments before it tell of
  unsettled?: boolean // it is as it was before what comes next is told
}

/** Calls something after so many milliseconds, at the pace that somebody likes, unless it is called off. */
export type Later = (milliseconds: number, call: () => void) => () => void

const BEHIND = 10 // changes that wait; of more, only what came of them is shown
const SCENES = 3 // moments that wait; older ones are in the log
const BEAT = 750 // milliseconds after a change, so that one sees what moves before the next one comes

const isScene = (one: Scene | Change): one is Scene => 'said' in one
const isChange = (one: Scene | Change): one is Change => !isScene(one)

export class Stage {
  private waiting: (Scene | Change)[] = []
  private scene: Scene | null = null
  private newest: readonly Scene[] = [] // of what happened last
  private beside = false // who may act now sees the moments that wait beside the table
  private calledOff: (() => void) | null = null
  private held = false // somebody has not begun to look yet

  /** `show` a change; `present` a moment, or nothing, and say whether it stays until it has been seen; `hurries`: what waits for nothing else comes at once. */
  constructor(
    private readonly show: (change: Change) => void,
    private readonly present: (scene: Scene | null) => boolean,
    private readonly later: Later,
    private readonly hurries: () => boolean = () => true,
  ) {}

  /** Whether there is more to be seen before anything can be done. */
  get behind(): boolean {
    return this.waiting.some(isChange) || (!this.beside && (!!this.scene || this.waiting.length > 0))
  }

  /** Whether the table is shown as it is, ahead of the moments that are told. */
  get ahead(): boolean {
    return this.beside
  }

  /** Whether a moment is to be seen first. */
  get telling(): boolean {
    return !!this.scene || this.held || this.waiting.some(isScene)
  }

  /** What the moment that has just come tells of, if it is still to be shown; nothing, where another moment comes first. */
  get brings(): Change | 'more' | null {
    const [next] = this.waiting
    if (!next) return null
    if (isScene(next)) return 'more'
    return next.settles || next.told ? next : null
  }

  /** The moment that comes next, if nothing else does before. */
  get next(): Scene | null {
    const [next] = this.waiting
    return next && isScene(next) ? next : null
  }

  /** Whether a round's end is to be seen: the next one is not begun behind it. */
  get ends(): boolean {
    return !!this.scene?.round || this.waiting.some((one) => isScene(one) && one.round)
  }

  /** Whether the moment that is seen is the last one, and nothing has happened after it. */
  get last(): boolean {
    return this.waiting.length <= 1 && !this.waiting.some(isScene)
  }

  /** Something has happened. One sees it (`unsettled`, as long as it has not been told what it brought), and then is told
   * of it; what cannot be seen afterwards is told first.
   */
  add(scenes: readonly Scene[], change: Change, unsettled?: Change): void {
    this.newest = scenes
    const first = scenes.reduce((found, scene, place) => (comesFirst(scene) ? place + 1 : found), 0)
    const rest = scenes.slice(first)
    this.waiting.push(...scenes.slice(0, first))
    if (unsettled && rest.length) this.waiting.push(unsettled, ...rest, { ...change, settles: true })
    else this.waiting.push({ ...change, told: first > 0 }, ...rest)
    const spare = this.waiting.filter(isScene).slice(0, -SCENES)
    this.waiting = this.waiting.filter((one) => isChange(one) || !spare.includes(one))
    while (this.waiting.filter(isChange).length > BEHIND) this.skip()
    this.run()
  }

  /** Too much waits: what is next is shown at once, unless a moment comes first; then, of two changes, only the second is,
   * and where no two follow one another, the moment is left out.
   */
  private skip(): void {
    const isNext = (one: Scene | Change | undefined) => !!one && isChange(one)
    const place = this.waiting.findIndex((one, at) => isChange(one) && (!at || isNext(this.waiting[at + 1])))
    const [old] = this.waiting.splice(Math.max(0, place), 1)
    if (!place && !this.scene && !this.held) this.show(old as Change) // nothing moves behind a moment
  }

  /** The moment has told what it brought: that is shown behind it. */
  settle(): void {
    const [next] = this.waiting
    if (next && isChange(next) && next.settles) this.show(this.waiting.shift() as Change)
  }

  /** The moment has been seen. */
  goOn(): void {
    if (!this.scene) return
    this.present((this.scene = null))
    const next = this.waiting[0]
    if (next && isScene(next) && !this.hurries())
      this.pause() // what it has brought finds its place before the next one
    else this.run()
  }

  /** Nothing is shown until somebody looks: they read something else first. */
  hold(held: boolean): void {
    if (this.held === held) return
    this.held = held
    this.run()
  }

  /** Somebody does something: what comes of it is shown without delay. */
  goAhead(): void {
    this.calledOff?.()
    this.calledOff = null
    this.run()
  }

  /** Nothing is kept back: the table is shown as it is, and the moments beside it. What is seen gives way to the next
   * one, and to a question (`asked`).
   */
  catchUp(asked = false): void {
    this.calledOff?.()
    this.calledOff = null
    this.held = false
    const old = (scene: Scene) => !this.newest.includes(scene)
    if (this.scene && old(this.scene) && (asked || this.waiting.some(isScene))) this.present((this.scene = null))
    if (asked) this.waiting = this.waiting.filter((one) => isChange(one) || !old(one))
    const changes = this.waiting.filter(isChange)
    this.waiting = this.waiting.filter(isScene)
    this.beside = true
    for (const change of changes) this.show(change)
    this.run()
  }

  /** What was told is told anew. */
  forget(): void {
    this.waiting = this.waiting.filter(isChange)
    if (this.scene) this.present((this.scene = null))
    this.catchUp()
  }

  private run(): void {
    while (!this.scene && !this.calledOff && !this.held) {
      const next = this.waiting.shift()
      if (!next) {
        this.beside = false
        return
      }
      if (isScene(next)) {
        this.scene = next
        if (!this.present(next)) this.scene = null
      } else {
        this.show(next)
        if (!this.waiting.length && (this.hurries() || !next.fresh)) continue
        this.pause()
      }
    }
  }

  private pause(): void {
    this.calledOff = this.later(BEAT, () => {
      this.calledOff = null
      this.run()
    })
  }
}
