import { expect, test } from 'vitest'
import { soft } from './synth'
import { type Timbre, TIMBRES } from './timbres'

test('what is soft passes as it is, what is loud is bent and never reaches the top', () => {
  expect(soft(0.4)).toBe(0.4)
  expect(soft(-0.4)).toBe(-0.4)
  let last = 0.5
  for (let level = 0.55; level < 4; level += 0.05) {
    expect(soft(level)).toBeGreaterThanOrEqual(last)
    expect(soft(level)).toBeLessThan(0.93)
    last = soft(level)
  }
})

test('all that sings is in one scale', () => {
  const SCALE = [2, 4, 6, 9, 11] // D E F♯ A B, in half tones above C
  const song: Timbre[] = [
    TIMBRES.turn,
    TIMBRES.moment,
    TIMBRES.good,
    TIMBRES.bad,
    TIMBRES.round,
    TIMBRES.won,
    TIMBRES.over,
  ]
  for (const { layers } of song)
    for (const { pitch, partials } of layers)
      if (partials) expect(SCALE).toContain((((Math.round(12 * Math.log2(pitch / 440)) + 9) % 12) + 12) % 12)
})
