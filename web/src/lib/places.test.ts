import { describe, expect, it } from 'vitest'
import { inPlaces, keeping, remembering, rowsOfAll } from './places'
import type { Zone } from './wire'

const zone = (id: string, items: string[] = []) => ({ id, items }) as unknown as Zone

describe('places', () => {
  it('are found beside what something came with', () => {
    expect(inPlaces(['row', 'kept'], ['row', 'hand', 'kept'])).toEqual(['row', 'hand', 'kept'])
    expect(inPlaces(['row'], ['first', 'row'])).toEqual(['first', 'row'])
  })

  it('are kept when nothing lies there any more', () => {
    const before = ['row', 'kept']
    expect(inPlaces(before, ['kept'])).toBe(before)
    const look = remembering()
    look([zone('pot'), zone('price')])
    expect(look([zone('pot')]).map(({ zone: { id }, gone }) => [id, gone])).toEqual([
      ['pot', false],
      ['price', true],
    ])
  })

  it('are the same at all seats, and wider where many cards lie or will lie', () => {
    const look = rowsOfAll()
    const found = look([[zone('row')], [zone('row'), zone('kept', ['1'])]])
    expect(found).toEqual([
      { id: 'row', share: 2 },
      { id: 'kept', share: 1 },
    ])
    expect(look([[zone('row', ['1'])]])).toEqual(found)
    expect(look([[zone('kept', ['1', '2', '3'])]])[1]).toEqual({ id: 'kept', share: 2 })
  })

  it('give the same list as long as nothing in it has changed', () => {
    const [list, rows] = [keeping<Zone>(), rowsOfAll()]
    const [row, hand] = [zone('row'), zone('hand')]
    const before = list([row, hand])
    expect(list([row, hand])).toBe(before)
    expect(list([hand, row])).not.toBe(before)
    expect(list([zone('row'), hand])[0]).not.toBe(row)
    const lines = rows([[row, hand]])
    expect(rows([[row, zone('hand', ['1'])]])).toBe(lines)
    expect(rows([[row, zone('hand', ['1', '2', '3'])]])).not.toBe(lines)
  })
})
