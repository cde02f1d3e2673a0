import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './look.css'
import { ALONE } from './lib/address'
import { allGames } from './lib/games.svelte'
import { thisTab } from './lib/thisTab.svelte'

void allGames().catch(() => undefined) // nearly every screen asks for them

mount(App, { target: document.getElementById('app')! })

if (ALONE) addEventListener('load', () => setTimeout(() => thisTab.wake(), 500)) // when the shelf is there

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined),
  )
}
