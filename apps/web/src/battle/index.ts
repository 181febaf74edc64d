/** The one host of the page, and hooks on it. */
import { useStore } from 'zustand';
import { createHost } from './host.ts';
import type { Host, Hosted, HostNeeds } from './hostState.ts';
import { workerOpponent } from './opponent.ts';
import { memoryStorage, openStorage, type Storage } from './storage.ts';

/** The disk of this browser, or, where it forbids keeping anything, memory. */
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

/** The rule sets' screens know the host; so that it need not know them, they are brought to it. */
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

/** No more pauses until the person at the screen must decide again. */
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

/** Says to whoever drives the page from outside whether anything is still going on. */
if (typeof document !== 'undefined') {
  host.store.subscribe(({ busy }) => {
    document.documentElement.dataset['busy'] = String(busy);
  });
}
