import { expect, test } from 'vitest'
import { appearances, untold } from './coach'
import { seen, zone } from './samples'

const heard = (id: string, fresh = true) => ({ key: 1, v: 1, said: { id }, joins: false, fresh })

test('what is asked comes first, then what just happened, then what lies there', () => {
  const zones = [zone('row', 0, ['7']), zone('row', 1, ['8']), zone('deck', -1, [], { value: 40 }), zone('kept', 0)]
  const view = seen(0, { zones, prompt: { id: 'ask' } })
  expect(appearances(view, [heard('did-old', false), heard('did-draw'), heard('did-pair')])).toEqual([
    'ask',
    'did-pair',
    'did-draw',
    'zone-row',
    'zone-deck',
  ])
})

test('a line is said once, and only where there is one', () => {
  const has = (id: string) => id === 'coach-zone-row' || id === 'coach-ask'
  expect(untold(['ask', 'zone-row'], has, new Set())).toBe('ask')
  expect(untold(['ask', 'zone-row'], has, new Set(['ask']))).toBe('zone-row')
  expect(untold(['ask', 'did-x'], has, new Set(['ask']))).toBeUndefined()
})
