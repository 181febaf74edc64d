/** A notice that this process alone sends, for as long as that takes. */
import type { StoredNotice } from '../storage/noticeRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';

export interface Claim {
  /** Does something with the notice as it is claimed now; nothing once the claim is lost. One after the other. */
  whileHeld(work: (notice: StoredNotice) => Promise<void>): Promise<void>;
  isHeld(): boolean;
  /** Prolongs it no more. */
  end(): void;
}

export interface ClaimNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: World;
  /** Milliseconds of a claim; it is prolonged long before they are over. */
  readonly length: number;
  readonly report: (error: unknown) => void;
}

export function claimOn(claimed: StoredNotice, { storage, now, world, length, report }: ClaimNeeds): Claim {
  let held: StoredNotice | null = claimed;
  let queue: Promise<void> = Promise.resolve();

  function whileHeld(work: (notice: StoredNotice) => Promise<void>): Promise<void> {
    const next = queue.then(() => (held === null ? undefined : work(held)));
    queue = next.catch(() => undefined);
    return next;
  }

  const stop = world.every(length / 3, () => {
    whileHeld(async (notice) => {
      held = await storage.prolongNotice(notice, now(), length);
    }).catch(report);
  });
  return { whileHeld, isHeld: () => held !== null, end: stop };
}
