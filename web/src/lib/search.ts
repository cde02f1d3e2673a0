// Looking something up in a text, as people type it: in whatever case, with ё or е, ґ or г, in whatever form of the word.
export interface Piece {
  text: string
  hit: boolean
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu
const SHORTEST = 3 // letters that are left of a word without its ending

// What words end in, from long to short: nouns and adjectives, then verbs, of Russian and Ukrainian; then English.
const ENDINGS = [
  'ами ями ого его ому ему ыми ими іми ои еи ам ям ах ях ов ев ів ии ыи іи ая яя оі ое ее ую юю ою ею ью ым им',
  'ім ых их іх ом ем єм а я ы и і у ю о е є ь',
  'ывать ивать ывает ивает ають яють ують ать ять ить еть іть ает яет ует ают яют уют ала яла ила ела али яли или ели',
  'ало ило ати яти ити іти ют ут ат ят ет ит ал ял ил ел ав ив ти ть ла ло ли',
  'ings ing ed es s e',
]
  .flatMap((some) => some.split(' '))
  .sort((one, other) => other.length - one.length)

/** A letter as it is compared, one for one: small, and without what is written above or below it. */
function plain(letter: string): string {
  const small = letter.toLowerCase().normalize('NFD')[0] ?? letter
  if (small === 'ґ') return 'г'
  return /[’ʼ`´‘]/.test(small) ? "'" : small
}

const folded = (text: string) => Array.from({ length: text.length }, (_, at) => plain(text[at]!)).join('')

/** A word without its ending; what it ends in beside that (“-ся”) goes first. */
function stem(word: string): string {
  const bare = word.replace(/(?:ся|сь|'s)$/u, '')
  const long = bare.length >= SHORTEST ? bare : word
  const ending = ENDINGS.find((each) => long.endsWith(each) && long.length - each.length >= SHORTEST)
  return ending ? long.slice(0, -ending.length) : long
}

/** Whether a word of a text is what somebody looks for: it begins like that, or is another form of it. */
function fits(word: string, term: string): boolean {
  if (/^\d+$/.test(term)) return word === term
  return word.startsWith(term) || stem(word) === stem(term)
}

/** The words that somebody looks for. */
export const termsOf = (query: string): string[] => [...new Set(folded(query).match(WORD))]

/** A text in pieces: words that are looked for, and what is between them. */
export function pieces(text: string, terms: readonly string[]): Piece[] {
  const found: Piece[] = []
  let told = 0
  for (const { 0: word, index } of folded(text).matchAll(WORD)) {
    if (!terms.some((term) => fits(word, term))) continue
    if (index > told) found.push({ text: text.slice(told, index), hit: false })
    told = index + word.length
    found.push({ text: text.slice(index, told), hit: true })
  }
  if (told < text.length) found.push({ text: text.slice(told), hit: false })
  return found
}

/** How many words of some texts are looked for; none, unless each of the terms is in one of the texts. */
export function hits(texts: readonly string[], terms: readonly string[]): number {
  const words = texts.flatMap((text) => folded(text).match(WORD) ?? [])
  if (!terms.every((term) => words.some((word) => fits(word, term)))) return 0
  return words.filter((word) => terms.some((term) => fits(word, term))).length
}
