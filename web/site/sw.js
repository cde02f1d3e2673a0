// Everything works without a network after the first visit. A version is fetched whole before it is used, and a page
// that is open keeps the one that it began with: a newer one takes over when all pages of the older are closed.
const VERSION = ''
const FILES = []

const PREFIX = `igroteka ${registration.scope} `
const CACHE = PREFIX + VERSION
const AT_ONCE = 4 // files that are fetched at a time: a browser has six connections, and somebody may be playing

self.addEventListener('install', (event) => event.waitUntil(fill()))

async function fill() {
  const cache = await caches.open(CACHE)
  const left = [...FILES]
  const fetchSome = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if (await cache.match(file)) continue // it was fetched before this worker was interrupted
      const answer = await fetch(file, { cache: 'no-cache' }) // what the browser has already is only asked about
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(file, answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome))
}

self.addEventListener('activate', (event) => event.waitUntil(settle()))

async function settle() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim() // the page of the first visit can go on without a network, too
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && request.url.startsWith(registration.scope)) event.respondWith(kept(request))
})

async function kept(request) {
  const cache = await caches.open(CACHE)
  const wanted = request.mode === 'navigate' ? './' : request
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request)
}
