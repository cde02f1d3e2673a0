// Where we are. Links are ordinary links; a click on one of ours changes the screen without loading the page.
export interface Place {
  screen: string
  id: string
}

export function placeOf(path: string): Place {
  const [screen = '', id = ''] = path.split('/').filter(Boolean).map(decodeURIComponent)
  return { screen: screen || 'shelf', id }
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)))
    addEventListener('click', (event) => this.clicked(event))
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.place = placeOf(location.pathname)
    scrollTo(0, 0)
  }

  private clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    if (link.pathname === location.pathname && link.hash) {
      document.getElementById(link.hash.slice(1))?.scrollIntoView({ behavior: 'smooth' })
      return
    }
    this.go(link.pathname)
  }
}

export const router = new Router()
