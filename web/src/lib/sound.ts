// What is heard, and when: from the first tap on, unless it is switched off. How it sounds is in `timbres.ts`; what
// plays it is loaded beside the table.
import { prefs } from './prefs.svelte'
import type { Sound } from './timbres'

export type { Sound }

const CALLS: readonly Sound[] = ['shout', 'turn'] // meant for somebody: felt in the hand, and heard from behind, too
const BUZZ: Partial<Record<Sound, number[]>> = { shout: [40, 40, 40], turn: [40] }
// Seconds after the change, so that one thing is heard after the other: a card that is laid, then whose turn it is.
const LATER: Partial<Record<Sound, number>> = { chip: 0.08, turn: 0.18, won: 0.15, over: 0.15 }
const AFTER_ROUND = 0.55 // what it brought, once its chord is heard
const AGAIN = 0.05 // seconds within which the same is heard once

interface Player {
  context: AudioContext
  into: AudioNode | null // once the synthesizer is there
  last: Map<Sound, number>
}

let player: Player | null = null
let synth: Promise<typeof import('./synth')> | null = null

const loaded = () => (synth ??= import('./synth'))

/** Make ready to play. Some browsers let sound begin in the very moment of a tap only. */
export function prepare(): void {
  for (const touch of ['pointerup', 'keydown'] as const) addEventListener(touch, wake, { capture: true, passive: true })
  if (prefs.sound) loaded().catch(() => (synth = null))
}

function wake(): void {
  if (prefs.sound) awake()
}

function awake(): Player {
  player ??= { context: new AudioContext(), into: null, last: new Map() }
  if (player.context.state !== 'running') void player.context.resume()
  return player
}

/** Switch sound on, which is heard, or off, at once. */
export function ring(on: boolean): void {
  prefs.ring(on)
  if (on) play(['chip'])
  else {
    void player?.context.close()
    player = null
  }
}

/** Play what is to be heard, each sound once, however much has happened. */
export function play(sounds: Iterable<Sound>): void {
  const wanted = new Set([...sounds].filter((sound) => !document.hidden || CALLS.includes(sound)))
  if (!prefs.sound || !wanted.size || !navigator.userActivation?.hasBeenActive) return
  for (const sound of CALLS)
    if (wanted.has(sound)) {
      navigator.vibrate?.(BUZZ[sound]!)
      break
    }
  const here = awake()
  loaded().then(
    ({ mixer, sing }) => {
      if (here !== player) return // it was switched off meanwhile
      const { context, last } = here
      here.into ??= mixer(context)
      for (const sound of wanted) {
        const start = context.currentTime + delay(sound, wanted)
        if (start - (last.get(sound) ?? -1) < AGAIN) continue
        last.set(sound, start)
        sing(here.into, sound, start)
      }
    },
    () => (synth = null), // without the network there is none; another time, perhaps
  )
}

const delay = (sound: Sound, wanted: ReadonlySet<Sound>): number =>
  wanted.has('round') && (sound === 'good' || sound === 'bad') ? AFTER_ROUND : (LATER[sound] ?? 0)
