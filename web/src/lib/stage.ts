// What has been heard of a table and is not shown yet. The server waits for nobody: each viewer sees every moment in
// their own time, and whoever falls behind catches up. Neither the page nor sound is touched.
import type { Known } from './known'
import type { Scene } from './scenes'

/** What the table becomes. */
export interface Change {
  known: Known
  fresh: boolean // it goes on from what was shown
}

/** Calls something after so many milliseconds, unless it is called off. */
export type Later = (milliseconds: number, call: () => void) => () => void

const BEHIND = 6 // changes that wait; of those before them only the outcome is shown
const SCENES = 3 // moments that wait; older ones are in the log
const BEAT = 420 // milliseconds between two changes that waited, so that one sees what moves

const isScene = (one: Scene | Change): one is Scene => 'said' in one
const isChange = (one: Scene | Change): one is Change => !isScene(one)

export class Stage {
  private waiting: (Scene | Change)[] = []
  private scene: Scene | null = null
  private calledOff: (() => void) | null = null

  /** `show` a change; `present` a moment, or nothing. */
  constructor(
    private readonly show: (change: Change) => void,
    private readonly present: (scene: Scene | null) => void,
    private readonly later: Later,
  ) {}

  /** Whether more is known than is shown. */
  get behind(): boolean {
    return this.waiting.some(isChange)
  }

  /** Something has happened: its moments are seen first, then what came of it. */
  add(scenes: readonly Scene[], change: Change): void {
    this.waiting.push(...scenes, change)
    const spare = this.waiting.filter(isScene).slice(0, -SCENES)
    this.waiting = this.waiting.filter((one) => isChange(one) || !spare.includes(one))
    while (this.waiting.filter(isChange).length > BEHIND) {
      const first = this.waiting.findIndex(isChange)
      this.show(this.waiting.splice(first, 1)[0] as Change)
    }
    this.run()
  }

  /** The moment has been seen. */
  goOn(): void {
    if (!this.scene) return
    this.present((this.scene = null))
    this.run()
  }

  /** Nothing is kept back: the table is shown as it is, and the moments beside it. */
  catchUp(): void {
    this.calledOff?.()
    this.calledOff = null
    const changes = this.waiting.filter(isChange)
    this.waiting = this.waiting.filter(isScene)
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
    while (!this.scene && !this.calledOff) {
      const next = this.waiting.shift()
      if (!next) return
      if (isScene(next)) this.present((this.scene = next))
      else {
        this.show(next)
        if (!this.behind) continue
        this.calledOff = this.later(BEAT, () => {
          this.calledOff = null
          this.run()
        })
      }
    }
  }
}
