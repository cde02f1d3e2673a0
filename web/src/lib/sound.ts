// Small sounds, made on the spot; off unless switched on.
import { prefs } from './prefs.svelte'

let context: AudioContext | null = null

function tone(at: number, from: number, to: number, seconds: number, loud: number, shape: OscillatorType): void {
  if (!context) return
  const start = context.currentTime + at
  const voice = context.createOscillator()
  const volume = context.createGain()
  voice.type = shape
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds)
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  voice.connect(volume).connect(context.destination)
  voice.start(start)
  voice.stop(start + seconds)
}

/** A sound for what has happened: `turn`, `refused`, or the id of a sentence. One at a time, however much happened. */
export function play(ids: readonly string[]): void {
  if (!prefs.sound || !ids.length || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const id = ids[ids.length - 1]!
  if (id === 'turn') {
    tone(0, 660, 660, 0.12, 0.08, 'sine')
    tone(0.11, 880, 880, 0.2, 0.08, 'sine')
  } else if (id === 'refused') tone(0, 180, 120, 0.16, 0.08, 'triangle')
  else tone(0, 900, 300, 0.05, 0.06, 'triangle')
}
