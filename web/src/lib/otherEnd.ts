// The other end of the wire: a server, or a worker in this tab. Nothing else in the client knows which it is.
import { ALONE } from './address'
import type { Socket } from './line.svelte'
import { server } from './server'
import { thisTab } from './thisTab.svelte'

export interface Answered {
  status: number // as of HTTP
  found: unknown
}

export interface OtherEnd {
  /** A line on which the protocol is spoken. */
  dial(): Socket
  /** A question besides. It fails if nobody answers. */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answered>
}

export const otherEnd: OtherEnd = ALONE ? thisTab : server
