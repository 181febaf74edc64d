/** Waits until no window plays a battle any more. */
import { lockOf } from '../../battle/saving/windows.ts';

/** How long a window that loads its page anew may take to play on, in milliseconds. */
const GRACE = 3000;

/**
 * Resolves once no other window has played a battle for a while, and the reader looks at this one. Rejects where the
 * signal gives up; waits for ever in browsers that give no locks.
 */
export async function whenLetGo(id: string, signal: AbortSignal, grace = GRACE): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return new Promise(() => undefined);
  for (;;) {
    await locks.request(lockOf(id), { signal }, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, grace));
    await whenSeen(signal);
    signal.throwIfAborted();
    if (await locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock !== null)) return;
  }
}

/** Resolves when the reader looks at the page. */
async function whenSeen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || signal.aborted) return;
  await new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return whenSeen(signal);
}
