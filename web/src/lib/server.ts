// The server that has brought this page.
import type { Socket } from './line.svelte'
import type { OtherEnd } from './otherEnd'

const PATIENCE = 20_000 // milliseconds for an answer

export const server: OtherEnd = {
  dial: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`) as Socket,

  async ask(method, path, body) {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return { status: response.status, found: await response.json().catch(() => null) }
  },
}
