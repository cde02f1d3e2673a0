// Sentences made from Fluent sources.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Said } from './wire'

/** A number that looks the same in all our languages: waking up the formatter of numbers takes a while. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const small = (value: FluentVariable) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000 ? new Small(value) : value

/** A name between marks that keep its direction to itself (FSI, PDI), for sentences. In markup `<bdi>` does that. */
export const isolated = (name = '') => (name ? `\u2068${name}\u2069` : '')

export class Words {
  constructor(private readonly bundle: FluentBundle) {}

  has(id: string, attribute?: string): boolean {
    return attribute ? !!this.bundle.getMessage(id)?.attributes[attribute] : this.bundle.hasMessage(id)
  }

  text(id: string, values: Record<string, FluentVariable> = {}, attribute?: string): string {
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return `⟨${id}${attribute ? `.${attribute}` : ''}⟩`
    const easy = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, small(value)]))
    return this.bundle.formatPattern(pattern, easy, [])
  }

  /**
   * A phrase as a sentence to `viewer`, with the names of those who sit there. Where it stands for several, the attribute
   * says so that it names; what the words cannot count is said with its number. `Words.tell` in Python does the same.
   */
  say(said: Said, names: readonly string[], viewer: number, byHeart = false): string {
    const values = this.values(said, names, viewer)
    const { id, way = '', times = 1 } = said
    if (way) {
      values.times = times
      values.cards = (said.cards ?? []).map((token) => this.face(token)).join(', ')
      return this.has(id, way) ? this.text(id, values, way) : `${this.text(id, values)} (×${times})`
    }
    const blind = byHeart && this.has(id, 'by-heart')
    return this.text(id, values, blind ? 'by-heart' : undefined)
  }

  /** Another thing that a sentence's words say of the same; nothing, if they do not. */
  part(said: Said, attribute: string, names: readonly string[], viewer: number): string {
    return this.has(said.id, attribute) ? this.text(said.id, this.values(said, names, viewer), attribute) : ''
  }

  private values(said: Said, names: readonly string[], viewer: number): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = { value: said.value ?? 0, more: said.more ?? 0 }
    if (said.card) {
      const face = this.face(said.card)
      values.card = /^\d+$/.test(face) ? Number(face) : face // a number has its own article: see `a-card`
    }
    const { seat = -1, other = -1 } = said
    if (seat >= 0) values.seat = isolated(names[seat])
    if (other >= 0) values.other = isolated(names[other])
    values.you = viewer < 0 ? 'no' : viewer === seat ? 'yes' : viewer === other ? 'other' : 'no'
    return values
  }

  /** The word for a card, where its token is not one already. */
  face(token: string): string {
    return this.has(`card-${token}`) ? this.text(`card-${token}`) : token
  }
}

/** Later sources override earlier ones. */
export function wordsOf(language: string, sources: readonly string[]): Words {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true })
  return new Words(made)
}
