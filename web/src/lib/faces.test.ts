import { expect, test } from 'vitest'
import { faceOf, patternId } from './faces'

test('no two numbers look alike but for their figure: colour and pattern differ', () => {
  const paints = Array.from({ length: 12 }, (_, n) => faceOf(String(n + 1)).paint)
  expect(new Set(paints.map(({ ink }) => ink)).size).toBe(12)
  expect(new Set(paints.map(({ pattern }) => pattern)).size).toBe(12)
})

test('colours differ in their pattern, too', () => {
  const faces = [...'rygbpsk'].map((colour) =>
    faceOf('x', { x: { text: '1', colour, sign: '', stands_for: '', back: false } }),
  )
  expect(new Set(faces.map(({ paint }) => paint.pattern)).size).toBe(7)
  expect(new Set(faces.map(({ paint }) => patternId(paint))).size).toBe(7)
})

test('a back with a sign on it is a back all the same', () => {
  const drawn = { x: { text: '3', colour: '', sign: '' as const, stands_for: '', back: true } }
  expect(faceOf('x', drawn)).toMatchObject({ back: true, text: '3' })
})

test('a back shows nothing, a word says itself', () => {
  expect(faceOf('?').back).toBe(true)
  expect(faceOf('za', {}, () => 'За').text).toBe('За')
})
