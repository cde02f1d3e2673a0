// What people want to see in peace is shown large, for as long as it takes to read: a pair, a reveal, what a round
// brought. A scene tells what happened, which cards it was about, and what everybody has before and after.
import { inPart, type Line, named, totals as sums } from './account'
import type { Heard } from './known'
import type { AccountPart, GameInfo, Said, Zone } from './wire'

export interface Scene {
  key: number
  upTo: number // the key of what it tells last
  said: Said[] // in the order in which it happened
  unsaid: number // how many came before them
  cards: Shown[] // that were turned up; if none were, those that it is about
  round: boolean // it ended a round, or a deal
  part: Said | null // which one, where it is counted
  totals: Total[] // of everybody whose figure it changed; of a round or a reveal, everybody's
  figure: string // the zone that holds them
  kinds: Kind[] // what a round brought, by its names: stakes and gains are told apart
  by: number[] // who did it; of a reveal, all who show something
  gone: boolean // its cards do not lie on the table afterwards
  fates: Telling['fates']
}

export interface Shown {
  token: string
  seat: number
  said: string // the id of the sentence in whose stead it lies there, if it does
  deciding: boolean // among others, it is the one that counted
  other: number // whom it goes to; −1: nobody else
  value: number // what it counts, where that is told
  twin?: boolean // it makes a pair with one that lay there: until that is seen, nothing shows that there are two
}

/** The cards of somebody who has several, with what is said of them. */
export interface Hand {
  seat: number
  said: string // nobody's: the sentence's words say whose
  cards: Shown[]
  fates: Said[] // what came of them, to be told in a word
  tone: Zone['tone'] // whether they are what it is about, and good or bad
  sentences: Said[]
}

/** A row of a round's account; what stands beside it is in no sum, but says where the points come from. */
export type Kind = Pick<Line, 'label' | 'beside'>

/** What a seat has, before and after. */
export interface Total {
  seat: number
  was: number
  now: number
  tone: Zone['tone']
  by?: number[] // what a round brought, a number for each of the scene's kinds
}

/** How a game tells of its moments. */
export type Telling = Pick<
  GameInfo,
  'moments' | 'reveals' | 'twice' | 'counted' | 'valued' | 'afresh' | 'leads' | 'fates' | 'goal'
>
export const UNTOLD: Telling = {
  moments: [],
  reveals: [],
  twice: [],
  counted: [],
  valued: [],
  afresh: [],
  leads: [],
  fates: {},
  goal: 'most-points',
}

/** Whether a scene has to be seen before what came of it: then the cards are turned down again, or the next are dealt. */
export const comesFirst = ({ round, cards, gone }: Scene): boolean => round || gone || cards.some(({ said }) => said)

/** Whether what a moment shows are dice: a number and a colour each. */
export const showsDice = ({ cards }: Scene): boolean =>
  cards.length > 0 && cards.every(({ token }) => /^\d[a-z]$/.test(token))

/** Two cards alike, of which the second is waited for. */
export const isPair = ([one, other, ...more]: readonly Shown[]): boolean =>
  !!other && !more.length && one!.token === other.token && other.token !== '?'

/** Whether a moment can be told in passing: somebody else's, in a sentence or two, with nothing to compare. */
export function passing(scene: Scene, seat: number): boolean {
  const { round, said, by, totals } = scene
  const mine = by.includes(seat) || said.some((one) => one.seat === seat || one.other === seat)
  const small = !round && said.length <= 2 && !handsIn(scene).hands.length
  return small && !mine && !totals.some((total) => total.seat === seat)
}

const BEGINS = ['did-round', 'did-new-deal'] // what was before it belongs to the round that is over
const SENTENCES = 8 // of what would be more, the first ones are only counted; what is told in a word comes on top

/** The scenes in what was just heard: all that counts of one decision, in two where a round ends between. */
export function scenesIn(
  heard: readonly Heard[],
  telling: Telling,
  before: readonly Zone[] = [],
  after: readonly Zone[] = [],
  account: readonly AccountPart[] = [],
): Scene[] {
  const { moments, reveals, afresh, leads, fates, goal } = telling
  const scenes: Scene[] = []
  const endings: string[] = []
  let told: Heard[] = []
  const close = (ended = '') => {
    // What leads to something else is not what a scene ends with, unless it goes on with what was shown before, or cards
    // alone say the rest.
    const end = told.findLastIndex(({ said: { id } }) => moments.includes(id) && !reveals.includes(id))
    const goesOn = (id: string) =>
      end < 0 || (reveals.includes(id) && told.slice(0, end).some((one) => one.said.id === id))
    told = told.filter(({ said: { id } }, place) => place <= end || !leads.includes(id) || goesOn(id))
    const counts = told.filter(({ said }) => moments.includes(said.id))
    const shown = told.filter(({ said }) => reveals.includes(said.id))
    const more = told.filter((one) => !shown.includes(one))
    const rest = (more.length || shown.length > 1 ? more : shown).map(({ said }) => said) // a lone card is said as well
    const cards = shown.length
      ? decided(paired(cardsOf(shown, telling), rest, telling), rest, fates)
      : once(counts, telling)
    if (counts[0]) {
      const long = rest.filter(({ id }) => !(id in fates))
      const unsaid = long.length > SENTENCES + 1 ? long.length - SENTENCES : 0 // that one more happened takes as long to say
      const said = rest.filter((one) => !long.slice(0, unsaid).includes(one))
      scenes.push({
        key: counts[0].key,
        upTo: told[told.length - 1]!.key,
        said,
        unsaid,
        cards,
        round: !!ended,
        part: null,
        totals: [],
        figure: tally(after),
        kinds: [],
        by:
          shown.length > 1
            ? seatsOf(shown)
            : seatsOf([...told, ...heard.filter(({ v }) => v === counts[0]!.v)]).slice(0, 1),
        gone: !cards.every(({ token }) => token === '?' || lies(after, token, cards)),
        fates,
      })
      endings.push(ended)
    }
    told = []
  }
  let version = -1
  for (const one of heard) {
    const { id } = one.said
    if (one.v !== version) close()
    version = one.v
    if (BEGINS.includes(id)) close(id)
    if (afresh.includes(id) && !told.some(({ said }) => said.id === id)) close()
    if (moments.includes(id) || leads.includes(id)) told.push(one)
  }
  close()
  // What a round brought, its account says, if it is kept by rounds and not by deals. The table's figures are known only before and after all of it, the next deal
  // with its stakes included: they belong to the last moment.
  const whole = scenes[endings.lastIndexOf(`did-${account[account.length - 1]?.id}`)]
  const last = scenes[scenes.length - 1]
  if (whole) Object.assign(whole, brought(account, goal))
  else if (last) last.totals = worthTelling(totals(before, after), last)
  return scenes
}

/** Whose figures a moment tells: that it has changed, and beside them, in a reveal, everybody's. */
function worthTelling(all: Total[], scene: Scene): Total[] {
  const changed = all.filter(({ was, now }) => was !== now)
  return changed.length && handsIn(scene).hands.length ? all : changed
}

/** Whether a card is to be seen somewhere, as often as a moment shows it. */
function lies(zones: readonly Zone[], token: string, shown: readonly Shown[]): boolean {
  const copies = shown.filter((card) => card.token === token).length
  return zones.some(({ items }) => items.filter((item) => item === token).length >= copies)
}

const seatsOf = (told: readonly Heard[]) => [...new Set(told.flatMap(({ said }) => said.seat ?? []))]

function cardsOf(told: readonly Heard[], { twice, counted, valued }: Telling): Shown[] {
  return told.flatMap(({ said }) => {
    const { id, seat = -1, other = -1, value = 0 } = said
    const copies = twice.includes(id) ? 2 : counted.includes(id) ? value || 1 : 1
    const about = { seat, said: id, deciding: false, other, value: valued.includes(id) ? value : 0 }
    const tokens = tokensOf(said)
    const known = tokens.length || !counted.includes(id) ? tokens : ['?'] // of cards that are only counted, the backs
    return known.flatMap((token) => Array.from({ length: copies }, () => ({ token, ...about })))
  })
}

/** The cards that some sentences speak of: what several say of the same card is said of one, but of a pair there are two. */
function once(told: readonly Heard[], telling: Telling): Shown[] {
  const found: Shown[] = []
  for (const one of told) {
    const known = found.length
    for (const card of cardsOf([one], telling))
      if (!found.slice(0, known).some(({ token }) => token === card.token)) found.push({ ...card, said: '' })
  }
  return found
}

const tokensOf = (said: Said) => (said.cards?.length ? said.cards : said.card ? [said.card] : [])

/** A card that made a pair lies there twice. */
function paired(cards: readonly Shown[], rest: readonly Said[], { twice }: Telling): Shown[] {
  const pairs = rest.filter(({ id }) => twice.includes(id))
  const alike = (one: Shown) => cards.filter(({ token, seat }) => token === one.token && seat === one.seat).length
  const made = (one: Shown, said: Said) =>
    said.card === one.token && (said.seat === one.seat || !cards.some(({ seat }) => seat === said.seat))
  return cards.flatMap((card) =>
    alike(card) === 1 && pairs.some((said) => made(card, said)) ? [card, { ...card, twin: true }] : [card],
  )
}

/** Of cards that were turned up, those that decided: that the sentences go on to speak of, or those of them that are
 * good or bad news. Where everybody has one card and they speak of none, the card of whom they speak of; where only one
 * has shown any, those that somebody else is told of.
 */
function decided(cards: readonly Shown[], rest: readonly Said[], fates: Telling['fates']): Shown[] {
  const news = rest.filter(({ id }) => fates[id])
  const about = rest.some(({ id }) => id in fates) ? news : rest
  const named = about.flatMap((said) => tokensOf(said).map((token) => ({ token, seat: said.seat ?? -1 })))
  const meant = new Set(about.map(({ seat }) => seat ?? -1))
  const owners = new Set(cards.map(({ seat }) => seat)).size
  const ways: ((card: Shown) => boolean)[] = [
    ({ seat, token }) => named.some((one) => one.seat === seat && one.token === token),
    ({ seat }) => owners === cards.length && meant.has(seat),
    ({ token }) => owners === 1 && named.some((one) => one.token === token),
  ]
  const decides = ways.find((way) => cards.some(way)) ?? (() => false)
  return cards.every(decides) ? [...cards] : cards.map((card) => ({ ...card, deciding: decides(card) }))
}

const NEWS = 2 // good or bad, that are said of all as well

/** Where several show something: a line for each, with what came of it and what else is said of them. What a round ends
 * with is said of all, unless it speaks of one of these cards; so is what it all is about.
 */
export function handsIn({ cards, said, round, fates }: Scene): { hands: Hand[]; rest: Said[] } {
  const hands: Hand[] = []
  for (const card of cards) {
    const known = hands.find((hand) => hand.seat === card.seat && (card.seat >= 0 || hand.said === card.said))
    if (known) known.cards.push(card)
    else hands.push({ seat: card.seat, said: card.said, cards: [card], fates: [], tone: '', sentences: [] })
  }
  if (hands.length < 2 || cards.some(({ said }) => !said)) return { hands: [], rest: said }
  const told = said.filter(({ id }) => fates[id])
  const last = told.slice(-NEWS)
  const times = (those: readonly Said[], id: string) => those.filter((one) => one.id === id).length
  const news = last.filter(({ id }) => times(last, id) === times(told, id)) // of a kind, all or none
  const rest = said.filter((one, place) => {
    const tone = fates[one.id]
    if (tone !== undefined) {
      const theirs = hands.filter((hand) => fateOf(hand, one))
      for (const hand of theirs) {
        hand.fates.push(one)
        hand.tone ||= tone
      }
      if (theirs.length) return news.includes(one)
    }
    const between = one.other !== undefined // two, it is said of all
    const whose = hands.find(({ seat }) => seat >= 0 && seat === one.seat && !between)
    const ends = round && place === said.length - 1 && !whose?.cards.some(({ token }) => token === one.card)
    if (!whose || ends) return true
    whose.sentences.push(one)
    return false
  })
  return { hands, rest }
}

/** Whether something is said of a hand: of its owner, or of nobody but a card that they came with. */
const fateOf = ({ seat, cards, said: with_ }: Hand, { seat: whose, card }: Said) =>
  whose === undefined ? cards.some(({ token, said }) => token === card && said === with_) : whose === seat

/** A card as it lies in a line. */
export interface Lying extends Shown {
  copies: number
  pale: boolean // others like it decided
  then: boolean // what came of those before it begins here: what a bid has captured
  came: boolean // it is one of those that came of others
}

const IN_A_LINE = 6

/** Whether somebody shows so many cards that equal ones lie on one another, everybody's then. */
export const crowded = (hands: readonly Hand[]): boolean => hands.some(({ cards }) => cards.length > IN_A_LINE)

/** The cards of a hand; where that is `crowded`, equal ones lie on one another. */
export function together(cards: readonly Shown[], crowded: boolean): Lying[] {
  const found: Lying[] = []
  for (const card of cards) {
    const same = found.find((one) => one.token === card.token && one.said === card.said)
    const before = found[found.length - 1]
    if (same && crowded) same.copies += 1
    else
      found.push({
        ...card,
        copies: 1,
        pale: !card.deciding && cards.some(({ deciding, said }) => deciding && said === card.said),
        then: !!before && before.said !== card.said,
        came: card.said !== cards[0]!.said,
      })
  }
  return found
}

const KINDS = 3 // that have room beside one another

/** What everybody had before the round that is over and after it; the account goes on with the next one. What brought
 * it is told where several things did, and not too many.
 */
function brought(account: readonly AccountPart[], goal: string): Pick<Scene, 'part' | 'totals' | 'kinds'> {
  const ended = account.length - 2
  const part = account[ended]
  if (!part?.number) return { part: null, totals: [], kinds: [] }
  const [was, now] = [sums(account, ended), sums(account, ended + 1)]
  const rows = inPart(part).filter(({ values }) => values.some((value) => value))
  const counted = rows.filter(({ beside }) => !beside)
  const told = [rows, counted].find(({ length }) => length > 1 && length <= KINDS) ?? []
  const totals = now.map((value, seat) => ({
    seat,
    was: was[seat] ?? 0,
    now: value,
    tone: goal === 'not-to-lose' ? ('bad' as const) : ('good' as const),
    by: told.map(({ values }) => values[seat] ?? 0),
  }))
  return { part: named(part), totals, kinds: told.map(({ label, beside }) => ({ label, beside })) }
}

/** A table on which everybody's figure is what a moment has made of it, whatever else is still to be shown. */
export function afterScene(zones: readonly Zone[], { totals, figure }: Scene): Zone[] {
  const now = new Map(totals.map((total) => [total.seat, total.now]))
  return zones.map((zone) =>
    zone.id === figure && COUNTED.includes(zone.kind) ? withValue(zone, now.get(zone.seat)) : zone,
  )
}

const withValue = (zone: Zone, value: number | null = zone.value) => (zone.value === value ? zone : { ...zone, value })

/** A table with what everybody and the pot had before, how they stood, and the number that counts for all: what a moment
 * has brought is shown when it has been told.
 */
export function beforeScene(zones: readonly Zone[], before: readonly Zone[], { figure }: Scene): Zone[] {
  const had = (zone: Zone) => before.find(({ id, seat }) => id === zone.id && seat === zone.seat)
  const counts = ({ kind, id, seat, main }: Zone) => COUNTED.includes(kind) && (id === figure || (seat < 0 && !!main))
  const held = (zone: Zone) => zone.kind === 'chips' || counts(zone)
  return zones
    .flatMap((zone) => (zone.kind === 'marker' ? (had(zone) ?? []) : zone))
    .map((zone) => (held(zone) ? withValue(zone, had(zone)?.value ?? zone.value) : zone))
}

const COUNTED = ['number', 'chips']

/** What it is for somebody that their figure has changed, as far as it is known. */
export function worth({ was, now, tone }: Pick<Total, 'was' | 'now' | 'tone'>): Zone['tone'] {
  if (!tone || now === was) return ''
  const better = tone === 'good' || now < 0 || was < 0 // below nothing a figure looks bad, and more of it is better
  return now > was === better ? 'good' : 'bad'
}

/** The zone whose number everybody has and that matters most. */
export function tally(zones: readonly Zone[]): string {
  const figures = zones.filter(({ kind, seat, value }) => COUNTED.includes(kind) && seat >= 0 && value !== null)
  return (figures.find(({ main }) => main) ?? figures[0])?.id ?? ''
}

function totals(before: readonly Zone[], after: readonly Zone[]): Total[] {
  const id = tally(after)
  const was = figures(before, id)
  return after.flatMap(({ id: other, kind, seat, value, tone }) => {
    const old = was.get(seat)
    if (other !== id || seat < 0 || !COUNTED.includes(kind) || value === null || old === undefined) return []
    return [{ seat, was: old, now: value, tone: tone || (kind === 'chips' ? 'good' : '') }] // chips nobody minds
  })
}

/** What everybody who sits there has of something; of what is not counted before it is over, nothing. */
export function figures(zones: readonly Zone[], id: string): Map<number, number> {
  const counted = zones.filter((zone) => zone.id === id && COUNTED.includes(zone.kind))
  const seats = counted.length ? counted : zones
  return new Map(
    seats.filter(({ seat }) => seat >= 0).map((zone) => [zone.seat, counted.length ? (zone.value ?? 0) : 0]),
  )
}

/** How long so many letters take to read, in milliseconds, with a moment to look there first. */
export const readingTime = (letters: number, pace: number) => Math.min(7000, (600 + 30 * letters) * pace)

const BEAT = 350 // milliseconds in which one sees what somebody shows
const ALL_IN = 1300 // of many, each a little less

/** How long it takes until the next one shows something, in milliseconds. */
export const beatOf = (owners: number) => Math.min(BEAT, ALL_IN / (owners + 1))
