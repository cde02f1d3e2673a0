// Being told what happens at my tables, though no page of ours is open.
import * as api from './api'
import { prefs } from './prefs.svelte'
import type { Telling, Wishes } from './wire'

/** Base64 as it stands on the wire. */
export const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const textOf = (data: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Minutes of a day, and how a field of the browser says them. */
export const clockText = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
export const minuteOf = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

class Told {
  known = $state.raw<Telling | null>(null)
  here = $state(false) // this browser is told
  forbidden = $state(false)
  private saved: Promise<unknown> = Promise.resolve()

  /** Whether the browser can be told anything at all. */
  get possible(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  }

  async load(): Promise<void> {
    this.known = await api.telling()
    if (!this.possible || !this.known.key) return
    this.forbidden = Notification.permission === 'denied'
    this.here = !!(await this.subscription())
  }

  private async subscription(): Promise<PushSubscription | null> {
    const worker = await navigator.serviceWorker.getRegistration()
    return (await worker?.pushManager.getSubscription()) ?? null
  }

  async begin(): Promise<void> {
    if (!this.known?.key) return
    this.forbidden = (await Notification.requestPermission()) !== 'granted'
    if (this.forbidden) return
    const worker = await navigator.serviceWorker.ready
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(this.known.key),
    })
    this.known = await api.tellHere({
      address: made.endpoint,
      key: textOf(made.getKey('p256dh')),
      auth: textOf(made.getKey('auth')),
      language: prefs.language,
    })
    this.here = true
  }

  async end(): Promise<void> {
    const made = await this.subscription()
    this.here = false
    if (!made) return
    await api.tellNotHere(made.endpoint)
    await made.unsubscribe()
  }

  async giveAddress(address: string): Promise<void> {
    this.known = await api.giveAddress({ address, language: prefs.language })
  }

  async forgetAddress(): Promise<void> {
    this.known = await api.forgetAddress()
  }

  /** One wish after the other, however quickly they come. */
  wish(wishes: Wishes): Promise<unknown> {
    this.known = { ...this.known, wishes }
    this.saved = this.saved.catch(() => undefined).then(() => api.wish(wishes))
    return this.saved
  }
}

export const told = new Told()
