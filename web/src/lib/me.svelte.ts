// Who I am: nobody yet, or a person whose cookie this browser holds.
import { ALONE } from './address'
import * as api from './api'
import { keep, kept } from './kept'
import { connection } from './connection.svelte'
import type { Me } from './wire'
import { t } from './words.svelte'

/** Where it is kept that this browser is somebody: a server and the site below it (`lib/here.ts`) know us apart. */
export const KNOWN = ALONE ? 'known-here' : 'known'
const NAMELESS = 'guest' // what is kept of somebody who has not been asked for a name

class Myself {
  known = $state.raw<Me | null>(null)
  /** A code that came with the link, to be confirmed in the dialog. */
  offered = $state('')
  /** A question that waits for a name: the dialog is open while it is set. */
  asking = $state.raw<((name: string | null) => void) | null>(null)

  /** What somebody is called on their own screen who has not been asked for a name; nothing: by their name. */
  called(name: string): string {
    return kept(KNOWN) === NAMELESS && name === this.known?.name ? t('me') : ''
  }

  /** Who the cookie says we are; a browser that has never been here need not ask. */
  readonly loaded: Promise<void> = kept(KNOWN) ? this.load().catch(() => undefined) : Promise.resolve()

  constructor() {
    api.whenUnknown(() => this.forget())
    connection.doubted = () => void api.me().catch(() => undefined)
  }

  /** The pass has become void: somebody has signed out from another device. */
  private forget(): void {
    keep(KNOWN, '')
    if (this.known) location.reload()
  }

  private async load(): Promise<void> {
    try {
      this.known = await api.me()
    } catch (error) {
      if (kept(KNOWN)) throw error // the server could not be asked
    }
  }

  /** Somebody has come with a code: the dialog asks whether to be whom it belongs to. */
  offer(code: string): void {
    this.offered = code
    this.asking = () => (this.asking = null)
  }

  async call(name: string): Promise<void> {
    const found = await api.introduce(name)
    this.known = { person: found.person, name: found.name }
    keep(KNOWN, 'yes')
  }

  /** Somebody, without a word: a guest, who is asked for a name when they sit down with others. */
  async come(): Promise<void> {
    await this.loaded
    if (!this.known && kept(KNOWN)) await this.load()
    if (this.known) return
    await this.call(t('guest'))
    keep(KNOWN, NAMELESS)
  }

  /** Somebody with a name, who is asked for it if need be. False: they would rather not say. */
  async named(): Promise<boolean> {
    await this.loaded
    if (!this.known && kept(KNOWN)) await this.load()
    if (this.known && kept(KNOWN) !== NAMELESS) return true
    const name = await new Promise<string | null>((answer) => (this.asking = answer))
    this.asking = null
    if (!name) return false
    await this.call(name)
    return true
  }
}

export const myself = new Myself()
