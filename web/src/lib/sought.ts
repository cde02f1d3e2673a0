// Which games somebody looks for, and in which order they stand on the shelf. What is looked for stands in the address,
// so that it is there after coming back and can be sent to friends.
import type { GameInfo, Mood } from './wire'

export interface Sought {
  players: number // 0: any number
  minutes: number // at most; 0: any
  moods: readonly Mood[] // any of them; none: all
  box: string // '': any
  liked: boolean // favourites alone
}

export const ANYTHING: Sought = { players: 0, minutes: 0, moods: [], box: '', liked: false }
export const LIMITS = [10, 20, 40] as const // minutes

/** The numbers of players that some game is for. */
export function numbersIn(games: readonly GameInfo[]): number[] {
  const [least, most] = [
    Math.min(...games.map(({ players }) => players[0])),
    Math.max(...games.map(({ players }) => players[1])),
  ]
  return games.length ? Array.from({ length: most - least + 1 }, (_, n) => least + n) : []
}

/** The moods of all games; those that most of them have come first. */
export function moodsIn(games: readonly GameInfo[]): Mood[] {
  const times = new Map<Mood, number>()
  for (const mood of games.flatMap(({ moods }) => moods)) times.set(mood, (times.get(mood) ?? 0) + 1)
  return [...times.keys()].sort((a, b) => times.get(b)! - times.get(a)!)
}

const EXACT = 5 // minutes: nobody knows it better

/** How long a game takes so many people, about: the more they are, the longer. Any number: as few as can be. */
export function minutesFor({ minutes: [short, long], players: [few, many] }: GameInfo, players: number): number {
  const share = players && many > few ? Math.min(1, Math.max(0, (players - few) / (many - few))) : 0
  return Math.round((short + (long - short) * share) / EXACT) * EXACT
}

export function fits(game: GameInfo, sought: Sought, liked: readonly string[]): boolean {
  const { players, minutes, moods, box } = sought
  if (players && (players < game.players[0] || players > game.players[1])) return false
  if (minutes && minutesFor(game, players) > minutes) return false
  if (moods.length && !moods.some((mood) => game.moods.includes(mood))) return false
  return (!box || game.box === box) && (!sought.liked || liked.includes(game.id))
}

export const choosy = (sought: Sought): boolean => written(sought) !== ''

/** As it stands in an address, after the path. */
export function written({ players, minutes, moods, box, liked }: Sought): string {
  const said = new URLSearchParams()
  if (players) said.set('players', String(players))
  if (minutes) said.set('minutes', String(minutes))
  if (moods.length) said.set('moods', moods.join(' '))
  if (box) said.set('box', box)
  if (liked) said.set('liked', 'yes')
  return said.size ? `?${said}` : ''
}

/** What an address says, as far as the games know it. */
export function read(search: string, games: readonly GameInfo[]): Sought {
  const said = new URLSearchParams(search)
  const moods = said.get('moods')?.split(' ') ?? []
  const [players, minutes, box] = [Number(said.get('players')), Number(said.get('minutes')), said.get('box') ?? '']
  return {
    players: numbersIn(games).includes(players) ? players : 0,
    minutes: LIMITS.find((limit) => limit === minutes) ?? 0,
    moods: moodsIn(games).filter((mood) => moods.includes(mood)),
    box: games.some((game) => game.box === box) ? box : '',
    liked: said.get('liked') === 'yes',
  }
}

/** Favourites first, then what was played last, then the games that gave a box its name, then what is short. */
export function ordered(games: readonly GameInfo[], liked: readonly string[], played: readonly string[]): GameInfo[] {
  const place = (list: readonly string[], id: string) => (list.includes(id) ? list.indexOf(id) : list.length)
  const ranks = ({ id, box, start, minutes }: GameInfo) => [
    place(liked, id),
    place(played, id),
    Number(!Object.keys(start).length),
    Number(id !== box),
    minutes[0] + minutes[1],
  ]
  return [...games].sort((a, b) => {
    const [one, other] = [ranks(a), ranks(b)]
    return one.map((rank, n) => rank - other[n]!).find(Boolean) ?? 0
  })
}

/** The game that is offered first: the one played last, or the one to start with. */
export function offeredFirst(games: readonly GameInfo[], played: readonly string[]): GameInfo | undefined {
  const last = played.flatMap((id) => games.filter((game) => game.id === id))[0]
  return last ?? games.find(({ start }) => Object.keys(start).length) ?? games[0]
}
