// The worker in which the rules run: Python comes, opens a room of tables, and is spoken to in strings.
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { Thinker } from '../lib/thinker'
import { askedFor } from './asking'
import { openCupboard } from './cupboard'
import { fetchAll } from './packed'

/** What the page tells the worker. */
export type Heard =
  | { kind: 'open'; files: string; pace: number } // where Python and the rules lie, how slowly bots move
  | { kind: 'said'; text: string } // a message of the protocol
  | { kind: 'hung-up' }
  | { kind: 'asked'; number: number; method: string; path: string; body: string }

/** What the worker tells the page. */
export type Told =
  | { kind: 'share'; share: number }
  | { kind: 'ready' }
  | { kind: 'failed' }
  | { kind: 'says'; text: string }
  | { kind: 'answers'; number: number; status: number; body: string }

/** `igroteka.browser.worker.Worker`. */
interface Room {
  hear(text: string): void
  hang_up(): void
  ask(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>
}

const WASM = 'pyodide.asm.wasm'
const LIBRARY = 'python_stdlib.zip'
const SCRIPT = 'pyodide.asm.mjs'
const RULES = 'igroteka.zip'

const tell = (message: Told) => postMessage(message)
let room: Promise<Room> = new Promise(() => undefined)

onmessage = ({ data }: MessageEvent<Heard>) => {
  if (data.kind === 'open') {
    room = opened(data.files, data.pace)
    room.then(
      () => tell({ kind: 'ready' }),
      (error: unknown) => {
        console.error(error)
        tell({ kind: 'failed' })
      },
    )
  } else void room.then((python) => heed(python, data)).catch(() => undefined)
}

async function heed(python: Room, message: Heard): Promise<void> {
  if (message.kind === 'said') python.hear(message.text)
  if (message.kind === 'hung-up') python.hang_up()
  if (message.kind === 'asked') {
    const [status, body] = await answered(python, message.method, message.path, message.body)
    tell({ kind: 'answers', number: message.number, status, body })
  }
}

async function answered(python: Room, method: string, path: string, body: string): Promise<[number, string]> {
  try {
    const answer = await python.ask(method, path, body)
    const found = answer.toJs()
    answer.destroy()
    return found
  } catch (error) {
    console.error(error)
    return [500, '{"code":"our-fault","text":"something went wrong here"}']
  }
}

async function opened(files: string, pace: number): Promise<Room> {
  const base = new URL('python/', files).href
  const sizes = (await (await fetch(new URL('sizes.json', base))).json()) as Record<string, number>
  const found = await fetchAll(base, sizes, (share) => tell({ kind: 'share', share }))
  const python = await started(base, (name) => found[`${name}.gz`]!)
  python.unpackArchive(found[`${RULES}.gz`]!, 'zip', { extractDir: '/lib/python3.14/site-packages' })
  const { Worker } = python.pyimport('igroteka.browser.worker') as { Worker: (...given: unknown[]) => Room }
  const search = askedFor(new Thinker(new URL('search', files).href))
  return Worker(await openCupboard(), (text: string) => tell({ kind: 'says', text }), pace, search)
}

/** Python from what has been fetched: what it would fetch itself is handed to it. */
async function started(base: string, part: (name: string) => Uint8Array<ArrayBuffer>): Promise<PyodideAPI> {
  const usual = globalThis.fetch
  globalThis.fetch = (wanted, options) => {
    const url = wanted instanceof Request ? wanted.url : String(wanted)
    if (url.endsWith(WASM)) return given(part(WASM), 'application/wasm')
    return url.endsWith(LIBRARY) ? given(part(LIBRARY), 'application/zip') : usual(wanted, options)
  }
  const script = URL.createObjectURL(new Blob([part(SCRIPT)], { type: 'text/javascript' }))
  try {
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ script)) as { default: unknown }
    const lock = { info: LOCK, packages: {} }
    const options = { indexURL: base, packageBaseUrl: base, lockFileContents: lock, createPyodideModule }
    return await loadPyodide(options as unknown as Parameters<typeof loadPyodide>[0])
  } finally {
    globalThis.fetch = usual
    URL.revokeObjectURL(script)
  }
}

/** No packages but our own: nothing is ever looked for elsewhere. */
const LOCK = {
  abi_version: '2026_0',
  arch: 'wasm32',
  platform: 'emscripten_5_0_3',
  python: '3.14.2',
  version: '314.0.7',
}

const given = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  Promise.resolve(new Response(bytes, { headers: { 'content-type': type } }))
