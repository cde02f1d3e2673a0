import { expect, test } from 'vitest'
import { asText } from './padShare'

test('a sheet as text has the standing by places, then every round', () => {
  const sheet = {
    title: 'Port',
    date: '1.2.2026',
    result: 'Boris wins!',
    names: ['Anna', 'Boris'],
    totals: [3, 5],
    places: [2, 1],
    total: 'In all',
    rows: [{ label: 'Round 1', values: [1, -2] }],
    beside: [{ label: 'Left in the pot', values: [4] }],
  }
  expect(asText(sheet)).toBe(
    'Port · 1.2.2026\nBoris wins!\n1. Boris — 5\n2. Anna — 3\n\nRound 1: Anna 1, Boris −2\nLeft in the pot: 4',
  )
  expect(asText({ ...sheet, result: '' })).toMatch(/^Port · 1.2.2026\n1. Boris/)
})
