import { beforeEach, expect, test, vi } from 'vitest'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
})
beforeEach(() => {
  store.clear()
  vi.resetModules()
})
const again = async () => (await import('./habits.svelte')).habits

test('a heart is given and taken back, and remembered', async () => {
  const habits = await again()
  habits.like('dobro')
  habits.like('pairs')
  habits.like('dobro')
  vi.resetModules()
  expect((await again()).liked).toEqual(['pairs'])
})

test('what was played last stands first, once', async () => {
  const habits = await again()
  for (const game of ['pairs', 'dobro', 'pairs']) habits.play(game)
  vi.resetModules()
  expect((await again()).played).toEqual(['pairs', 'dobro'])
})

test('nonsense is as good as nothing', async () => {
  store.set('igroteka-liked', '{')
  store.set('igroteka-played', '[1, "dobro", null]')
  const habits = await again()
  expect(habits.liked).toEqual([])
  expect(habits.played).toEqual(['dobro'])
})
