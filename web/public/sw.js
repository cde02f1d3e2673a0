// The shell comes from the cache when the network is slow or away; the game itself always comes from the server.
const OURS = 'igroteka-shell-'
const CACHE = OURS + '1'
const HERE = '/here/' // a site with a worker and a cache of its own (src/lib/here.ts)

self.addEventListener('install', (event) => {
  event.waitUntil(fill())
  self.skipWaiting()
})

// The page, the files that it names, and what the shelf asks for in the page's language.
async function fill() {
  const cache = await caches.open(CACHE)
  await cache.add('/')
  const page = await (await cache.match('/')).text()
  const language = /<html lang="(\w+)"/.exec(page)[1]
  const files = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  await cache.addAll([...files, `/api/words/${language}`, '/api/games', '/api/boxes'])
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith(HERE)) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  else if (url.pathname.startsWith('/api/words/') || ['/api/games', '/api/boxes'].includes(url.pathname))
    event.respondWith(fresh(request))
})

// Files with a hash in their name never change.
async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function fresh(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match(request)
    if (found) return found
    throw error
  }
}

// News of a table where nobody of us looks: one notification a table, the next one takes its place.
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()))
})

async function tell({ title, body, table, waiting = 0 }) {
  const path = `/t/${table}`
  const windows = await self.clients.matchAll({ type: 'window' })
  const seen = windows.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path)
  const shown = { body, tag: table, renotify: true, data: path, icon: '/icon-192.png', badge: '/icon-192.png' }
  if (!seen) await self.registration.showNotification(title, shown)
  await mark(waiting)
}

// On the icon: where there is none, or where the system does not want it, the notification is enough.
async function mark(waiting) {
  if (!('setAppBadge' in navigator)) return
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})

async function lead(path) {
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find((page) => new URL(page.url).pathname === path)
  if (there) return there.focus()
  return self.clients.openWindow(path)
}
