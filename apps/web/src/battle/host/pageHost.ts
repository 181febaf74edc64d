/** The host of this page, with what a browser has for it. */
import type { Storage } from '../records/savedBattle.ts';
import type { SavedBattles } from '../records/savedBattles.ts';
import { memoryStorage, openStorage } from '../records/storage.ts';
import { workerOpponent } from '../players/opponent.ts';
import { type StorageTrouble, troubleOf } from '../saving/storageTrouble.ts';
import { browserWindows } from '../saving/windows.ts';
import { onScreen } from '../index.ts';
import type { MayPass } from './judgedChance.ts';
import { createHost } from './host.ts';
import type { HostNeeds } from './hostState.ts';

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

/** 96 bits of the platform's cryptographic generator, as a word. */
export function unforeseen(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join('-');
}

/** What the captain says of a chance, in his worker; false also where the page cannot load what asks him. */
export const mayPass: MayPass = (...asked) =>
  import('../players/adviser.ts').then(
    ({ mayPassFor }) => mayPassFor(...asked),
    () => false,
  );

/** `screen`: loads the screen of a rule set. */
export function pageHost(screen: HostNeeds['screen']): SavedBattles {
  return createHost(onScreen, {
    storage: lazyStorage,
    opponent: workerOpponent(),
    mayPass,
    windows: browserWindows(),
    screen,
    now: () => Date.now(),
    name: unforeseen,
    secret: unforeseen,
  });
}
