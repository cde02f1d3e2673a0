// Small sounds, made on the spot: from the first tap on, unless they are switched off.
import { prefs } from './prefs.svelte'

let context: AudioContext | null = null

/** A tone that glides and fades. */
function tone(
  at: number,
  from: number,
  to: number,
  seconds: number,
  loud: number,
  shape: OscillatorType = 'sine',
): void {
  if (!context) return
  const start = context.currentTime + at
  const voice = context.createOscillator()
  voice.type = shape
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + seconds)
  voice.connect(fading(start, seconds, loud))
  voice.start(start)
  voice.stop(start + seconds)
}

/** A rustle: noise around a pitch. */
function rustle(at: number, pitch: number, seconds: number, loud: number): void {
  if (!context) return
  const start = context.currentTime + at
  const noise = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const voice = context.createBufferSource()
  voice.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  voice.connect(filter).connect(fading(start, seconds, loud))
  voice.start(start)
}

function fading(start: number, seconds: number, loud: number): GainNode {
  const volume = context!.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  volume.connect(context!.destination)
  return volume
}

export type Sound = 'card' | 'die' | 'chip' | 'shout' | 'turn' | 'end' | 'refused'

const SOUNDS: Record<Sound, () => void> = {
  card: () => rustle(0, 2400, 0.09, 0.18),
  die: () => [0, 0.07, 0.12, 0.2].forEach((at) => rustle(at, 900, 0.05, 0.3)),
  chip: () => [0, 0.06].forEach((at) => tone(at, 2600, 2300, 0.07, 0.04, 'triangle')),
  shout: () => tone(0, 520, 780, 0.22, 0.09, 'triangle'),
  turn: () => [660, 880].forEach((pitch, n) => tone(n * 0.11, pitch, pitch, 0.2, 0.08)),
  end: () => [523, 659, 784, 1047].forEach((pitch, n) => tone(n * 0.13, pitch, pitch, 0.35, 0.07)),
  refused: () => tone(0, 180, 130, 0.16, 0.08, 'triangle'),
}

/** Play what is to be heard, each sound once, however much has happened. */
export function play(sounds: Iterable<Sound>): void {
  const wanted = new Set(sounds)
  if (!prefs.sound || !wanted.size || document.hidden || !navigator.userActivation?.hasBeenActive) return
  if (wanted.has('turn') || wanted.has('shout')) navigator.vibrate?.(wanted.has('shout') ? [40, 40, 40] : 40)
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const sound of wanted) SOUNDS[sound]()
}
