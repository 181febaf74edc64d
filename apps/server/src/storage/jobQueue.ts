/**
 * Who does what next: pg-boss, an engine that others keep alive, on the PostgreSQL that keeps the battles. A task is given to
 * one worker, who says now and then that he is still at it; from one who does not it goes to another.
 */
import { CompiledQuery, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A task in the queue: which of which job, and the task itself as JSON. */
export interface Queued {
  readonly job: string;
  readonly task: number;
  readonly text: string;
}

/** One that was given out. */
export interface Given extends Queued {
  readonly id: string;
}

export interface JobQueue {
  add(within: Transaction<Schema>, queue: string, tasks: readonly Queued[]): Promise<void>;
  /** Null: nothing waits. */
  take(queue: string): Promise<Given | null>;
  /** What was given out under this name; null: nothing is. */
  look(queue: string, id: string): Promise<Queued | null>;
  /** He who has it is still at it. */
  renew(queue: string, id: string): Promise<void>;
  finish(within: Transaction<Schema>, queue: string, id: string): Promise<void>;
  close(): Promise<void>;
}

/** Seconds after which a task is taken from a worker who is not heard of; a worker renews three times in it. */
export const LEASE = 12;
/** Seconds in which any task must be done, renewed or not. */
const MOST = 3600;
/** Seconds that a task waits at most for somebody to take it: a week. */
const WAITS = 7 * 24 * 3600;
/** Times that a task is given again. */
const AGAIN = 50;
/** Seconds between two looks for workers that are gone. */
const LOOKS = 5;

/** `failed` is told of what went wrong; a database that went away is there again sooner or later. */
export async function postgresQueue(address: string, failed: (error: Error) => void): Promise<JobQueue> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: address,
    max: 4,
    superviseIntervalSeconds: LOOKS,
    monitorIntervalSeconds: LOOKS,
  });
  // Without this a database that restarts would end the process.
  boss.on('error', failed);
  await boss.start();
  const made = new Set<string>();
  const ready = async (queue: string): Promise<string> => {
    if (!made.has(queue)) {
      await boss.createQueue(queue, {
        retryLimit: AGAIN,
        retryDelay: 0,
        expireInSeconds: MOST,
        heartbeatSeconds: LEASE,
        retentionSeconds: WAITS,
      });
      made.add(queue);
    }
    return queue;
  };
  /** In the transaction of whoever asks, so that a task and what is kept of it change together. */
  const inside = (within: Transaction<Schema>) => ({
    db: {
      executeSql: async (text: string, values?: unknown[]) => ({
        rows: [...(await within.executeQuery<never>(CompiledQuery.raw(text, values))).rows],
      }),
    },
  });
  return {
    async add(within, queue, tasks) {
      const name = await ready(queue);
      await boss.insert(
        name,
        tasks.map((data) => ({ data })),
        inside(within),
      );
    },
    async take(queue) {
      const [found] = await boss.fetch<Queued>(await ready(queue), { batchSize: 1 });
      return found === undefined ? null : { ...found.data, id: found.id };
    },
    async look(queue, id) {
      const [found] = await boss.findJobs<Queued>(queue, { id });
      return found?.state === 'active' ? found.data : null;
    },
    async renew(queue, id) {
      await boss.touch(queue, id);
    },
    async finish(within, queue, id) {
      await boss.complete(queue, id, null, inside(within));
    },
    close: () => boss.stop({ graceful: false }),
  };
}
