// Puts questions to searches, with the browser's own loader: a JSON list comes in, one of answers goes out.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const [web, folder] = process.argv.slice(2)
const typescript = createRequire(`${web}/package.json`)('typescript')
const source = readFileSync(`${web}/src/lib/searching.ts`, 'utf8')
const options = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 }
const { outputText } = typescript.transpileModule(source, { compilerOptions: options })
const { Search } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)

const searches = {}
const answers = []
for (const { game, position, seat, iterations, luck } of JSON.parse(readFileSync(0, 'utf8'))) {
  searches[game] ??= await Search.of(
    readFileSync(`${folder}/${game}.wasm`),
    JSON.parse(readFileSync(`${folder}/${game}.json`, 'utf8')),
  )
  const question = { position: Buffer.from(position, 'hex'), seat, iterations, luck: BigInt(luck) }
  try {
    const began = process.cpuUsage()
    const answer = searches[game].think(question)
    const { user, system } = process.cpuUsage(began)
    answers.push({ ...answer, luck: `${answer.luck}`, seconds: (user + system) / 1e6 })
  } catch (error) {
    answers.push({ refused: `${error.constructor.name}: ${error.message}` })
  }
}
process.stdout.write(JSON.stringify(answers))
