/** A database that is open, and transactions on it. */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Hints } from './hints.ts';
import type { JobQueue } from './jobQueue.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  /** May other processes change battles, too? */
  readonly shared: boolean;
  /**
   * Milliseconds since 1970 by the clock of the database, in its language: processes agree on it, whatever their own clocks
   * say. Null where there are no other processes.
   */
  readonly time: string | null;
  /** Null where there are no other processes. */
  readonly hints: Hints | null;
  /** The queue of work for other machines; null where there are none. `failed` is told of what goes wrong in it. */
  queue(failed: (error: Error) => void): Promise<JobQueue | null>;
  close(): Promise<void>;
}

/** Does all of the work or nothing of it; the work may be done more than once. */
export type InsideTransaction = <T>(work: (within: Transaction<Schema>) => Promise<T>) => Promise<T>;
