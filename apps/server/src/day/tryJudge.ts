/** Where tries at the battle of the day are played again: a thread of its own, so that nobody else's order waits for them. */
import type { DayPosition, Judged } from '@drumhead/bots';
import type { Order } from '@drumhead/engine';
import { Tinypool } from 'tinypool';
import { holding } from '../limits.ts';

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

/** Tries that wait at once, whoever sent them. */
const WAITING = 20;
const ALL = '';
/** The thread ends when nothing was asked for so long; ms. */
const IDLES = 60_000;

export function threadJudge(): TryJudge {
  let pool: Tinypool | null = null;
  const waiting = holding(WAITING);
  return {
    async judge(sent) {
      if (!waiting.take(ALL)) return null;
      pool ??= new Tinypool({
        filename: new URL('./tryWorker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLES,
      });
      try {
        return (await pool.run(sent)) as Judged;
      } finally {
        waiting.giveBack(ALL);
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
