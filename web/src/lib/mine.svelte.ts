// My games that are not over: what to go on with, and which of them wait for me.
import { ALONE } from './address'
import * as api from './api'
import { keep, kept } from './kept'
import { KNOWN, myself } from './me.svelte'
import type { MyGame } from './wire'

const EVERY = 45_000 // milliseconds between two looks, while the page is looked at
const SOON = 1_500 // the server notes a move a moment later
const LAST = ALONE ? 'mine-here' : 'mine' // seen: what is known at once need not push the shelf down

/** Those that wait come first, whose time is up soonest; the others as they come. */
export function inOrder(games: MyGame[]): MyGame[] {
  const urgency = (game: MyGame) => (game.turn ? (game.due ?? game.since + 1e12) : Infinity)
  return games
    .map((game, at) => ({ game, at }))
    .sort((one, other) => {
      const [a, b] = [urgency(one.game), urgency(other.game)]
      return a === b ? one.at - other.at : a - b
    })
    .map(({ game }) => game)
}

/** The games that somebody had when they last looked, if it is still them. */
export function remembered(): MyGame[] {
  try {
    const games = kept(KNOWN) ? (JSON.parse(kept(LAST) ?? '[]') as MyGame[]) : []
    return games.filter(({ table, terms, names, others }) => table && terms.game && names.length && others)
  } catch {
    return [] // as another version may have kept it
  }
}

class Mine {
  games = $state.raw<MyGame[]>(remembered())
  more = $state(false) // than the first page
  waiting = $state(0)
  ahead = $state(0) // the server's clock, in milliseconds
  private soon = 0

  constructor() {
    addEventListener('visibilitychange', () => document.hidden || void this.look())
    setInterval(() => document.hidden || void this.look(), EVERY)
  }

  /** Look, and once more when what has just been done is noted. */
  refresh(): void {
    void this.look()
    clearTimeout(this.soon)
    this.soon = window.setTimeout(() => void this.look(), SOON)
  }

  private async look(): Promise<void> {
    await myself.loaded
    if (!myself.known) {
      this.games = []
      return
    }
    const found = await api.myGames().catch(() => null)
    if (!found) return // another time
    this.games = inOrder(found.games)
    keep(LAST, JSON.stringify(this.games))
    this.more = found.more ?? false
    this.waiting = found.waiting
    this.ahead = found.now - Date.now()
    badge(found.waiting)
  }

  /** The table that waits for me most, other than the one that I look at. */
  next(besides: string): MyGame | undefined {
    return this.games.find((game) => game.turn && game.table !== besides)
  }
}

/** On the icon of the installed app, where there is one. */
function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}

export const mine = new Mine()

/** In front of a page's title: how many games wait for me. */
export const inTitle = () => (mine.waiting ? `(${mine.waiting}) ` : '')
