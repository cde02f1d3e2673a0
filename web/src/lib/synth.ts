// Plays the sounds of the table on any audio context: that of the page, or one that renders into memory to be measured.
// It is loaded when it is needed first, by `sound.ts`.
import { type Layer, type Sound, type Timbre, TIMBRES } from './timbres'

export { TIMBRES }

const SILENCE = 0.001 // of a voice's loudness, from which it goes out
const OUT = 0.012 // seconds in which it does, without a click
const LINEAR = 0.5 // what is softer passes as it is; what is louder is bent, never cut
const LOUDEST = 0.92
const SUM = 4 // of how many loud voices the bend knows

/** Where sounds go: what small speakers cannot play and what hurts is taken off, and many at once never clip. */
export function mixer(context: BaseAudioContext): AudioNode {
  const into = filter(context, 'highpass', 170, 0.6)
  const limit = context.createWaveShaper()
  limit.curve = Float32Array.from({ length: 2049 }, (_, n) => soft(SUM * (n / 1024 - 1)))
  const scaled = context.createGain()
  scaled.gain.value = 1 / SUM
  into
    .connect(filter(context, 'lowpass', 7200, 0.6))
    .connect(scaled)
    .connect(limit)
    .connect(context.destination)
  return into
}

/** As it is up to a point; from there towards the loudest, which it never gets to. */
export function soft(level: number): number {
  const over = Math.abs(level) - LINEAR
  if (over <= 0) return level
  return Math.sign(level) * (LINEAR + (LOUDEST - LINEAR) * Math.tanh(over / (LOUDEST - LINEAR)))
}

/** Play a sound into a mixer; gives when it is over. `chance` makes it differ a little from the last one. */
export function sing(into: AudioNode, sound: Sound, start: number, chance: () => number = Math.random): number {
  const { sway, layers }: Timbre = TIMBRES[sound]
  const bent = 2 ** (((chance() * 2 - 1) * sway) / 1200)
  let over = start
  for (const layer of layers) over = Math.max(over, voice(into, layer, start + layer.at, bent, chance))
  return over
}

function voice(into: AudioNode, layer: Layer, start: number, bent: number, chance: () => number): number {
  const { context } = into
  const { rise, fall, loud, pitch, bend = 1, partials, narrow } = layer
  if (!partials) {
    const band = filter(context, 'bandpass', pitch * bent, narrow ?? 1)
    const rustle = context.createBufferSource()
    rustle.buffer = noiseOf(context)
    rustle.connect(band).connect(fading(into, start, rise, fall, loud))
    rustle.start(start, chance() * 0.5, rise + fall + OUT)
    return start + rise + fall + OUT
  }
  for (const [times, share, lasts] of partials) {
    const tone = context.createOscillator()
    const end = start + rise + fall * lasts + OUT
    tone.frequency.setValueAtTime(pitch * times * bent, start)
    if (bend !== 1) tone.frequency.exponentialRampToValueAtTime(pitch * times * bent * bend, end)
    tone.connect(fading(into, start, rise, fall * lasts, loud * share))
    tone.start(start)
    tone.stop(end)
  }
  return start + rise + fall + OUT
}

function fading(into: AudioNode, start: number, rise: number, fall: number, loud: number): GainNode {
  const volume = into.context.createGain()
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + rise)
  volume.gain.exponentialRampToValueAtTime(loud * SILENCE, start + rise + fall)
  volume.gain.linearRampToValueAtTime(0, start + rise + fall + OUT)
  volume.connect(into)
  return volume
}

function filter(context: BaseAudioContext, type: BiquadFilterType, pitch: number, narrow: number): BiquadFilterNode {
  const found = context.createBiquadFilter()
  found.type = type
  found.frequency.value = pitch
  found.Q.value = narrow
  return found
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise, the same every time: what differs is where in it a sound begins. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context)
  if (made) return made
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  let state = 1
  for (let n = 0; n < samples.length; n++) {
    state = (state * 48271) % 0x7fffffff
    samples[n] = (state / 0x7fffffff) * 2 - 1
  }
  noises.set(context, noise)
  return noise
}
