// What a hint says: the sentence that speaks for a choice, and the figures behind it. Which sentence is true is decided
// where the figures come from (`bots/reasons.py`, whose `said` and `figures` do the same for the terminal).
import type { FluentVariable } from '@fluent/bundle'
import type { Advice, Candidate, Said } from './wire'

/** A sentence of the screens, and what it is given: `t(id, values)` says it. */
export interface Told {
  id: string
  values: Record<string, FluentVariable>
}

/** How a game says things: `text` its own sentences, `label` an action. */
export interface Saying {
  text: (id: string, values?: Record<string, FluentVariable>) => string
  label: (said: Said) => string
}

const NAMED = 2 // equal ones that are named
const LISTED = 6 // candidates whose figures are shown

const percent = (share: number) => Math.round(100 * share)
const tenths = (value: number) => Math.round(10 * value) / 10

/** What is known for certain about a candidate. */
const known = (one: Candidate | undefined, { text }: Saying) => (one?.known ? text(one.known, one.values ?? {}) : '')

export const find = ({ candidates }: Advice, token: string) => candidates.find((one) => one.token === token)

/** Candidates about which something is known, the choice first, then the best. */
export function listed(advice: Advice): Candidate[] {
  const others = advice.candidates.filter(({ token, visits, known }) => token !== advice.choice && (visits || known))
  const chosen = find(advice, advice.choice)
  return chosen ? [chosen, ...others].slice(0, LISTED) : []
}

/** Why the choice; null if there is nothing else to do. */
export function reason(advice: Advice, saying: Saying): Told | null {
  const { because } = advice
  if (!because) return null
  const rival = find(advice, because.rival ?? '')
  const equal = (advice.equal ?? []).slice(0, NAMED).map((token) => find(advice, token))
  return {
    id: because.says.replace(/^ui-/, ''),
    values: {
      ...because.values,
      what: equal.map((one) => (one ? saying.label(one.label) : '')).join(' · '),
      rival: rival ? saying.label(rival.label) : '',
      omen: because.omen ? saying.text(`omen-${because.omen}`) : '',
      own: known(find(advice, advice.choice), saying),
      known: known(rival, saying),
    },
  }
}

/** What is known for certain about a candidate or, without that, its figures, each said by `tell`. */
export function behind(advice: Advice, one: Candidate, loses: boolean, saying: Saying, tell: (told: Told) => string) {
  return known(one, saying) || figures(advice, one, loses, saying).map(tell).join(' · ')
}

/** A candidate's figures: how well one stands after it, and what the reason speaks of. */
export function figures(advice: Advice, one: Candidate, loses: boolean, saying: Saying): Told[] {
  const { says = '', omen = '', values = {} } = advice.because ?? {}
  const standing = tenths(100 * (loses ? 1 - one.worth : one.worth))
  const found: Told[] = [{ id: loses ? 'hint-losing' : 'hint-standing', values: { percent: standing } }]
  const befell = one.omens?.[omen]
  if (befell !== undefined)
    found.push({ id: 'hint-omen', values: { omen: saying.text(`omen-${omen}`), percent: percent(befell) } })
  if (says === 'ui-hint-why-first') found.push({ id: 'hint-first', values: { percent: percent(one.places[0] ?? 0) } })
  if (values.points !== undefined) {
    const points = tenths(one.points)
    const sign = points < 0 ? '−' : '+'
    found.push({ id: 'hint-points', values: { sign, points: Math.abs(points), unit: values.unit ?? '' } })
  }
  return found
}
