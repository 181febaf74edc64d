/**
 * Brings what SQLite has in its log into its file, in a thread. The connection that orders wait for would else do that now and
 * then by itself, and hold up everybody for as long as the disk takes.
 */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { REAL, type World } from '../world.ts';

/** Milliseconds between two looks. */
const LOOKS = 1000;
/** Bytes of the log that are worth a thread. */
const LEAST = 1 << 20;
/** Pages of the log at which the connection itself does what is left: little, as a rule. */
export const MOST_PAGES = 4000;

export interface Checkpoints {
  /** Does it now, where there is enough to do. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export function checkpointsOf(file: string, world: Pick<World, 'every'> = REAL): Checkpoints {
  let worker: Worker | null = null;
  let looking: Promise<void> | null = null;

  async function lookOnce(): Promise<void> {
    const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
    if (log === undefined || log.size < LEAST) return;
    worker ??= started(file);
    try {
      const done = once(worker, 'message');
      worker.postMessage('now');
      await done;
    } catch {
      // The connection does all of it, as it would without a thread; the next look tries another one.
      worker = null;
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  const stop = world.every(LOOKS, () => void look());
  return {
    look,
    async close() {
      stop();
      await worker?.terminate();
    },
  };
}

function started(file: string): Worker {
  const worker = new Worker(new URL('checkpointWorker.ts', import.meta.url), { workerData: file });
  worker.unref();
  return worker;
}
