// The rules of a game, section by section: what is looked for in them, and where something is told.
import { hits, termsOf } from './search'
import type { Section } from './wire'

// They speak of a rule in passing; it is told elsewhere. Named in tests/suite/test_clauses.py, too.
const BESIDE = ['rules-short', 'rules-intro', 'rules-examples', 'rules-misunderstood']

/** The section that an address means: by its id, or by a clause that it tells. */
export function sectionAt(sections: readonly Section[], place: string): Section | undefined {
  const telling = sections.filter(({ clauses }) => clauses.includes(place))
  return sections.find(({ id }) => id === place) ?? telling.find(({ id }) => !BESIDE.includes(id)) ?? telling[0]
}

/** The address of a section, or of the one that tells a clause. */
export const addressOf = (game: string, place = '') => `/rules/${game}${place && `#${place}`}`

export interface Found {
  terms: readonly string[]
  sections: readonly Section[] // where all of them are, first those that are about them; without terms, all sections
  count: number // of the words found
}

export function lookUp(sections: readonly Section[], query: string): Found {
  const terms = termsOf(query)
  if (!terms.length) return { terms, sections, count: 0 }
  const counted = sections.map((section) => ({ section, count: hits([section.title, section.text], terms) }))
  const about = ({ section }: { section: Section }) => Number(hits([section.title], terms) > 0)
  const found = counted.filter(({ count }) => count > 0).sort((one, other) => about(other) - about(one))
  return { terms, sections: found.map(({ section }) => section), count: found.reduce((sum, one) => sum + one.count, 0) }
}

/** Paragraphs and lists, as the words write them. */
export function blocks(text: string): { list: boolean; lines: string[] }[] {
  return text.split(/\n\s*\n/).map((block) => {
    const lines = block.split('\n').map((line) => line.trim())
    const list = lines.every((line) => line.startsWith('- '))
    return { list, lines: list ? lines.map((line) => line.slice(2)) : [lines.join(' ')] }
  })
}
