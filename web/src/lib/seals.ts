// The seal of a table's cards: what the server has bound itself to (a commitment) before it hears a salt of ours.
import { keep, kept } from './kept'

const TABLES = 30 // that are kept

interface Seal {
  table: string
  commitment: string
  salts: string[] // that we have given since
}

const shown = new Map<string, string>()

/** A table shows its commitment. The first one counts. */
export function see(table: string, commitment: string): void {
  if (!shown.has(table)) shown.set(table, commitment)
}

/** Something of one's own in the seed of the cards. Only where the commitment has been seen, which is kept with it. */
export function saltFor(table: string): string {
  const commitment = shown.get(table)
  if (!commitment) throw new Error(`no salt without a commitment: ${table}`)
  const salt = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0'))
  const seals = all()
  const known = seals.find((seal) => seal.table === table) ?? { table, commitment, salts: [] }
  const grown = { ...known, salts: [...known.salts, salt.join('')] }
  keep('seals', JSON.stringify([grown, ...seals.filter((seal) => seal !== known)].slice(0, TABLES)))
  return salt.join('')
}

/** Whether a record has the commitment that was seen before the salt; null if it has no salt from this device. */
export function matches(table: string, record: { commitment: string; salts: readonly string[] }): boolean | null {
  const seal = all().find((each) => each.table === table)
  if (!seal?.salts.some((salt) => record.salts.includes(salt))) return null
  return seal.commitment === record.commitment
}

/** Whether this device has given a salt for a table. */
export const given = (table: string) => all().some((seal) => seal.table === table)

function all(): Seal[] {
  try {
    return JSON.parse(kept('seals') ?? '[]') as Seal[]
  } catch {
    return []
  }
}
