// Offline after the first load: files with a hash in their name never change, the page itself is asked for first.
const NAME = 'drumhead-1';
const HASHED = /\/assets\/.*-[\w-]{8}\.\w+$/;

/** A file's name without its hash: the same file of an older build has the same. */
const nameOf = (url) => url.replace(/-[\w-]{8}(\.\w+)$/, '$1');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page names what it had loaded before this worker took over.
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      const wanted = new Set(event.data);
      const newer = new Set([...wanted].map(nameOf));
      for (const { url } of await cache.keys()) {
        if (HASHED.test(url) && !wanted.has(url) && newer.has(nameOf(url))) await cache.delete(url);
      }
      await Promise.allSettled([...wanted].map(async (url) => (await cache.match(url)) ?? cache.add(url)));
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(HASHED.test(url.pathname) ? keptFirst(request) : freshFirst(request));
});

async function keptFirst(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function freshFirst(request) {
  const cache = await caches.open(NAME);
  const key = request.mode === 'navigate' ? new Request('/') : request;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(key, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
