/**
 * Which window of the browser plays a battle. The window that has its lock plays; another one watches, until it takes
 * the battle over. Browsers give locks to secure addresses alone: elsewhere the count of stored lines (storage.ts)
 * notices a second window with the first order.
 */
import { nameOf } from './storageTrouble.ts';

export interface Windows {
  /**
   * Takes a battle for this window, and lets go of the one before. False: another window plays it, and it was not to be
   * taken over. `lost`: another window took it over later.
   */
  take(id: string, takeOver: boolean, lost: () => void): Promise<boolean>;
  release(): void;
  /** Tells the other windows that more of a battle is stored. */
  tellStored(id: string): void;
  /** Called when another window stored more of a battle. */
  onStored(listener: (id: string) => void): void;
}

/** How long a window that is just closing may keep its lock, in milliseconds. */
const PATIENCE = 400;

/** Names of the errors of a lock that another window did not let go of in that time. */
const HELD_ELSEWHERE: readonly string[] = ['AbortError', 'TimeoutError'];

/** The name of the lock of a battle. */
export const lockOf = (id: string): string => `drumhead.battle.${id}`;

export function browserWindows(): Windows {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('drumhead.stored');
  let letGo = (): void => undefined;
  const release = () => {
    letGo();
    letGo = () => undefined;
  };
  return {
    async take(id, takeOver, lost) {
      release();
      if (!locks) return true;
      const options: LockOptions = takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
      return new Promise((resolve) => {
        let has = false;
        const held = new Promise<void>((done) => {
          letGo = done;
        });
        locks
          .request(lockOf(id), options, () => {
            has = true;
            resolve(true);
            return held;
          })
          .catch((error: unknown) => {
            if (has) lost();
            // A browser that gives no locks here has no other window either.
            else resolve(!HELD_ELSEWHERE.includes(nameOf(error)));
          });
      });
    },
    release,
    tellStored: (id) => channel?.postMessage(id),
    onStored(listener) {
      channel?.addEventListener('message', ({ data }) => typeof data === 'string' && listener(data));
    },
  };
}
