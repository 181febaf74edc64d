// Offline after the first load: files with a hash in their name never change, the page itself is asked for first.
// What the page fetches only when it is wanted (rules, reference, pages beside the battles) is fetched ahead of need.
const NAME = 'drumhead-1';
const HASHED = /\/assets\/.*-[\w-]{8}\.\w+$/;

/** The language of a file of words: other readers' words are not fetched ahead. */
const languageOf = (url) => /\/messages-(\w+)-[\w-]{8}\.js$/.exec(url)?.[1];

/** A released version of a rule set: kept once a battle needed it, never fetched ahead. */
const VERSION = /@\d+-[\w-]{8}\.js$/;

/** For browsers without woff2, which cannot run the page either. */
const OLD_FONT = /\.woff$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page names what it had loaded before this worker took over.
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      const keep = async (url) => (await cache.match(url)) ?? cache.add(url);
      const loaded = new Set(event.data);
      await Promise.allSettled([...loaded].map(keep));
      const built = new Set(await filesOfThisBuild());
      if (built.size === 0) return;
      // Files of an older build go: no host has them any more either.
      for (const { url } of await cache.keys()) {
        if (HASHED.test(url) && !loaded.has(url) && !built.has(url)) await cache.delete(url);
      }
      const languages = new Set([...loaded].map(languageOf));
      const wanted = (url) =>
        !VERSION.test(url) && !OLD_FONT.test(url) && (languageOf(url) === undefined || languages.has(languageOf(url)));
      const ahead = [...built].filter(wanted);
      for (const url of ahead) await keep(url).catch(() => undefined);
    }),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(HASHED.test(url.pathname) ? keptFirst(request) : freshFirst(request));
});

/** Addresses of all files with a hash in their name, or none where the list cannot be had. */
async function filesOfThisBuild() {
  try {
    const answer = await fetch('/files.json');
    const names = answer.ok ? await answer.json() : [];
    return names.map((name) => new URL(name, self.location.origin).href).filter((url) => HASHED.test(url));
  } catch {
    return [];
  }
}

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
