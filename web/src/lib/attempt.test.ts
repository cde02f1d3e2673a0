import { expect, test } from 'vitest'
import { Attempt } from './attempt.svelte'

test('one thing is tried at a time, and why it failed is known until the next one', async () => {
  const attempt = new Attempt()
  let fail = (_: unknown): void => undefined
  const first = attempt.make('pairs', () => new Promise((_, refused) => (fail = refused)))
  let others = 0
  await attempt.make('dobro', async () => (others += 1))
  expect([attempt.at, others]).toEqual(['pairs', 0])
  fail({ code: 'busy' })
  await first
  expect([attempt.at, attempt.failed]).toEqual(['', 'busy'])
  await attempt.make('dobro', async () => (others += 1))
  expect([attempt.failed, others]).toEqual(['', 1])
  await attempt.make('dobro', () => Promise.reject(new TypeError()))
  expect(attempt.failed).toBe('our-fault')
})
