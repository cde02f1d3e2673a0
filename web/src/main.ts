import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './look.css'
import { ALONE } from './lib/address'
import { allGames } from './lib/games.svelte'
import { thisTab } from './lib/thisTab.svelte'

void allGames().catch(() => undefined) // nearly every screen asks for them

// What stands in the page itself goes when there is a screen. A rule that asks for one (`:has`) would be asked again, about
// everything, with whatever comes and goes.
new MutationObserver((_, watch) => {
  if (!document.querySelector('main')) return
  document.getElementById('splash')?.remove()
  watch.disconnect()
}).observe(document.body, { childList: true, subtree: true })

mount(App, { target: document.getElementById('app')! })

if (ALONE) addEventListener('load', () => setTimeout(() => thisTab.wake(), 500)) // when the shelf is there

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined),
  )
}
