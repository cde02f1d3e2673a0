import { expect, test } from 'vitest'
import { brought, heard as told } from './heard'
import { zone as any } from './samples'
import type { Sound } from './timbres'
import type { Kind, Zone } from './wire'

const zone = (kind: Kind, id: string, items: string[], value: number | null = null) =>
  any(id, -1, items, { kind, value })

const SOUNDS: Partial<Record<Kind, Sound>> = { pile: 'card', hand: 'card', dice: 'die', chips: 'chip' }
const heard = (before: Zone[], after: Zone[]) => told(before, after, (kind) => SOUNDS[kind] ?? null)

test('cards rustle, dice rattle, chips click', () => {
  const before = [zone('pile', 'pile', ['3']), zone('dice', 'dice', ['1r']), zone('chips', 'pot', [], 2)]
  expect(heard(before, before)).toEqual(new Set())
  expect(heard(before, [zone('pile', 'pile', ['3', '7']), ...before.slice(1)])).toEqual(new Set(['card']))
  const all = [zone('pile', 'pile', []), zone('dice', 'dice', ['2y']), zone('chips', 'pot', [], 5)]
  expect(heard(before, all)).toEqual(new Set(['card', 'die', 'chip']))
})

test('a number that grows is silent', () => {
  expect(heard([zone('number', 'round', [], 1)], [zone('number', 'round', [], 2)])).toEqual(new Set())
})

test('one card slaps, some riffle, a deal to several people is a deal', () => {
  const hand = (seat: number, many: number) => any('hand', seat, Array<string>(many).fill('?'))
  expect(heard([hand(0, 1)], [hand(0, 2)])).toEqual(new Set(['card']))
  expect(heard([hand(0, 1)], [hand(0, 4)])).toEqual(new Set(['cards']))
  expect(heard([hand(0, 3), zone('pile', 'pile', [])], [hand(0, 1), zone('pile', 'pile', ['2', '2'])])).toEqual(
    new Set(['cards']),
  )
  expect(heard([hand(0, 0), hand(1, 0)], [hand(0, 3), hand(1, 3)])).toEqual(new Set(['dealt']))
})

test('a moment is good or bad for who looks, or neither', () => {
  const total = (was: number, now: number, tone: Zone['tone'] = 'good') => [{ seat: 1, was, now, tone }]
  expect(brought(total(3, 8), 1)).toBe('good')
  expect(brought(total(8, 3), 1)).toBe('bad')
  expect(brought(total(3, 8, 'bad'), 1)).toBe('bad')
  expect(brought(total(-5, -2, 'bad'), 1)).toBe('good') // it looks bad because it is below nothing
  expect(brought(total(3, 8), 0)).toBe(null)
  expect(brought(total(3, 3), 1)).toBe(null)
  expect(brought(total(3, 8, ''), 1)).toBe(null)
})
