/** The page off the net: has its service worker keep what this reader needs, and tells of a newer build. */
import type { Storage } from '../battle/records/savedBattle.ts';
import { contentOf } from '../documents/contentOf.ts';
import { update } from './update.ts';

/** Where the service worker (serviceWorker.js) looks for what this reader needs. */
const [READER, WANTS] = ['drumhead-reader', '/reader'];
/** A page that stays open asks for a newer build this often, in milliseconds. */
const OFTEN = 3_600_000;

/** `languages`: calls back with the reader's languages, now and whenever there is another. */
export async function stayOffline(
  languages: (listener: (language: string) => void) => void,
  battles: Pick<Storage, 'list'>,
): Promise<void> {
  navigator.serviceWorker.addEventListener('message', ({ data }) => goTo(data));
  const known = new Set<string>();
  let registered: ServiceWorkerRegistration | null = null;
  const wants = async () => {
    const cache = await caches.open(READER);
    const wanted = { languages: [...known], versions: await versionsOfBattles(battles) };
    await cache.put(WANTS, new Response(JSON.stringify(wanted)));
    registered?.active?.postMessage('wants');
  };
  languages((language) => {
    // The last of them is the one that the reader reads now.
    known.delete(language);
    known.add(language);
    // Without room the page works, only not off the net.
    if (registered) wants().catch(() => undefined);
  });
  // A full device keeps the page off the net all the same, as far as there is room.
  await wants().catch(() => undefined);
  try {
    registered = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    announce(registered);
    registered.active?.postMessage('wants');
  } catch {
    // Without a service worker the page works, only not off the net.
  }
}

/** Somebody clicked on a notification, which the service worker shows: it leads to an address of the page. */
function goTo(told: unknown): void {
  const { goTo: address } = Object(told) as { readonly goTo?: unknown };
  if (typeof address === 'string' && address.startsWith('#/')) location.hash = address;
}

/** Released versions of the rules that saved battles were begun under, such as `skirmish@2`. */
async function versionsOfBattles(battles: Pick<Storage, 'list'>): Promise<readonly string[]> {
  const saved = await battles.list().catch(() => []);
  const versions = saved.flatMap(({ header, ruleset }) => {
    // A damaged battle needs no rules.
    const { rulesVersion } = Object(contentOf(header)) as { readonly rulesVersion?: number };
    return rulesVersion === undefined ? [] : [`${ruleset}@${rulesVersion}`];
  });
  return [...new Set(versions)];
}

function announce(registration: ServiceWorkerRegistration): void {
  const worker = navigator.serviceWorker;
  // The first build that a visitor gets is no update.
  let isUpdate = worker.controller !== null;
  const look = () => {
    const { waiting } = registration;
    if (waiting && worker.controller) update.setState({ take: () => take(waiting) });
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  // It may be on its way already.
  follow();
  registration.addEventListener('updatefound', follow);
  worker.addEventListener('controllerchange', () => {
    // Another window took the newer build: this one goes on with its own until the reader reloads it.
    if (isUpdate) update.setState({ take: () => location.reload() });
    isUpdate = true;
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < OFTEN) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('activate');
}
