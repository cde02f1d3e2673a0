// One socket for everything. It comes back by itself; what was followed is followed again from the version we have,
// and a command that was under way is sent again under the same id, so that it is carried out once.
//
// A socket may be dead without knowing it, as in a tunnel. When nothing is heard for a while, the server is asked for a
// sign of life (a heartbeat); without one the line counts as lost, and another socket is opened.
import { type In, type Out, PROTOCOL, type TableNews, type Tables, USUAL_ZONE } from './wire'
import type { Answer, CommandType, FieldsOf, Follower, Wire } from './wires'

// Milliseconds, those of silence counted in ticks: a page that was busy or asleep does not blame the line.
const TICK = 500
const ASK = 1500 // of silence, after which a sign of life is asked for
const LOST = 3000 // of silence, after which the line counts as lost
const BLINK = 2500 // in which a line that is closed or in doubt may come back without a word
const SLEEP = 40_000 // after which a socket had better be opened anew
const LONGEST_PATIENCE = 10_000
const OPEN = 1 // the `readyState` of a socket on which something can be said
const FIRST_WAIT = 300
const LONGEST_WAIT = 8000

type Waiting = { text: string; answer: (message: Answer) => void }

/** What is needed of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  readonly readyState: number
  send(text: string): void
  close(): void
}

/** The same with whole zones: the server leaves out what is as usual. */
function filledIn(message: TableNews): TableNews {
  const views = message.views?.map((view) => ({
    ...view,
    zones: view.zones.map((zone) => ({ ...USUAL_ZONE, ...zone })),
  }))
  return { ...message, ...(views && { views }) }
}

export class Line implements Wire {
  state = $state<'closed' | 'connecting' | 'open'>('closed')
  lost = $state(false) // it is wanted, and has been silent for too long
  ahead = 0 // milliseconds by which the server's clock is ahead of ours
  doubted: () => void = () => undefined // it cannot be opened: is the server away, or does it not know us any more?

  private socket: Socket | null = null
  private wait = FIRST_WAIT
  private patience = LOST // with a socket that is silent; grows, since the line may be slow and not dead
  private timer: ReturnType<typeof setTimeout> | undefined
  private ticking: ReturnType<typeof setInterval> | undefined
  private heard = Date.now() // when something was
  private silent = 0 // since the server was heard
  private stuck = 0 // since it was heard, or this socket made
  private numbers = 0
  private failed = 0 // times in a row that it could not be opened
  private readonly mine = crypto.getRandomValues(new Uint32Array(2)).join('-')
  private readonly followers = new Map<string, { follower: Follower; seats: number[] | null }>()
  private readonly waiting = new Map<string, Waiting>()
  private lobby: ((tables: Tables) => void) | null = null

  constructor(
    private readonly dial: () => Socket,
    private readonly awake: () => boolean, // whether anybody looks
  ) {}

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
      this.say(text)
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
      clearInterval(this.ticking)
      this.ticking = undefined
      this.silent = 0
      this.lost = false
      this.hangUp()
    }
  }

  /** Something speaks against the line: a network that went or came, a sleep that is over. */
  doubt(): void {
    if (!this.wanted()) return
    if (this.lost || Date.now() - this.heard > SLEEP) this.hangUp()
    if (this.state === 'closed') return this.connect()
    this.silent = this.stuck = LOST - BLINK
    this.send({ type: 'knock' })
  }

  private tick(): void {
    if (!this.wanted() || !this.awake()) return
    this.silent += TICK
    this.stuck += TICK
    if (this.silent === ASK) this.send({ type: 'knock' })
    if (this.silent >= LOST) this.lost = true
    if (this.state !== 'closed' && this.stuck >= this.patience) {
      this.patience = Math.min(this.patience * 1.8, LONGEST_PATIENCE)
      this.wait = FIRST_WAIT // it was waited for already
      const failed = this.state === 'connecting'
      this.hangUp()
      this.again(failed)
    }
  }

  private hangUp(): void {
    const socket = this.socket
    this.socket = null
    this.state = 'closed'
    socket?.close()
  }

  private connect(): void {
    if (this.state !== 'closed') return
    clearTimeout(this.timer)
    this.ticking ??= setInterval(() => this.tick(), TICK)
    this.stuck = 0
    this.state = 'connecting'
    const socket = this.dial()
    this.socket = socket
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: PROTOCOL } satisfies In))
    socket.onmessage = (event) => this.socket === socket && this.take(JSON.parse(event.data as string) as Out)
    socket.onclose = () => this.socket === socket && this.closed()
  }

  private closed(): void {
    const failed = this.state === 'connecting'
    this.socket = null
    this.state = 'closed'
    if (!failed && !this.lost) this.silent = LOST - BLINK
    this.again(failed)
  }

  private again(failed: boolean): void {
    this.failed = failed ? this.failed + 1 : 0
    if (this.failed > 1) this.doubted() // once may be: a new pass is on its way
    if (!this.wanted()) return
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6))
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT)
  }

  private send(message: In): void {
    this.say(JSON.stringify(message))
  }

  private say(text: string): void {
    if (this.state === 'open' && this.socket?.readyState === OPEN) this.socket.send(text)
  }

  private ask(table: string): void {
    const kept = this.followers.get(table)
    if (kept) {
      const { follower, seats } = kept
      this.send({ type: 'follow', table, since: follower.version, ...(seats ? { seats } : {}) })
    }
  }

  private take(message: Out): void {
    if (message.type === 'here' && !this.lost) this.patience = LOST
    this.heard = Date.now()
    this.silent = this.stuck = 0
    this.lost = false
    switch (message.type) {
      case 'welcome':
        this.state = 'open'
        this.failed = 0
        this.wait = FIRST_WAIT
        this.ahead = message.now - Date.now()
        for (const table of this.followers.keys()) this.ask(table)
        if (this.lobby) this.send({ type: 'lobby', on: true })
        for (const { text } of this.waiting.values()) this.say(text)
        break
      case 'here':
        break
      case 'ping':
        this.send({ type: 'pong', n: message.n })
        break
      case 'table':
        this.ahead = message.now - Date.now()
        this.followers.get(message.table)?.follower.news(filledIn(message))
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
