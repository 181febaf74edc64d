/** Where tasks are done that nobody else does: a thread of its own, so that nobody's order waits for them. */
import { Tinypool } from 'tinypool';

export interface TaskThread {
  /** Null: it was closed meanwhile. */
  answer(task: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** The thread ends when nothing was asked for so long; ms. */
const IDLES = 60_000;

export function taskThread(): TaskThread {
  let pool: Tinypool | null = null;
  let isClosed = false;
  return {
    async answer(task) {
      if (isClosed) return null;
      pool ??= new Tinypool({
        filename: new URL('./taskWorker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLES,
      });
      try {
        return (await pool.run(task)) as unknown;
      } catch (error) {
        if (isClosed) return null;
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
