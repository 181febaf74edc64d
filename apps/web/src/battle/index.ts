/** The one host of the page, and hooks on it. */
import { useStore } from 'zustand';
import { createHost } from './host.ts';
import type { Host, Hosted, HostNeeds } from './hostState.ts';
import { workerOpponent } from './opponent.ts';
import { memoryStorage, openStorage, type Storage } from './storage.ts';

/** Storage of the browser; memory where the browser allows none. */
export const storage: Promise<{ readonly storage: Storage; readonly lasting: boolean }> = openStorage().then(
  (made) => ({ storage: made, lasting: true }),
  () => ({ storage: memoryStorage(), lasting: false }),
);

const later: Storage = {
  create: async (...a) => (await storage).storage.create(...a),
  append: async (...a) => (await storage).storage.append(...a),
  truncate: async (...a) => (await storage).storage.truncate(...a),
  read: async (...a) => (await storage).storage.read(...a),
  list: async (...a) => (await storage).storage.list(...a),
  remove: async (...a) => (await storage).storage.remove(...a),
};

export const savedBattles = later;

let load: HostNeeds['screen'] = async () => null;

/** Screens import the host, so the host gets its loader of screens from outside. */
export function screensFrom(source: HostNeeds['screen']): void {
  load = source;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let hurried = false;
let goOnNow: (() => void) | null = null;

function pause(after: 'dice' | 'opponent'): Promise<void> {
  if (hurried || calm()) return Promise.resolve();
  return new Promise((resolve) => {
    goOnNow = resolve;
    setTimeout(resolve, after === 'dice' ? 350 : 200);
  });
}

/** Skips pauses until the person at the screen must decide again. */
export function skipPauses(): void {
  hurried = true;
  goOnNow?.();
}

export const host: Host = createHost({
  storage: later,
  opponent: workerOpponent(),
  screen: (ruleset) => load(ruleset),
  now: () => Date.now(),
  name: () => {
    const bytes = crypto.getRandomValues(new Uint32Array(3));
    return [...bytes].map((n) => n.toString(36)).join('-');
  },
  pause,
});

export function useHosted<T>(pick: (hosted: Hosted) => T): T {
  return useStore(host.store, pick);
}

host.store.subscribe(({ busy }) => {
  if (!busy) hurried = false;
});

/** `data-busy` for tests: is anything still going on? */
if (typeof document !== 'undefined') {
  host.store.subscribe(({ busy }) => {
    document.documentElement.dataset['busy'] = String(busy);
  });
}
