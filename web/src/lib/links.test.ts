import { expect, it } from 'vitest'
import { onlyHere } from './links'

it.each(['localhost', 'igroteka.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this machine alone', (host) => {
  expect(onlyHere(host)).toBe(true)
})

it.each(['192.168.1.7', 'igroteka.example', 'localhost.example', '127.0.0.1.example', '[fe80::1]'])(
  '%s may be reached by others',
  (host) => {
    expect(onlyHere(host)).toBe(false)
  },
)
