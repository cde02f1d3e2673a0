// What this browser keeps: tables with their journals, records, who I am. Python speaks to it by the names of
// `igroteka.browser.cupboard.Cupboard`, which says what is promised.
//
// A journal is written in one transaction that also checks that nobody else has written to it; what returns is on the
// disk. A lock between tabs says who has a table, so that this does not happen all the time.

const NAME = 'igroteka'
const VERSION = 1
const PATIENCE = 3000 // milliseconds for another tab to let go of a table

interface Drawer {
  table: string
  head: string // JSON, as Python has written it
  epoch: number
  version: number
  status: string
  taken: number
}

interface Entry {
  table: string
  version: number
  line: string
}

interface Kept {
  table: string
  at: number
  past: string
  record: string
}

type Stores = 'tables' | 'entries' | 'records' | 'notes'

export async function openCupboard(): Promise<Cupboard> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = () => {
    const made = opening.result
    made.createObjectStore('tables', { keyPath: 'table' })
    made.createObjectStore('entries', { keyPath: ['table', 'version'] })
    made.createObjectStore('records', { keyPath: 'table' })
    made.createObjectStore('notes', { keyPath: 'name' })
  }
  return new Cupboard(await done(opening))
}

export class Cupboard {
  private readonly held = new Map<string, () => void>()

  constructor(private readonly database: IDBDatabase) {
    database.onversionchange = () => database.close() // another tab brings a newer form; this one is reloaded
  }

  hold(table: string): Promise<boolean> {
    if (this.held.has(table) || !('locks' in navigator)) return Promise.resolve(true)
    return new Promise((got) => {
      const until = (letGo: () => void) => {
        this.held.set(table, letGo)
        got(true)
      }
      const options = { signal: AbortSignal.timeout(PATIENCE) }
      navigator.locks.request(`${NAME}/${table}`, options, () => new Promise<void>(until)).catch(() => got(false))
    })
  }

  async let_go(table: string): Promise<void> {
    this.held.get(table)?.()
    this.held.delete(table)
  }

  async add_table(table: string, head: string): Promise<void> {
    await this.write(['tables'], (all) => {
      all.objectStore('tables').add({ table, head, epoch: 0, version: 0, status: 'open', taken: 0 } satisfies Drawer)
    })
  }

  async raise_epoch(table: string): Promise<void> {
    await this.write(['tables'], async (all) => {
      const drawer = await this.drawer(all, table)
      if (drawer) all.objectStore('tables').put({ ...drawer, epoch: drawer.epoch + 1 })
    })
  }

  async look(table: string): Promise<string | undefined> {
    const all = this.database.transaction(['tables', 'entries'])
    const found = await Promise.all([
      this.drawer(all, table),
      done(all.objectStore('entries').getAll(IDBKeyRange.bound([table, 0], [table, Infinity])) as IDBRequest<Entry[]>),
    ])
    const [drawer, entries] = found
    return drawer && written(drawer, entries)
  }

  async append(
    table: string,
    epoch: number,
    version: number,
    lines: string,
    status: string,
    taken: number,
  ): Promise<boolean> {
    return this.write(['tables', 'entries'], async (all) => {
      const drawer = await this.drawer(all, table)
      if (drawer?.epoch !== epoch || drawer.version !== version) return false
      const added = JSON.parse(lines) as string[]
      const entries = all.objectStore('entries')
      added.forEach((line, place) => entries.add({ table, version: version + place + 1, line } satisfies Entry))
      all.objectStore('tables').put({ ...drawer, version: version + added.length, status, taken } satisfies Drawer)
      return true
    })
  }

  async tables(): Promise<string> {
    const all = this.database.transaction('tables').objectStore('tables')
    const found = await done(all.getAll() as IDBRequest<Drawer[]>)
    return `[${found.filter(({ status }) => status !== 'over').map((drawer) => written(drawer, []))}]`
  }

  async settle(table: string, past: string, record: string): Promise<void> {
    await this.write(['tables', 'records'], async (all) => {
      const drawer = await this.drawer(all, table)
      const known = await done(all.objectStore('records').getKey(table))
      if (known === undefined) all.objectStore('records').add({ table, at: Date.now(), past, record } satisfies Kept)
      if (drawer) all.objectStore('tables').put({ ...drawer, status: 'over' })
    })
  }

  async past(): Promise<string> {
    const all = this.database.transaction('records').objectStore('records')
    const found = await done(all.getAll() as IDBRequest<Kept[]>)
    return `[${found.sort((a, b) => b.at - a.at).map(({ past }) => past)}]`
  }

  async record(table: string): Promise<string | undefined> {
    const all = this.database.transaction('records').objectStore('records')
    return (await done(all.get(table) as IDBRequest<Kept | undefined>))?.record
  }

  async keep(name: string, text: string): Promise<void> {
    await this.write(['notes'], (all) => void all.objectStore('notes').put({ name, text }))
  }

  async kept(name: string): Promise<string | undefined> {
    const all = this.database.transaction('notes').objectStore('notes')
    return (await done(all.get(name) as IDBRequest<{ text: string } | undefined>))?.text
  }

  private drawer(all: IDBTransaction, table: string): Promise<Drawer | undefined> {
    return done(all.objectStore('tables').get(table) as IDBRequest<Drawer | undefined>)
  }

  /** One transaction; when this returns it is on the disk. */
  private async write<T>(stores: Stores[], work: (all: IDBTransaction) => T | Promise<T>): Promise<T> {
    const all = this.database.transaction(stores, 'readwrite', { durability: 'strict' })
    const finished = new Promise<void>((ended, failed) => {
      all.oncomplete = () => ended()
      all.onabort = () => failed(all.error ?? new Error('the browser did not write it down'))
    })
    const found = await work(all)
    await finished
    return found
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((found, failed) => {
    request.onsuccess = () => found(request.result)
    request.onerror = () => failed(request.error ?? new Error('the browser could not read it'))
  })
}

/** A drawer as Python reads it. */
function written({ table, head, epoch, status, taken }: Drawer, entries: Entry[]): string {
  const lines = entries.map(({ line }) => line)
  return JSON.stringify({ table, head: JSON.parse(head) as unknown, epoch, status, taken, lines })
}
