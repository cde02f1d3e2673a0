import { describe, expect, it } from 'vitest'
import { inPlaces, remembering, rowsOfAll } from './places'
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
})
