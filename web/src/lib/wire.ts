// What crosses the wire. Made from the server's types by `make wire`: change them there.
// A field that may be left out has the default that docs/protocol.md gives it.

export const PROTOCOL = 1

export const LANGUAGES = {
  ru: { own: 'Русский', near: ['be', 'kk'] as string[] },
  uk: { own: 'Українська', near: [] as string[] },
  en: { own: 'English', near: [] as string[] },
}
export type Language = keyof typeof LANGUAGES

export type Kind =
  | 'chips'
  | 'columns'
  | 'dice'
  | 'direction'
  | 'hand'
  | 'marker'
  | 'number'
  | 'pile'
  | 'row'
  | 'sheet'
  | 'stack'

export type Mood = 'attention' | 'bidding' | 'bluff' | 'duel' | 'luck' | 'nerve' | 'talk' | 'thinking'

export type Level = 'easy' | 'hard' | 'medium'

export type Emote =
  | 'hello' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'thinking' | 'well-played' | 'wow'
  | 'laid-high' | 'laid-low' | 'laid-middle'

export type Value = boolean | number | string | null

/** The first message on a socket. */
export interface Hello {
  type: 'hello'
  v: number
}

/** The answer to `ping`, at once: the time it takes is given to slow connections as grace. */
export interface Pong {
  type: 'pong'
  n: number
}

/** Hear of public tables whenever the list changes, or no longer. */
export interface Lobby {
  type: 'lobby'
  on?: boolean
}

/** See a table: from one's own seats, from some of them, or (an empty list) as the public sees it. */
export interface Follow {
  type: 'follow'
  table: string
  since?: number // the last version that the client has
  seats?: number[] | null // null: all of one's own
}

/** Look away. Who has a seat counts as gone. */
export interface Unfollow {
  type: 'unfollow'
  table: string
}

/** Take a free seat; or several, one after the other, for those who play on the same device. */
export interface Sit {
  type: 'sit'
  id: string
  table: string
  seat: number
  name?: string | null // of somebody else on the same device
  salt?: string // what this player adds to the chance of the game
}

/** Leave a seat before the game begins; the host may free any seat. */
export interface Stand {
  type: 'stand'
  id: string
  table: string
  seat: number
  ban?: boolean // whoever sat there cannot sit down at this table again
}

/** The host puts a bot on a free seat. */
export interface PutBot {
  type: 'bot'
  id: string
  table: string
  seat: number
  level?: Level
}

/** The host changes the terms while people still gather. What is left out stays as it is. */
export interface Arrange {
  type: 'arrange'
  id: string
  table: string
  spoken?: 'friendly' | 'strict' | null // null: as it is
  aids?: boolean | null // as in the terms, `null` included
  options?: Record<string, Value> | null // all that differ from the game's defaults; null: as they are
}

/** The host lets the game begin. */
export interface Start {
  type: 'start'
  id: string
  table: string
  fill?: Level | null // bots on the seats that are free
}

/** Play one of the offers, or call out one of the calls. */
export interface Move {
  type: 'move'
  id: string
  table: string
  seat: number
  token: string
  ready?: boolean // false: laid, but not settled yet, where several choose in secret
}

/** Take back a secret choice, or one's last move where nothing came of it. */
export interface Undo {
  type: 'undo'
  id: string
  table: string
  seat: number
}

/** A bot plays on; `return` takes the seat back, but not in a rated game. */
export interface Resign {
  type: 'resign'
  id: string
  table: string
  seat: number
}

/** Take one's seat back from the bot that kept it warm. */
export interface Return {
  type: 'return'
  id: string
  table: string
  seat: number
}

/** Talk at the table, if one sits there. */
export interface Say {
  type: 'say'
  id: string
  table: string
  text: string
}

/** The same without words. */
export interface Show {
  type: 'emote'
  id: string
  table: string
  emote: Emote
}

/** The host switches talk off or on. */
export interface Hush {
  type: 'hush'
  id: string
  table: string
  talk: boolean
}

/** Propose that the present round is the last, or agree to it: when all people at the table have, it is. */
export interface LastRound {
  type: 'last'
  id: string
  table: string
  agree?: boolean // false: decline, or take one's word back; the proposal is off then
}

/** Ask a strong bot what to do; it answers with `advice`. */
export interface Hint {
  type: 'hint'
  id: string
  table: string
  seat: number
}

/** Ask which rule forbids to do anything with an item, or at a zone; it is answered by `refused`, which says so. */
export interface Why {
  type: 'why'
  id: string
  table: string
  seat: number
  zone: string
  item?: string
}

/** The same terms at another table, which `sheet.rematch` names then. One sits there as one sat here, bots come along,
 * and when all are there the game begins.
 */
export interface Rematch {
  type: 'rematch'
  id: string
  table: string
  salt?: string // as in `sit`
  look?: boolean // only open the table: its commitment can be looked at before the salt is given
}

/** How somebody wants to be called. */
export interface NewMe {
  name: string
}

/** The code that was shown when somebody came. */
export interface Recover {
  code: string
}

/** A table to open. With `bots` the host sits down, bots fill it, and the game begins at once. Who wants to see the
 * commitment before giving a salt opens the table without them, sits down and starts.
 */
export interface NewTable {
  terms: Terms
  bots?: Level | null
  salt?: string
}

/** What a table is opened with. */
export interface Terms {
  game: string
  players: number
  options?: Record<string, Value> // that differ from the game's defaults
  clock?: Clock | null // null: nobody is hurried
  public?: boolean // in the lobby; otherwise by its link only
  rated?: boolean // people only, a seat each; no hints, nothing taken back
  spoken?: 'friendly' | 'strict' // what has to be said or remembered: by people, or done for them
  talk?: boolean
  aids?: boolean | null // the screen counts for people; null: only for one person against bots
}

/** How long people may think: for each decision, or in the whole game with something added at every decision. */
export interface Clock {
  each: 'game' | 'move'
  seconds: number
  added?: number
}

/** The answer to `hello`. */
export interface Welcome {
  type: 'welcome'
  v: number
  person: string
  name: string
  now: number // the server's clock, milliseconds since 1970
}

/** To be answered by `pong` with the same number, at once. */
export interface Ping {
  type: 'ping'
  n: number
}

/** How a table stands at a version, and what happened since another. `since` −1: forget what you had. */
export interface TableNews {
  type: 'table'
  table: string
  since: number
  version: number
  now: number // the server's clock
  sheet?: Sheet // if it changed
  turn?: number[] // the seats that the table waits for
  ready?: number[] // the seats that have chosen, where several choose in secret
  views?: Seen[] // one for each seat that is followed, and the public's unless that is one; none before the game
  timers?: Timer[] // by seat, if there is a clock
  lines?: Line[] // of talk after `since`
  result?: Standing | null // when the game is over
}

/** What changes seldom: the terms, and who sits where. */
export interface Sheet {
  terms: Terms
  options: Record<string, Value> // of the game, all of them
  host: string // the person who opened the table
  status: 'open' | 'over' | 'playing'
  seats: Sitter[] // a free seat is {}
  talk: boolean // whether talk is on
  commitment: string // to the cards, shown before the first one
  salts: string[] // of all seats, once the game has begun
  rematch?: string // the table where those who want go on
  watching?: number // people without a seat
  aids?: boolean // whether the screen counts for people
  last?: number[] // seats that have agreed that the present round is the last
  final?: boolean // all have: it is the last
}

/** Who sits on a seat. `level`: a bot, or the bot that keeps it warm while somebody is away. */
export interface Sitter {
  name?: string
  person?: string
  level?: string
  left?: string // why a bot plays for the person: gone, clock or resigned
  here?: boolean // looks at the table
}

/** A table as a seat sees it; −1 is the public. */
export interface Seen {
  seat: number
  zones: Zone[] // all that lies on the table
  happened?: Happened[] // after `since`
  offers?: Offer[] // all that this seat may do now
  calls?: string[] // tokens that may be called out at any moment, with or without effect
  chosen?: string[] // one's own secret choice, which may still be changed
  undo?: boolean // whether `undo` would be done
  lays?: boolean // a secret choice is laid with `ready` false, talked about, and counts when one says ready
}

/** One place on the table. row: open cards side by side, "?" where one has been turned face down · hand: a fan, its
 * items "?" for all but its owner · columns: a row of cards each of which heads a column, in which rows of the seats
 * lie · stack: face-down cards, `value` of them · pile: open cards on one another, the top one last · dice: faces ·
 * number: a figure, `of` its limit · chips: an amount · marker: a sign before a seat or in the middle · direction:
 * which way round it goes, `value` 1 or −1 · sheet: a line of numbers as on paper, `value` what they come to.
 */
export interface Zone {
  id: string // its name is the words' `zone-<id>`
  kind: Kind
  seat: number // whose; −1: the middle of the table
  items: string[] // tokens of cards or dice; numbers of a sheet, as text
  value: number | null
  of: number | null
  main: boolean // the one number that matters
  marked: number[] // places of items that stand out; what that means, the name's attribute `marked` says
  heads: string[] // of a sheet: the faces of cards over its items
  column: number // of a row that lies in a column: in which, from 1; `value` is what it comes to
}

/** Something that the rules told of, as this seat may hear it. */
export interface Happened {
  v: number // the version that brought it
  said: Said
  joins?: boolean // it stands in the line of the one before
}

/** A sentence: its id in the words, and what it speaks of. */
export interface Said {
  id: string
  seat?: number // who; −1: nobody
  card?: string // a token
  value?: number
  other?: number // another seat
  more?: number // another value
  way?: '' | 'all' | 'many' | 'times' // the attribute that says it, where it stands for several
  times?: number // how often: to everybody (`all`), or one after the other (`times`)
  cards?: string[] // all their tokens (`many`); `card` is the first
}

/** Something a seat may do now. With `zone` it is done there, by picking up `items` or touching the zone itself. */
export interface Offer {
  token: string
  label: Said
  window?: boolean // nobody waits for it
  zone?: string
  items?: string[]
  at?: number // whose zone it is, where it is neither one's own nor in the middle
  quiet?: boolean // it is there to be forgotten: no screen may remind of it
}

/** A seat's clock: what is left in milliseconds, and since when (on the server's clock) it runs. */
export interface Timer {
  left: number
  since?: number | null
}

/** Something that was said at the table. */
export interface Line {
  v: number
  at: number // milliseconds since 1970
  person: string
  name: string
  text?: string
  emote?: string
}

/** How a game ended, by seat; place 1 is the best. */
export interface Standing {
  scores: number[]
  places: number[]
  loser: number // the seat that has lost while all others are safe, in a game that has a loser and no winner
}

/** A command was carried out and is on the disk. */
export interface Done {
  type: 'done'
  id: string
  version: number // from this one on, the table shows it
}

/** `text` is in English, for programs; `said` and `clause` are for the client's words. */
export interface Refused {
  type: 'refused'
  id: string // of the command; empty if the message had none
  code: string
  text: string
  clause?: string // of the rules, if a rule forbids it
  said?: Said | null
}

/** The answer to `hint`. */
export interface Advice {
  type: 'advice'
  id: string
  table: string
  seat: number
  choice: string
  candidates: Candidate[]
}

/** Something that might be done, and what came of it in imagined games. */
export interface Candidate {
  token: string
  label: Said
  visits: number // games imagined with it
  points: number // on average
  places: number[] // how often the seat came in first, second, …
  known?: string // the id of a sentence about what is certain
  values?: Record<string, number | string> // that the sentence speaks of
}

/** A table that cannot be followed (any more). */
export interface Gone {
  type: 'gone'
  table: string
  code: string
  text: string
}

/** The lobby. */
export interface Tables {
  type: 'tables'
  tables: Listed[]
  people: number // who look at it
}

/** A table as the lobby shows it. */
export interface Listed {
  table: string
  terms: Terms
  host: string // the name
  status: string
  taken: number // seats
  opened: number // milliseconds since 1970
}

/** A game of the catalogue. */
export interface GameInfo {
  id: string
  box: string
  names: Record<string, string> // by language
  boxes: Record<string, string> // the names of its box
  pitches: Record<string, string> // the game in a sentence
  minutes: [number, number] // the shortest and the longest game, about
  moods: Mood[]
  players: [number, number] // fewest and most
  usual: number // the pleasant number of players for a first game
  goal: string // what the scores count: most-points, most-chips, or not-to-lose, where points are bad
  options: Record<string, OptionInfo>
  suggested: Record<string, Record<string, Value>> // options to preselect, by number of players
  with_bots: Record<string, Value> // options for a table at which bots sit
  presets: PresetInfo[] // ways to play that the rulebook names
  has_aids: boolean // whether it has something that terms' `aids` switches off
  faces: string[] // the tokens of all cards or dice
  drawn: Record<string, Drawn> // how faces look, where that does not follow from the number that is their token
  by_heart: ByHeart | null // what people keep in mind themselves, where an option says so
  rules: number // the version of the rules
  emblem: string // a small drawing, as SVG
  reveals: string[] // those of them that a card with its owner says better than a sentence
  moments: string[] // ids of sentences that are shown large for a while: a pair, a reveal, what a round brought
}

/** What a table may choose before it starts: what is chosen otherwise, and within which limits. */
export interface OptionInfo {
  type: 'bool' | 'enum' | 'int' | 'text'
  default: Value
  friendly?: Value // where nobody is to be punished for a word or a gesture forgotten
  players?: number[] // where not empty: only so many may choose anything but the default
  values?: string[] // of an enum, or of a text that has names
  seat?: boolean // of an int: whether it is a seat, counted from 0
  min?: number | null
  max?: number | null
  null?: boolean // of an int: whether it may be left open
  max_length?: number | null
}

/** Options that the rulebook has a name for together. */
export interface PresetInfo {
  id: string
  names: Record<string, string> // by language
  options: Record<string, Value>
  players: number[] // how many it is for
}

/** How a card or a die is drawn, where its token is not simply its number. */
export interface Drawn {
  text: string // what stands on it; without text and sign, its name in the words
  colour: string // one of r y g b p s k: red, yellow, green, blue, purple, grey, black
  sign: '' | 'cross' | 'dot' | 'joker' | 'reverse' | 'search' | 'skip' | 'wild'
  stands_for: string // another token that it counts as
}

/** What people keep in mind themselves, where an option says so: some zones are shown for a moment only, nothing gives
 * away what is allowed, and sentences are said as their attribute `.by-heart` has them.
 */
export interface ByHeart {
  option: string
  value: string
  zones: string[]
}

/** A box on the shelf. */
export interface BoxInfo {
  id: string
  names: Record<string, string> // by language
  games: string[]
  lid: string // its picture, as SVG
}

/** Fluent sources; later ones override earlier ones. */
export interface Words {
  language: string
  sources: string[]
}

export interface Section {
  id: string
  title: string
  text: string
  clauses: string[]
}

/** A game under way, to be looked at. */
export interface Picture {
  players: number
  seat: number // through whose eyes
  zones: Zone[]
}

export interface Me {
  person: string
  name: string
}

/** Somebody who has just come, or come back. `token` is what a program shows instead of a cookie; a browser has the
 * cookie, and is not told.
 */
export interface Arrived {
  person: string
  name: string
  token?: string
  code?: string // to come back with from another device; it is shown this once
}

export interface Profile {
  person: string
  name: string
  played: Played[]
  latest: PastGame[]
}

/** What somebody has done in a game. */
export interface Played {
  game: string
  games: number
  won: number
  mu?: number | null
  sigma?: number | null
}

export interface PastGame {
  table: string
  game: string
  players: number
  seat: number
  place: number
  score: number
  rated: boolean
  ended: number
}

export interface Leader {
  person: string
  name: string
  rating: number // what is certain of the strength: mu − 3 sigma
  mu: number
  sigma: number
  games: number
}

/** A new table. Whoever has its link can come to it. */
export interface Opened {
  table: string
  link: string
  commitment: string // to the cards
}

/** A finished game. */
export interface Replay {
  table: string
  game: string
  players: number
  options: Record<string, Value>
  names: string[]
  frames: Frame[]
  scores: number[]
  places: number[]
}

/** A moment of a finished game, everything open. */
export interface Frame {
  step: number
  seat: number | null
  action: string | null
  happened: Said[]
  zones: Zone[]
}

export type In =
  | Hello
  | Pong
  | Lobby
  | Follow
  | Unfollow
  | Sit
  | Stand
  | PutBot
  | Arrange
  | Start
  | Move
  | Undo
  | Resign
  | Return
  | Say
  | Show
  | Hush
  | LastRound
  | Hint
  | Why
  | Rematch

export type Command =
  | Sit
  | Stand
  | PutBot
  | Arrange
  | Start
  | Move
  | Undo
  | Resign
  | Return
  | Say
  | Show
  | Hush
  | LastRound
  | Hint
  | Why
  | Rematch

export type Out = Welcome | Ping | TableNews | Done | Refused | Advice | Gone | Tables
