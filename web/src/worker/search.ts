// The worker in which search thinks, so that nobody waits for it but who has asked. `lib/thinker.ts` speaks with it.
import { Search, type Answer, type Description, type Question } from '../lib/searching'
import { unpacked } from './packed'

export interface Asked {
  id: number
  /** The address of the folder in which modules and descriptions lie. */
  folder: string
  game: string
  /** Without a question the game's search is fetched, for those that will come. */
  question?: Question
}

export type Told = { id: number; answer: Answer | null } | { id: number; refused: string }

const searches = new Map<string, Promise<Search>>()

async function fetched(folder: string, game: string): Promise<Search> {
  const get = async (file: string) => {
    const response = await fetch(`${folder}/${file}`)
    if (!response.ok) throw new Error(`${file} is not there (${response.status})`)
    return response
  }
  const games = (await (await get('games.json')).json()) as string[]
  if (!games.includes(game)) throw new Error(`There is no search for ${game} here`)
  const [module, description] = await Promise.all([get(`${game}.wasm.gz`), get(`${game}.json`)])
  return Search.of(await unpacked(await module.blob()), (await description.json()) as Description)
}

function search(folder: string, game: string): Promise<Search> {
  const where = `${folder}/${game}`
  let found = searches.get(where)
  if (!found) {
    found = fetched(folder, game)
    searches.set(where, found)
    found.catch(() => searches.delete(where)) // what could not be fetched is fetched again when somebody asks again
  }
  return found
}

addEventListener('message', async ({ data: { id, folder, game, question } }: MessageEvent<Asked>) => {
  let told: Told
  try {
    const found = await search(folder, game)
    told = { id, answer: question ? found.think(question) : null }
  } catch (error) {
    told = { id, refused: error instanceof Error ? error.message : String(error) }
  }
  postMessage(told)
})
