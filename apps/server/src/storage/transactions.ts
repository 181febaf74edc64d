/** Transactions, and batches of many battles in one of them. */
import { keepAll } from './battleRows.ts';
import type { Database, InsideTransaction } from './database.ts';
import type { Batch } from './stored.ts';
import type { World } from '../world.ts';

/** How often a transaction that another one stood in the way of is tried. */
const TRIES = 5;

/** Batches of one tick that are kept in one transaction. */
const MOST_TOGETHER = 50;

export function transactionsOn({ db }: Database): InsideTransaction {
  return async (work) => {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (tries >= TRIES || !isPassing(error)) throw error;
      }
    }
  };
}

/** Keeps batches; those that come in one tick share a sync to disk. `kept` is told of each transaction. */
export function batchWriter(
  database: Database,
  insideTransaction: InsideTransaction,
  world: Pick<World, 'soon'>,
  kept: (battles: readonly string[]) => void,
): (batch: Batch) => Promise<boolean> {
  const waiting: { readonly batch: Batch; done(kept: boolean): void; fail(error: unknown): void }[] = [];
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      // All that sockets have brought by now goes into one sync to disk, for which SQLite holds everything up.
      await world.soon();
      // Always in the same order, so that two processes never wait for each other.
      const jobs = waiting.splice(0, MOST_TOGETHER).sort((a, b) => (a.batch.battle < b.batch.battle ? -1 : 1));
      try {
        const isKept = await insideTransaction((within) =>
          keepAll(
            within,
            jobs.map(({ batch }) => batch),
            database,
          ),
        );
        jobs.forEach((job, i) => job.done(isKept[i] ?? false));
      } catch {
        // One batch that cannot be kept must not take the others with it.
        for (const job of jobs) {
          await insideTransaction((within) => keepAll(within, [job.batch], database)).then(
            ([isKept]) => job.done(isKept ?? false),
            (error: unknown) => job.fail(error),
          );
        }
      }
      kept(jobs.map(({ batch }) => batch.battle));
    }
    isWriting = false;
  }

  return (batch) =>
    new Promise((done, fail) => {
      waiting.push({ batch, done, fail });
      if (!isWriting) void write();
    });
}

/**
 * PostgreSQL: a deadlock, a transaction that could not be put in order with another, or a key that another one took
 * meanwhile, which the next try finds taken.
 */
function isPassing(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return code === '40P01' || code === '40001' || code === '23505';
}
