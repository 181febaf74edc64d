/** The one host of the page, and hooks on it. */
import { useStore } from 'zustand';
import { createHost } from './host.ts';
import type { Host, Hosted, HostNeeds } from './hostState.ts';
import { workerOpponent } from './opponent.ts';
import { reducedMotion } from './settings.ts';
import { memoryStorage, openStorage, type Storage } from './storage.ts';

/** Storage of the browser; memory where the browser allows none. */
export const storage: Promise<{ readonly storage: Storage; readonly lasting: boolean }> = openStorage().then(
  (made) => ({ storage: made, lasting: true }),
  () => ({ storage: memoryStorage(), lasting: false }),
);

const lazyStorage: Storage = {
  create: async (...a) => (await storage).storage.create(...a),
  append: async (...a) => (await storage).storage.append(...a),
  truncate: async (...a) => (await storage).storage.truncate(...a),
  read: async (...a) => (await storage).storage.read(...a),
  list: async (...a) => (await storage).storage.list(...a),
  remove: async (...a) => (await storage).storage.remove(...a),
};

export const savedBattles = lazyStorage;

let load: HostNeeds['screen'] = async () => null;

/** Screens import the host, so the host gets its loader of screens from outside. */
export function screensFrom(source: HostNeeds['screen']): void {
  load = source;
}

let skipping = false;
let endPause: (() => void) | null = null;

function pause(after: 'dice' | 'opponent'): Promise<void> {
  if (skipping || reducedMotion()) return Promise.resolve();
  return new Promise((resolve) => {
    endPause = resolve;
    setTimeout(resolve, after === 'dice' ? 350 : 200);
  });
}

/** Skips pauses until the person at the screen must decide again. */
export function skipPauses(): void {
  skipping = true;
  endPause?.();
}

export const host: Host = createHost({
  storage: lazyStorage,
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
  if (!busy) skipping = false;
});

/** `data-busy` for tests: is anything still going on? */
if (typeof document !== 'undefined') {
  host.store.subscribe(({ busy }) => {
    document.documentElement.dataset['busy'] = String(busy);
  });
}
