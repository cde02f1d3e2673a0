import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HERE, isHere, prepareHere } from './here'

const update = vi.fn(() => Promise.resolve())
const register = vi.fn((_: string) => Promise.resolve({ update }))

/** A page of a server that says this of its site, in a browser that has these workers. */
function page(here: string, { saveData = false, scope = '', active = true } = {}) {
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (go: () => void) => go())
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { here } }) })
  const found = scope ? { scope: `https://play.example${scope}`, active: active ? {} : null } : undefined
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: { register, getRegistration: () => Promise.resolve(found) },
  })
}

beforeEach(() => void vi.clearAllMocks())
afterEach(() => void vi.unstubAllGlobals())

test('a site that was built in is fetched, and looked at for a newer one', async () => {
  page('Play on this device')
  prepareHere()
  await vi.waitFor(() => expect(update).toHaveBeenCalled())
  expect(register).toHaveBeenCalledWith(`${HERE}sw.js`)
})

test('nothing is fetched where there is no site, nor for those who save data', () => {
  page('')
  prepareHere()
  page('Play on this device', { saveData: true })
  prepareHere()
  vi.stubGlobal('navigator', {}) // by plain HTTP there are no service workers
  prepareHere()
  expect(register).not.toHaveBeenCalled()
})

test('it can be opened when its own worker has fetched it, whatever other workers have', async () => {
  const cases = [{}, { scope: '/' }, { scope: HERE, active: false }, { scope: HERE }]
  const found = []
  for (const each of cases) {
    page('', each)
    found.push(await isHere())
  }
  expect(found).toEqual([false, false, false, true])
  vi.stubGlobal('navigator', {})
  expect(await isHere()).toBe(false)
})
