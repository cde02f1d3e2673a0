import { beforeEach, expect, test, vi } from 'vitest'
import { Attention } from './attention.svelte'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
})
beforeEach(() => store.clear())

function three(): Attention {
  const attention = new Attention()
  for (const id of ['a', 'b', 'c']) attention.come(id)
  return attention
}

test('each in its turn', () => {
  const attention = three()
  const turns = [1, 2, 3, 4].map(() => {
    const now = attention.now
    attention.shown(now)
    return now
  })
  expect(turns).toEqual(['a', 'b', 'c', 'a'])
})

test('what is pointed at moves, then the others go on', () => {
  const attention = three()
  attention.point('c')
  expect(attention.now).toBe('c')
  attention.leave('c')
  expect(attention.now).toBe('a')
})

test('what is out of view does not move, pointed at or not', () => {
  const attention = three()
  attention.go('a')
  attention.point('a')
  expect(attention.now).toBe('b')
  attention.go('b')
  attention.go('c')
  expect(attention.now).toBe('')
})

test('whoever wants peace has it the next time, too', () => {
  three().stop(true)
  const later = three()
  expect(later.stopped).toBe(true)
  later.stop(false)
  expect(new Attention().stopped).toBe(false)
})
