// My games that are not over: what to go on with, and which of them wait for me.
import * as api from './api'
import { myself } from './me.svelte'
import type { MyGame } from './wire'

const EVERY = 45_000 // milliseconds between two looks, while the page is looked at
const SOON = 1_500 // the server notes a move a moment later

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

class Mine {
  games = $state.raw<MyGame[]>([])
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
    if (!myself.known) return
    const found = await api.myGames().catch(() => null)
    if (!found) return // another time
    this.games = inOrder(found.games)
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
