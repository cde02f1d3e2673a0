import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { allGames } from './lib/games.svelte'

void allGames().catch(() => undefined) // nearly every screen asks for them

mount(App, { target: document.getElementById('app')! })

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
