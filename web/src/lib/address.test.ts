import { expect, test, vi } from 'vitest'

test('with a server, a screen has a path of its own', async () => {
  vi.resetModules()
  const { markOf, pathOf, to } = await import('./address')
  expect(to('/t/abc')).toBe('/t/abc')
  expect(pathOf({ pathname: '/rules/pairs', hash: '#turn' })).toBe('/rules/pairs#turn')
  expect(markOf('/rules/pairs#turn')).toBe('turn')
})

test('without one, it stands behind the # of a page that may lie anywhere', async () => {
  vi.resetModules()
  vi.stubEnv('MODE', 'site')
  const { pathOf, to } = await import('./address')
  expect(to('/t/abc')).toBe('#/t/abc')
  expect(pathOf({ pathname: '/some/where/', hash: '#/rules/pairs#turn' })).toBe('/rules/pairs#turn')
  expect(pathOf({ pathname: '/some/where/', hash: '' })).toBe('/')
  expect(pathOf({ pathname: '/some/where/', hash: '#main' })).toBeNull()
  vi.unstubAllEnvs()
})
