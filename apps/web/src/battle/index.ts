/** The one host of the page, and hooks on it. */
import { useStore } from 'zustand';
import { createHost } from './host/host.ts';
import { createFollower, type Follower, type Shown } from './follow/follower.ts';
import { travelLeft, watchTravel } from './follow/travel.ts';
import type { Host, HostNeeds } from './host/hostState.ts';
import { workerOpponent } from './players/opponent.ts';
import { type StorageTrouble, troubleOf } from './saving/storageTrouble.ts';
import { browserWindows } from './saving/windows.ts';
import { settings } from './settings.ts';
import { memoryStorage, openStorage } from './records/storage.ts';
import type { Storage } from './records/savedBattle.ts';

/** Storage of the browser; memory where it cannot be had, and why. */
export const storage: Promise<{ readonly storage: Storage; readonly trouble: StorageTrouble | null }> =
  openStorage().then(
    (made) => ({ storage: made, trouble: null }),
    (error: unknown) => ({
      storage: memoryStorage(),
      trouble: troubleOf(error) === 'newer' ? ('newer' as const) : ('blocked' as const),
    }),
  );

const lazyStorage: Storage = {
  isLasting: async () => (await storage).storage.isLasting(),
  create: async (...a) => (await storage).storage.create(...a),
  append: async (...a) => (await storage).storage.append(...a),
  keepBeside: async (...a) => (await storage).storage.keepBeside(...a),
  read: async (...a) => (await storage).storage.read(...a),
  list: async (...a) => (await storage).storage.list(...a),
  remove: async (...a) => (await storage).storage.remove(...a),
};

let load: HostNeeds['screen'] = async () => null;

/** Screens import the host, so the host gets its loader of screens from outside. */
export function screensFrom(source: HostNeeds['screen']): void {
  load = source;
}

const own: Host = createHost({
  storage: lazyStorage,
  opponent: workerOpponent(),
  windows: browserWindows(),
  screen: (ruleset) => load(ruleset),
  now: () => Date.now(),
  name: unforeseen,
  secret: unforeseen,
});

/** The host of the battle on the screen: the page's own, or that of an online battle over the same store. */
export let host: Host = own;

/** Plays through another host from now on; null: through the page's own. */
export function playThrough(other: Host | null): void {
  host = other ?? own;
}

/** Also those that the browser's storage could not take. */
export const savedBattles: Storage = host.battles;

/** 96 bits of the platform's cryptographic generator, as a word. */
export function unforeseen(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join('-');
}

/** What the screens show of it, at the reader's pace. */
export const follower: Follower = createFollower(host.store, {
  pace: () => settings().pace,
  now: () => performance.now(),
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  travelLeft,
  watchTravel,
});

/** The battle as it is shown. */
export function useHosted<T>(pick: (shown: Shown) => T): T {
  return useStore(follower.store, pick);
}

/** `data-busy` for tests: is anything still going on? */
if (typeof document !== 'undefined') {
  follower.store.subscribe(({ busy }) => {
    document.documentElement.dataset['busy'] = String(busy);
  });
}
