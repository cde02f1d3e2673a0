// Who I am: nobody yet, or a person whose cookie this browser holds.
import * as api from './api'
import { keep, kept } from './kept'
import { connection } from './connection.svelte'
import type { Me } from './wire'
import { t } from './words.svelte'

class Myself {
  known = $state.raw<Me | null>(null)
  code = $state('') // shown once, to come back with from another device
  /** A question that waits for a name: the dialog is open while it is set. */
  asking = $state.raw<((name: string | null) => void) | null>(null)

  /** Who the cookie says we are; a browser that has never been here need not ask. */
  readonly loaded: Promise<void> = kept('known') ? this.load() : Promise.resolve()

  constructor() {
    api.whenUnknown(() => this.forget())
    connection.doubted = () => void api.me().catch(() => undefined)
  }

  /** The pass has become void: somebody has signed out from another device. */
  private forget(): void {
    keep('known', '')
    if (this.known) location.reload()
  }

  private async load(): Promise<void> {
    try {
      this.known = await api.me()
    } catch {
      this.known = null
    }
  }

  async call(name: string): Promise<void> {
    const found = await api.introduce(name)
    this.known = { person: found.person, name: found.name }
    keep('known', 'yes')
    if (found.code) this.code = found.code
  }

  /** Somebody: without a word as a guest, or after asking for a name. False: they would rather not say. */
  async ensure(ask: boolean): Promise<boolean> {
    await this.loaded
    if (this.known) return true
    if (!ask) {
      await this.call(t('guest'))
      return true
    }
    const name = await new Promise<string | null>((answer) => (this.asking = answer))
    this.asking = null
    if (!name) return false
    await this.call(name)
    return true
  }
}

export const myself = new Myself()
