// Where we are. Links are ordinary links; a click on one of ours changes the screen without loading the page.
import { ALONE, markOf, pathOf, to } from './address'

export interface Place {
  screen: string
  id: string
}

const NOWHERE: Place = { screen: '', id: '' }

export function placeOf(path: string): Place {
  try {
    const [screen = 'shelf', id = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
    return more.length ? NOWHERE : { screen, id }
  } catch {
    return NOWHERE // not how an address is written
  }
}

/** A click that is not meant to open a window, or a menu. */
export const plainClick = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The address of this page, as the path of a screen. */
const here = () => pathOf(location) ?? '/'
const screenOf = (path: string) => placeOf(path.split('#')[0] ?? '')

class Router {
  place = $state.raw<Place>(screenOf(here()))

  constructor() {
    addEventListener('popstate', () => (this.place = screenOf(here())))
    addEventListener('click', (event) => this.clicked(event))
  }

  /** The place on the screen that the address names: a section of the rules. */
  get mark(): string {
    return markOf(here())
  }

  /** Name a place on this screen in the address. */
  set mark(mark: string) {
    history.replaceState(null, '', ALONE ? `#${here().split('#')[0]}#${mark}` : `#${mark}`)
  }

  go(path: string, replace = false): void {
    const address = ALONE ? location.pathname + to(path) : path // without what was looked for on the shelf
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.place = screenOf(here())
    scrollTo(0, 0)
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || !plainClick(event)) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return
    if (link.hasAttribute('download')) return
    event.preventDefault()
    const path = pathOf(link)
    if (path === null || (!ALONE && link.pathname === location.pathname && link.hash)) {
      document.getElementById(link.hash.slice(1))?.scrollIntoView({ behavior: 'smooth' })
      return
    }
    this.go(path)
  }
}

export const router = new Router()
