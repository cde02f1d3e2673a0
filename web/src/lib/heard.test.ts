import { expect, test } from 'vitest'
import { heard as told } from './heard'
import { zone as any } from './samples'
import type { Sound } from './sound'
import type { Kind, Zone } from './wire'

const zone = (kind: Kind, id: string, items: string[], value: number | null = null) =>
  any(id, -1, items, { kind, value })

const SOUNDS: Partial<Record<Kind, Sound>> = { pile: 'card', dice: 'die', chips: 'chip' }
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
