// The page off the net. Every build is kept whole under its own name before it is used, so that a page and the parts it
// loads later are always of one build: a newer build waits until the reader asks for it, or until no page is open.
// It also shows what the server of online play pushes while no page is open.
// The build writes its name, its files and its words into this text (serviceWorker.plugin.ts).
const BUILD = '%BUILD%';
const FILES = ['%FILES%'];
const WORDS = ['%WORDS%'];

const CACHE = `drumhead-${BUILD}`;
/** What this reader needs beside what every reader needs. */
const READER = 'drumhead-reader';
const WANTS = '/reader';
/** Files that are fetched at a time. */
const LANES = 4;

/** The language of a file of words: other readers' words are not fetched ahead. */
const languageOf = (path) => /\/messages-(\w+)-[\w-]{8}\.js$/.exec(path)?.[1];
/** A released version of a rule set, such as `skirmish@2`: kept once a battle needs it. */
const versionOf = (path) => /\/([\w-]+@\d+)-[\w-]{8}\.js$/.exec(path)?.[1];
/** A position of the battle of the day: kept once it is opened, of all of them a reader plays a few. */
const isOfDay = (path) => /^\/days\/.+\/\d+\.json$/.test(path);
/** Pages of the server's own, such as those that mails lead to. */
const isServers = (path) => /^\/(api|account|embed|s)(\/|$)/.test(path);
/** What the host says of itself (offersOnlinePlay.ts). */
const HOST = '/api/host.json';
/** Files whose name changes with their content. */
const isHashed = (path) => /\/assets\/.*-[\w-]{8}\.\w+$/.test(path);

/** Languages and released versions. */
async function wants() {
  const [asked] = navigator.language.toLowerCase().split('-');
  const language = asked in WORDS ? asked : 'en';
  try {
    const known = await (await caches.open(READER)).match(WANTS);
    const { languages = [], versions = [] } = known ? await known.json() : {};
    return { languages: languages.length > 0 ? languages : [language], versions };
  } catch {
    return { languages: [language], versions: [] };
  }
}

const isWanted =
  ({ languages, versions }) =>
  (path) => {
    const [language, version] = [languageOf(path), versionOf(path)];
    return (
      !isOfDay(path) &&
      (language === undefined || languages.includes(language)) &&
      (version === undefined || versions.includes(version))
    );
  };

/** Keeps a file of this build, from an older build where it has the same name, else from the net. False: no room. */
async function keep(cache, path) {
  if (await cache.match(path)) return true;
  const older = isHashed(path) ? await caches.match(path) : undefined;
  const found = older ?? (await fetch(new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' })));
  if (!found.ok) throw new Error(`${found.status} ${path}`);
  try {
    await cache.put(path, found);
    return true;
  } catch (error) {
    if (error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

/**
 * Keeps everything that this reader wants; rejects where a file cannot be had, and goes on there the next time. On a full
 * device the page itself is enough: else that device had the older page for ever. The rest is kept once the older build
 * has made room for it.
 */
async function keepAll() {
  const cache = await caches.open(CACHE);
  if (!(await keep(cache, '/'))) throw new Error('no room for the page');
  const rest = FILES.filter(isWanted(await wants()));
  const lane = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      if (!(await keep(cache, path))) rest.length = 0;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // A page of an older build in another window still loads its parts.
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (open.length <= 1) {
        const others = (await caches.keys()).filter(
          (name) => name.startsWith('drumhead-') && name !== CACHE && name !== READER,
        );
        await Promise.all(others.map((name) => caches.delete(name)));
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'activate') self.skipWaiting();
  // The reader changed the language, or has a battle of an older version of the rules.
  if (data === 'wants') event.waitUntil(keepAll().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (FILES.includes(pathname)) event.respondWith(kept(pathname, request));
  // Off the net there is no answer, which is no fault of the page.
  else if (pathname === HOST) event.respondWith(fetch(request).catch(() => new Response('null')));
  else if (isServers(pathname)) return;
  // An address of the app: the page itself finds its way.
  else if (request.mode === 'navigate' && !/\.\w+$/.test(pathname)) event.respondWith(kept('/', request));
  // A part of an older build, or nothing of ours.
  else if (isHashed(pathname)) event.respondWith(caches.match(pathname).then((found) => found ?? fetch(request)));
});

async function kept(path, request) {
  const cache = await caches.open(CACHE).catch(() => null);
  const found = await cache?.match(path);
  if (found) return found;
  const fresh = await fetch(request);
  // Without room the page goes on, only not off the net.
  if (fresh.ok && path !== '/') await cache?.put(path, fresh.clone()).catch(() => undefined);
  return fresh;
}

self.addEventListener('push', (event) => event.waitUntil(notify(event.data)));

/** A browser wants a notification for every push, whatever it holds. */
async function notify(data) {
  let notice = {};
  try {
    notice = data?.json() ?? {};
  } catch {
    // It is shown without a battle that it leads to.
  }
  const { languages } = await wants();
  const language = languages.at(-1) in WORDS ? languages.at(-1) : 'en';
  const table = /^[\w-]+$/.test(notice.table ?? '') ? notice.table : null;
  await self.registration.showNotification('Drumhead', {
    body: WORDS[language][notice.t] ?? WORDS[language].turn,
    lang: language,
    icon: '/icons/icon-192.png',
    // The next one of a battle takes the place of the last, and is told as loudly.
    tag: `drumhead-${table ?? ''}`,
    renotify: true,
    data: { table },
  });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

/** The push service gave this browser another address: the server is told. Where that fails the next visit of the page does. */
async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const { applicationServerKey } = options;
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { languages } = await wants();
  const language = languages.at(-1) in WORDS ? languages.at(-1) : 'en';
  const body = JSON.stringify({ kind: 'push', subscription, replaces: endpoint, language, quiet: null });
  await fetch('/api/channels', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openBattle(event.notification.data?.table ?? null));
});

/**
 * In the window where it is open, else in any window of the page, else in a new one. The page is told where to go
 * (stayOffline.ts): to some browsers a window has the address for ever that it was opened with.
 */
async function openBattle(table) {
  const address = table === null ? '#/page/any/notices' : `#/battle/online-${table}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.filter(({ url }) => !isServers(new URL(url).pathname));
  const there = open.find(({ url }) => url.endsWith(`/${address}`)) ?? open[0];
  if (!there) return self.clients.openWindow(`/${address}`);
  there.postMessage({ goTo: address });
  return there.focus();
}
