// One socket for everything. It comes back by itself; what was followed is followed again from the version we have,
// and a command that was under way is sent again under the same id, so that it is carried out once.
import { type In, type Out, PROTOCOL, type Tables } from './wire'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000

type Waiting = { text: string; answer: (message: Answer) => void }

class Connection implements Wire {
  state = $state<'closed' | 'connecting' | 'open'>('closed')
  lostAt = $state(0) // since when there is no connection; 0: there is one, or none is wanted
  ahead = 0 // milliseconds by which the server's clock is ahead of ours
  doubted: () => void = () => undefined // it cannot be opened: is the server away, or does it not know us any more?

  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer = 0
  private heard = 0
  private numbers = 0
  private failed = 0 // times in a row that it could not be opened
  private readonly mine = crypto.getRandomValues(new Uint32Array(2)).join('-')
  private readonly followers = new Map<string, { follower: Follower; seats: number[] | null }>()
  private readonly waiting = new Map<string, Waiting>()
  private lobby: ((tables: Tables) => void) | null = null

  constructor() {
    addEventListener('online', () => this.retry())
    document.addEventListener('visibilitychange', () => {
      // After sleep a socket may be dead without knowing it.
      if (document.visibilityState === 'visible' && this.wanted() && Date.now() - this.heard > 40_000) this.reopen()
      else if (document.visibilityState === 'visible') this.retry()
    })
  }

  follow(table: string, follower: Follower, seats: number[] | null = null): () => void {
    this.followers.set(table, { follower, seats })
    this.ask(table)
    this.connect()
    return () => {
      if (this.followers.get(table)?.follower === follower) {
        this.followers.delete(table)
        this.send({ type: 'unfollow', table })
      }
      this.rest()
    }
  }

  watchLobby(told: (tables: Tables) => void): () => void {
    this.lobby = told
    this.send({ type: 'lobby', on: true })
    this.connect()
    return () => {
      this.lobby = null
      this.send({ type: 'lobby', on: false })
      this.rest()
    }
  }

  command<K extends CommandType>(type: K, table: string, fields: FieldsOf<K>): Promise<Answer> {
    const id = `${this.mine}-${++this.numbers}`
    const text = JSON.stringify({ type, id, table, ...fields })
    this.connect()
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer })
      if (this.state === 'open') this.socket?.send(text)
    })
  }

  /** Something will be asked in a moment. */
  prepare(): void {
    this.connect()
  }

  refresh(table: string): void {
    const kept = this.followers.get(table)
    if (kept) this.send({ type: 'follow', table, since: -1, ...(kept.seats ? { seats: kept.seats } : {}) })
  }

  private wanted(): boolean {
    return this.followers.size > 0 || this.lobby !== null || this.waiting.size > 0
  }

  rest(): void {
    if (!this.wanted()) {
      clearTimeout(this.timer)
      this.lostAt = 0
      const socket = this.socket
      this.socket = null
      this.state = 'closed'
      socket?.close()
    }
  }

  private retry(): void {
    if (this.wanted() && this.state === 'closed') {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private reopen(): void {
    this.socket?.close()
    this.lost()
  }

  private connect(): void {
    if (this.state !== 'closed') return
    this.state = 'connecting'
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL }))
    socket.onmessage = (event) => this.socket === socket && this.take(JSON.parse(event.data as string) as Out)
    socket.onclose = () => this.socket === socket && this.lost()
  }

  private lost(): void {
    this.failed = this.state === 'connecting' ? this.failed + 1 : 0
    if (this.failed > 1) this.doubted() // once may be: a new pass is on its way
    this.socket = null
    this.state = 'closed'
    if (!this.wanted()) return
    if (!this.lostAt) this.lostAt = Date.now()
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT)
  }

  private send(message: In): void {
    if (this.state === 'open') this.socket?.send(JSON.stringify(message))
  }

  private ask(table: string): void {
    const kept = this.followers.get(table)
    if (kept) {
      const { follower, seats } = kept
      this.send({ type: 'follow', table, since: follower.version, ...(seats ? { seats } : {}) })
    }
  }

  private take(message: Out): void {
    this.heard = Date.now()
    switch (message.type) {
      case 'welcome':
        this.state = 'open'
        this.lostAt = 0
        this.failed = 0
        this.wait = FIRST_WAIT
        this.ahead = message.now - Date.now()
        for (const table of this.followers.keys()) this.ask(table)
        if (this.lobby) this.send({ type: 'lobby', on: true })
        for (const { text } of this.waiting.values()) this.socket?.send(text)
        break
      case 'ping':
        this.send({ type: 'pong', n: message.n })
        break
      case 'table':
        this.ahead = message.now - Date.now()
        this.followers.get(message.table)?.follower.news(message)
        break
      case 'gone':
        this.followers.get(message.table)?.follower.gone(message.code)
        break
      case 'tables':
        this.lobby?.(message)
        break
      default: {
        const waiting = this.waiting.get(message.id)
        this.waiting.delete(message.id)
        waiting?.answer(message)
      }
    }
  }
}

export const connection = new Connection()
