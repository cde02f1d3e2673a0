// What crosses the wire, as the server's `messages.py` and `api.py` have it. Absent fields have their default.

export type Kind =
  'row' | 'hand' | 'stack' | 'pile' | 'dice' | 'number' | 'chips' | 'marker' | 'direction' | 'columns' | 'sheet'
export type Level = 'easy' | 'medium' | 'hard'
export type Value = boolean | number | string | null

export interface Zone {
  id: string
  kind: Kind
  seat: number // −1: the middle of the table
  items: string[]
  value: number | null
  of: number | null
  main: boolean
  marked: number[] // places of items that stand out
  heads: string[] // of a sheet: the faces over its items
  column: number // 1…: under or over which item of the columns it lies; 0: none
}

export interface Said {
  id: string
  seat?: number
  card?: string
  value?: number
  other?: number
  more?: number
}

export interface Offer {
  token: string
  label: Said
  window?: boolean
  zone?: string
  items?: string[]
  at?: number
}

export interface Seen {
  seat: number
  zones: Zone[]
  happened?: { v: number; said: Said }[]
  offers?: Offer[]
  calls?: string[]
  chosen?: string[]
  undo?: boolean
}

export interface Sitter {
  name?: string
  person?: string
  level?: string
  left?: string
  here?: boolean
}

export interface Clock {
  each: 'move' | 'game'
  seconds: number
  added?: number
}

export interface Terms {
  game: string
  players: number
  options?: Record<string, Value>
  clock?: Clock | null
  public?: boolean
  rated?: boolean
  spoken?: 'strict' | 'friendly'
  talk?: boolean
}

export interface Sheet {
  terms: Terms
  options: Record<string, Value>
  host: string
  status: 'open' | 'playing' | 'over'
  seats: Sitter[]
  talk: boolean
  commitment: string
  salts: string[]
  rematch?: string
  watching?: number
}

export interface Timer {
  left: number
  since?: number | null
}

export interface Line {
  v: number
  at: number
  person: string
  name: string
  text?: string
  emote?: string
}

export interface Standing {
  scores: number[]
  places: number[]
}

export interface TableNews {
  type: 'table'
  table: string
  since: number
  version: number
  now: number
  sheet?: Sheet
  turn?: number[]
  ready?: number[]
  views?: Seen[]
  timers?: Timer[]
  lines?: Line[]
  result?: Standing | null
}

export interface Refused {
  type: 'refused'
  id: string
  code: string
  text: string
  clause?: string
  said?: Said | null
}

export interface Candidate {
  token: string
  label: Said
  visits: number
  points: number
  places: number[]
  known?: string
  values?: Record<string, number | string>
}

export interface Advice {
  type: 'advice'
  id: string
  table: string
  seat: number
  choice: string
  candidates: Candidate[]
}

export interface Listed {
  table: string
  terms: Terms
  host: string
  status: string
  taken: number
  opened: number
}

export interface Tables {
  type: 'tables'
  tables: Listed[]
  people: number
}

export type Out =
  | TableNews
  | Refused
  | Advice
  | Tables
  | { type: 'welcome'; v: number; person: string; name: string; now: number }
  | { type: 'ping'; n: number }
  | { type: 'done'; id: string; version: number }
  | { type: 'gone'; table: string; code: string; text: string }

export type Answer = Refused | Advice | { type: 'done'; id: string; version: number }

export interface Drawn {
  text: string
  colour: string
  sign: string
  stands_for: string
}

export interface OptionInfo {
  type: 'bool' | 'enum' | 'int' | 'text'
  default: Value
  friendly?: Value
  values?: string[]
  min?: number
  max?: number
  null?: boolean
  max_length?: number
}

export interface GameInfo {
  id: string
  box: string
  names: Record<string, string>
  boxes: Record<string, string>
  pitches: Record<string, string>
  minutes: [number, number]
  moods: string[]
  players: [number, number]
  options: Record<string, OptionInfo>
  suggested: Record<string, Record<string, Value>>
  faces: string[]
  drawn: Record<string, Drawn>
  by_heart: { option: string; value: string; zones: string[] } | null
  rules: number
}

export interface Section {
  id: string
  title: string
  text: string
  clauses: string[]
}

export interface Me {
  person: string
  name: string
}

export interface Known extends Me {
  code?: string
}

export interface Opened {
  table: string
  link: string
  commitment: string
}

export interface Leader extends Me {
  rating: number
  mu: number
  sigma: number
  games: number
}

export interface Profile extends Me {
  played: { game: string; games: number; won: number; mu?: number; sigma?: number }[]
  latest: {
    table: string
    game: string
    players: number
    seat: number
    place: number
    score: number
    rated: boolean
    ended: number
  }[]
}

export interface Frame {
  step: number
  seat?: number | null
  action?: string | null
  happened: Said[]
  zones: Zone[]
}

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

/** What a record says of how its chance came about. */
export interface Fairness {
  commitment: string
  salts: string[]
}
