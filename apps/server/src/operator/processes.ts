/**
 * This process among those that serve the same battles: it says every few seconds that it is there, and drains where the operator
 * wants it, or before it ends. Then it is no longer ready; a proxy that sees that sends nobody any more; and a moment later
 * everybody connected is told to come again, and is let in by another one.
 */
import { newName } from '../http/keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { Cancel, World } from '../world.ts';
import { SEEN } from './acts.ts';

/** Milliseconds between two notes. */
const NOTES = SEEN / 4;

export interface Presence {
  readonly id: string;
  /** Is it on its way out, so that nobody new is to be sent here? */
  isDraining(): boolean;
  /** Says that it is there, and hears whether it is to drain. */
  note(): Promise<void>;
  /** Before it ends: resolves when its people have gone to another process; at once where there is none. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

export interface PresenceNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: World;
  readonly version: string;
  readonly sockets: () => number;
  /** Milliseconds in which a proxy sees that this process is not ready. */
  readonly notice: number;
  /** Tells everybody connected to come again, and lets nobody in; or lets people in again. */
  readonly release: (isOn: boolean) => void;
  readonly report: (what: string, error: unknown) => void;
}

export async function presenceOn(needs: PresenceNeeds): Promise<Presence> {
  const { storage, now, world } = needs;
  const id = newName(world);
  const began = now();
  let isDraining = false;
  let cancel: Cancel | null = null;
  let isReleased: Promise<void> = Promise.resolve();

  function begin(): Promise<void> {
    if (isDraining) return isReleased;
    isDraining = true;
    isReleased = new Promise((done) => {
      cancel = world.after(needs.notice, () => {
        needs.release(true);
        done();
      });
    });
    return isReleased;
  }

  function serveAgain(): void {
    isDraining = false;
    cancel?.();
    needs.release(false);
  }

  async function note(): Promise<void> {
    const drains = await storage.noteProcess({
      id,
      version: needs.version,
      began,
      seen: now(),
      sockets: needs.sockets(),
    });
    if (drains && !isDraining) void begin();
    if (!drains && isDraining && !isEnding) serveAgain();
  }

  let isEnding = false;
  // Alone there is nobody to drain to.
  if (!storage.shared)
    return {
      id,
      note: async () => undefined,
      isDraining: () => false,
      drain: async () => undefined,
      close: async () => undefined,
    };
  await note();
  const stop = world.every(NOTES, () => {
    note().catch((error: unknown) => needs.report('the process did not note that it is there', error));
  });
  return {
    id,
    note,
    isDraining: () => isDraining,
    async drain() {
      isEnding = true;
      const others = await storage.processes(now() - SEEN);
      if (others.some((one) => one.id !== id && one.drains === 0)) await begin();
    },
    async close() {
      stop();
      cancel?.();
      await storage.endProcess(id).catch(() => undefined);
    },
  };
}
