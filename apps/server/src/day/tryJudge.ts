/** Where tries at the battle of the day are played again: a thread of its own, so that nobody else's order waits for them. */
import type { DayPosition, Judged } from '@drumhead/bots';
import type { Order } from '@drumhead/engine';
import { Tinypool } from 'tinypool';

export interface SentTry {
  readonly position: DayPosition;
  readonly day: number;
  readonly orders: readonly Order[];
}

export interface TryJudge {
  /** Null: too many wait. */
  judge(sent: SentTry): Promise<Judged | null>;
  close(): Promise<void>;
}

/** Tries that wait at once. */
const WAITING = 20;
/** The thread ends when nothing was asked for so long; ms. */
const IDLES = 60_000;

export function threadJudge(): TryJudge {
  let pool: Tinypool | null = null;
  let waiting = 0;
  return {
    async judge(sent) {
      if (waiting >= WAITING) return null;
      pool ??= new Tinypool({
        filename: new URL('./tryWorker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLES,
      });
      waiting += 1;
      try {
        return (await pool.run(sent)) as Judged;
      } finally {
        waiting -= 1;
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
