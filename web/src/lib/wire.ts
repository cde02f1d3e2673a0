// What crosses the wire. Made from the server's types by `make wire`: change them there.
// A field that may be left out has the default that docs/protocol.md gives it.

export const PROTOCOL = 3

export const LANGUAGES = {
  ru: { own: 'Русский', near: ['be', 'kk'] as string[] },
  uk: { own: 'Українська', near: [] as string[] },
  en: { own: 'English', near: [] as string[] },
}
export type Language = keyof typeof LANGUAGES

export const TABLE_ID = /^[A-Za-z0-9_-]{8,40}$/

export const USUAL_ZONE: Omit<Zone, 'id' | 'kind'> = {
  seat: -1,
  items: [],
  value: null,
  of: null,
  main: false,
  marked: [],
  heads: [],
  column: 0,
  tone: '',
}

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

/** Ask for a sign of life (a heartbeat), where nothing has been heard for a while; `here` answers at once. */
export interface Knock {
  type: 'knock'
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

/** Take a free seat; or several, one after the other, for those who play on the same device. When the game has begun,
 * who has none takes one that a bot has, but not in a rated game.
 */
export interface Sit {
  type: 'sit'
  id: string
  table: string
  seat: number
  name?: string | null // of somebody else on the same device
  salt?: string // what this player adds to the chance of the game
}

/** Leave a seat before the game begins; the host may free any seat. Later the host may free that of somebody for whom a
 * bot plays: it becomes the bot's, and may be taken.
 */
export interface Stand {
  type: 'stand'
  id: string
  table: string
  seat: number
  ban?: boolean // whoever sat there cannot sit down at this table again
}

/** The host puts a bot on a free seat, or another one where a bot sits. */
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

/** The host lets a bot play for somebody who is away, before it would by itself. Who comes back takes over again. */
export interface Relieve {
  type: 'relieve'
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

/** The host switches talk off or on, for everybody or for whoever has a seat. */
export interface Hush {
  type: 'hush'
  id: string
  table: string
  talk: boolean
  seat?: number | null // null: for everybody
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
  items?: string[] // or: just these together
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

/** What people have written down: how many play by which rules, and what happened in each round. */
export interface Written {
  players: number
  options?: Record<string, Value> // that differ from the game's defaults
  rounds?: Record<string, number[]>[] // one more is refused by name
}

/** How somebody wants to be called. */
export interface NewMe {
  name: string
}

/** What somebody wants to be told when they are not at the table. */
export interface Wishes {
  turn?: boolean // it is their turn
  sat?: boolean // somebody sat down at a table at which they wait
  over?: boolean // a game is over
  invited?: boolean // somebody they have played with asks them to a table
  quiet?: Quiet | null
}

/** Hours in which nothing is told. They may go past midnight. */
export interface Quiet {
  begins: number
  ends: number
  zone: string // of time, such as Europe/Kyiv
}

/** A browser that is to be told something: what its `PushSubscription` says. */
export interface Device {
  address: string
  key: string
  auth: string
  language: 'en' | 'ru' | 'uk'
}

/** A browser that is not to be told anything any more. */
export interface ForgetDevice {
  address: string
}

/** Where somebody wants to be written to. */
export interface MailAddress {
  address: string
  language: 'en' | 'ru' | 'uk'
}

/** The code that was shown when somebody came. */
export interface Recover {
  code: string
}

/** How somebody is treated: not offered any more, or not sat with either. */
export interface Tie {
  how: '' | 'blocked' | 'hidden'
}

/** Whom to ask to come. */
export interface Invite {
  people: string[]
}

/** What somebody wants to play with anybody: the game counts, and the rest if nobody waits and a table is opened. */
export interface Seek {
  terms: Terms
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

/** A table to open. With `bots` the host sits down, bots fill it, and the game begins at once. Who wants to see the
 * commitment before giving a salt opens the table without them, sits down and starts.
 */
export interface NewTable {
  terms: Terms
  bots?: Level | null
  salt?: string
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

/** The answer to `knock`. */
export interface Here {
  type: 'here'
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
  account?: AccountPart[] // how the scores came about: the parts that have changed after `since`
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
  goal: Said // what one is after in this game, with these options
  rematch?: string // the table where those who want go on
  again?: number[] // the seats of those who want to
  watching?: number // people without a seat
  aids?: boolean // whether the screen counts for people
  last?: number[] // seats that have agreed that the present round is the last
  final?: boolean // all have: it is the last
  ratings?: Rated[] // when a rated game is over and counted
}

/** Who sits on a seat. `level`: a bot, or the bot that keeps it warm while somebody is away. */
export interface Sitter {
  name?: string
  person?: string
  level?: string
  left?: string // why a bot plays for the person: gone, clock or resigned
  here?: boolean // looks at the table
  called?: number // which of the names that bots have (the words' `ui-bot-names`, from 0); −1: that of its seat
  hushed?: boolean // the host does not want to hear them
  imitates?: boolean // the name was another's at the table but for letters that look alike
  away?: number | null // since when they do not look, on the server's clock
  bot_at?: number | null // when a bot will play for them, if they stay away
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

/** What a rated game has done to somebody's rating: a number around 1,500. */
export interface Rated {
  seat: number
  rating: number
  change: number
}

/** A table as a seat sees it; −1 is the public. */
export interface Seen {
  seat: number
  zones: Zone[] // all that lies on the table; if `partly`, of that what has changed after `since`
  partly?: boolean // each zone takes the place of the one with its `id` and `seat`; all others are as they were
  order?: number[] // of `partly`, where there are other places now: which zone lay there before; −1: a told one
  happened?: Happened[] // after `since`
  offers?: Offer[] // all that this seat may do now, what one usually does first
  prompt?: Said | null // what it has to decide and what for, if it has
  calls?: string[] // tokens that may be called out at any moment, with or without effect
  chosen?: string[] // one's own secret choice, which may still be changed
  undo?: boolean // whether `undo` would be done, as far as a glance can tell
  lays?: boolean // a secret choice is laid with `ready` false, talked about, and counts when one says ready
}

/** One place on the table. row: open cards side by side, "?" where one has been turned face down · hand: a fan, its
 * items "?" for all but its owner · columns: a row of cards each of which heads a column, in which rows of the seats
 * lie · stack: face-down cards, `value` of them, its item the back on top, where cards have different ones · pile:
 * open cards on one another, the top one last · dice: faces · number: a figure, `of` its limit · chips: an amount ·
 * marker: a sign before a seat or in the middle · direction: which way round it goes, `value` 1 or −1 · sheet: a line
 * of numbers as on paper, `value` what they come to.
 */
export interface Zone {
  id: string // its name is the words' `zone-<id>`, which may say the limit: `$of`, or 0
  kind: Kind
  seat: number // whose; −1: the middle of the table
  items: string[] // tokens of cards or dice; numbers of a sheet, as text
  value: number | null
  of: number | null
  main: boolean // the one number that matters
  aside?: boolean // of the middle: it matters little for what is decided, and is shown small
  marked: number[] // places of items that stand out; what that means, the name's attribute `marked` says
  heads: string[] // of a sheet: the faces of cards over its items
  column: number // of a row that lies in a column: in which, from 1; `value` is what it comes to
  tone: '' | 'bad' | 'good' // whether the more is the better, or the worse
  lead?: 'ahead' | 'danger' // of the figure that says how a seat stands: what it means to have the most
}

/** Something that the rules told of, as this seat may hear it. */
export interface Happened {
  v: number // the version that brought it
  said: Said
  joins?: boolean // it stands in the line of the one before
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
  aside?: boolean // a power for rare moments: less conspicuous than the others, which come before it
  throws?: boolean // the items will be thrown again
  about?: Spot | null // what it is about, though it is not done there
}

/** Something on the table: items of a zone. */
export interface Spot {
  zone: string
  items?: string[]
  seat?: number // whose zone; −1: in the middle
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

/** What a round, or a deal, has brought; or what belongs to none: what all begin with, what comes at the end. */
export interface AccountPart {
  at: number // its place in the account, from 0
  id?: string // its name is the words' `part-<id>`, if it has a number
  number?: number
  rows?: AccountRow[]
}

/** What something brought, by seat. */
export interface AccountRow {
  id: string // its name is the words' `row-<id>`
  values: number[]
  card?: string // the token of the card that it was for
  beside?: boolean // to be looked at, and in no sum
}

/** How a game ended, by seat; place 1 is the best. */
export interface Standing {
  scores: number[]
  places: number[]
  loser: number // the seat that has lost while all others are safe, in a game that has a loser and no winner
  grounds: Ground[] // what decided
}

/** A rule that ended a game or made its places. */
export interface Ground {
  clause: string
  said: Said
  row?: string // the account's in which that seat shows it; `total`, or `last`: what the last round brought
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
  label?: Said | null // of what was asked `why`: what it would have done
}

/** The answer to `hint`. */
export interface Advice {
  type: 'advice'
  id: string
  table: string
  seat: number
  choice: string // what its figures support
  candidates: Candidate[]
  equal?: string[] // tokens of those that are as good, as far as can be told
  because?: Because | null
}

/** Something that might be done, and what came of it in imagined games. */
export interface Candidate {
  token: string
  label: Said
  visits: number // games imagined with it
  points: number // on average
  places: number[] // how often the seat came in first, second, …
  worth: number // how well one stands after it, from 0 to 1; in a game with only a loser, the chance not to be that one
  known?: string // the id of a sentence about what is certain
  values?: Record<string, number | string> // that the sentence speaks of
  omens?: Record<string, number> // in what share of the games that were listened to something befell the seat
}

/** The sentence that speaks for a choice; names of actions and omens are put in by who says it. */
export interface Because {
  says: string // its id
  values?: Record<string, number | string>
  rival?: string // the token that the choice is compared with
  omen?: string // what befalls the seat
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
  start: Record<string, string> // of the game to start with: why; of all others nothing
  minutes: [number, number] // the shortest and the longest game, about
  moods: Mood[]
  players: [number, number] // fewest and most
  usual: number // the pleasant number of players for a first game
  goal: string // what the scores count: most-points, most-chips, or not-to-lose, where points are bad
  options: Record<string, OptionInfo>
  suggested: Record<string, Record<string, Value>> // options to preselect, by number of players
  with_bots: Record<string, Value> // options for a table at which bots sit
  presets: PresetInfo[] // ways to play that the rulebook names
  has_pad: boolean // whether score can be kept of it where it is played with real cards
  has_aids: boolean // whether it has something that terms' `aids` switches off
  faces: string[] // the tokens of all cards or dice
  drawn: Record<string, Drawn> // how faces look, where that does not follow from the number that is their token
  by_heart: ByHeart | null // what people keep in mind themselves, where an option says so
  rules: number // the version of the rules
  look: Look
  emblem: string // a small drawing, as SVG
  moments: string[] // ids of sentences that are shown large for a while: a pair, a reveal, what a round brought
  reveals: string[] // those of them that a card with its owner says better than a sentence
  twice: string[] // and those whose card lies there twice
  counted: string[] // or as often as their value says
  valued: string[] // those whose value says what the card counts
  afresh: string[] // those with which another scene begins, though it is of the same decision
  leads: string[] // what is no moment, and is told with one
  fates: Record<string, '' | 'bad' | 'good'> // what came of somebody's cards and is told in a word; good or bad: that it is about
  clauses: Record<string, string> // ids of sentences about which people ask “why?”, and the clause of the rules that says it
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
  back: boolean // it is the back of a card, and what stands on it
}

/** What people keep in mind themselves, where an option says so: some zones are shown for a moment only, nothing gives
 * away what is allowed, and sentences are said as their attribute `.by-heart` has them.
 */
export interface ByHeart {
  option: string
  value: string
  zones: string[]
}

/** The colours that a game chooses. How light each is, screens decide, so that everything can be read on them. */
export interface Look {
  felt: [number, number] // of the table's cloth
  accent: [number, number] // of small things, such as edges
  back: [number, number] // of its cards' backs
  figure: [number, number] // of its mascot and emblem
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

/** A stretch of a game, to be looked at. */
export interface Glimpse {
  players: number
  seat: number // through whose eyes
  frames: Zone[][] // one after another; the first is the picture
}

/** A lesson on the real table with the real rules; at its end the table may be in the middle of a game. */
export interface TaughtGame {
  game: string
  seat: number
  steps: LessonStep[]
  end: TableNews[] // what the last step leads to
}

/** Something that is said, the words' `lesson-<id>`, and that is done: without a token one simply goes on. */
export interface LessonStep {
  id: string
  news: TableNews[] // what happens before it, one after the other
  about?: string // a zone, `id` or `id@seat`; or goal, panel, others, seat
  token?: string
  asks?: boolean // the sentence does not say what to do
  whys?: WhyNot[]
  clause?: string // of the rules, where one can read more of it
}

/** What is answered when an item of a zone, or the zone itself, is touched in vain. */
export interface WhyNot {
  zone: string
  answer: Refused
  item?: string
}

/** Positions in which one choice is better beyond doubt. */
export interface Quiz {
  game: string
  questions: QuizQuestion[]
}

/** “What would you do?”: a position, and what is to be said of every answer. */
export interface QuizQuestion {
  news: TableNews
  advice: Advice
  whys?: WhyNot[]
}

/** What is drawn on a game's table, as SVG. */
export interface Drawings {
  back: string // what is behind the emblem on the backs of its cards
  mascot: string
}

/** How a game stands, and what is asked of the coming round. */
export interface Counted {
  goal: Said
  part: string // what a round is called: the words' `part-<part>`
  start: number[] // what everybody had before the first round
  rounds: number[][] // what each has brought, by seat
  totals: number[]
  places: number[] // before the end by the totals alone
  sums?: Sum[]
  asked?: Column[] // nothing: the match is over
  grounds?: Ground[] // what decided
}

/** A row below the rounds, named by the words' `row-<id>`; with a single number it is the whole table's. */
export interface Sum {
  id: string
  values: number[]
  beside?: boolean // to be looked at, and in no sum
}

/** Something that is written down of a round; its name is the words' `pad-<id>`, their `hint` explains it. */
export interface Column {
  id: string
  kind?: 'card' | 'cards' | 'number' | 'one' | 'some' | 'to'
  low?: number
  high?: number[] // number: by seat, and a seat with 0 is not asked; card: one; cards: by value, of groups
  values?: number[] // of a number, where it can only be one of these
  least?: number // of one, some and cards: how many have to be marked,
  most?: number // and how many can be; 0: any number
  sides?: number // of cards: so many players, or teams with every so-many-th seat
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
  code?: string // to come back with from another device
}

/** The recovery code once more. */
export interface Code {
  code: string
  link: string // that brings another device here with it
}

/** Those that wait for me first, then the latest. */
export interface MyGames {
  games: MyGame[]
  waiting: number // how many wait for me, on all pages
  now: number // by the server's clock
  more?: boolean // there is a next page
}

/** A table at which I sit, and which is not over. Times are milliseconds since 1970. */
export interface MyGame {
  table: string
  terms: Terms
  status: 'open' | 'playing'
  taken: number // seats, of the terms' `players`
  names: string[] // mine, and of those who play on my device
  others: Companion[]
  since: number // when it became my turn, or when something last happened
  turn?: boolean // the others, or a clock, wait for me
  due?: number | null // when my time is up
  gone?: string // why a bot plays for me
}

/** Somebody else at a table of mine. */
export interface Companion {
  names: string[] // of all who play on this person's device
  turn?: boolean // the table waits for them
  gone?: string // why a bot plays for them
}

/** What I am told, and how. Without a key this server sends no messages to browsers, without `mail` no letters. */
export interface Telling {
  key?: string // with which a browser subscribes
  wishes?: Wishes
  mail?: boolean
  address?: string // that I have given
  confirmed?: boolean
}

/** What a letter's link was for is done. */
export interface LinkDone {
}

export interface Profile {
  person: string
  name: string
  played: Played[]
  latest: PastGame[]
  more?: boolean // there is a next page of the latest
}

/** What somebody has done in a game. */
export interface Played {
  game: string
  games: number
  won: number
  rating?: number | null // around 1,500
  unsure?: number | null // give or take so much
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

/** A game in which people have ratings. */
export interface RatedGame {
  game: string
  people: number
}

export interface Leader {
  person: string
  name: string
  rating: number // around 1,500; the order is that of what is certain, mu − 3 sigma
  unsure: number // give or take so much
  mu: number
  sigma: number
  games: number
}

/** People whom one knows from playing; those with the same `last` were at one table. */
export interface Company {
  people: Acquaintance[]
  away: KeptAway[]
}

/** Somebody with whom one has played. */
export interface Acquaintance {
  person: string
  name: string
  games: number // together
  last: number // milliseconds since 1970
}

/** Somebody whom one does not want to be offered, or to sit with. */
export interface KeptAway {
  person: string
  name: string
  how: 'blocked' | 'hidden'
}

/** A table to which one was asked to come. */
export interface Invitation {
  table: string
  terms: Terms
  host: string // who asks
  name: string
  taken: number // seats
  at: number // milliseconds since 1970
}

/** A group's standing link. */
export interface Circle {
  circle: string
  link: string
}

/** A table to play at with anybody. */
export interface Found {
  table: string
  commitment: string // to the cards, of a table that was opened for this
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
  names: string[] // by seat; of a bot none
  frames: Frame[]
  scores: number[]
  places: number[]
  called: number[] // by seat: which of the names that bots have a bot has; −1: that of its seat
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
  | Knock
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
  | Relieve
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
  | Relieve
  | Say
  | Show
  | Hush
  | LastRound
  | Hint
  | Why
  | Rematch

export type Out = Welcome | Ping | Here | TableNews | Done | Refused | Advice | Gone | Tables
