/** Where computer players think that take their time: a thread of its own, so that nobody else's order waits for them. */
import { playerCalled, readPlayerName } from '@drumhead/bots';
import type { Command, Player, Seat } from '@drumhead/engine';
import type { Known } from '@drumhead/rulesets';
import { Tinypool } from 'tinypool';

/** A decision that a computer player must take: plain data. */
export interface Question {
  readonly ruleset: string;
  readonly version: number;
  readonly player: string;
  readonly seat: Seat;
  readonly view: unknown;
}

export interface Thinker {
  think(question: Question): Promise<Command>;
  close(): Promise<void>;
}

/** The thread ends when nothing was asked for so long; ms. */
const IDLES = 60_000;

export function threadThinker(): Thinker {
  let pool: Tinypool | null = null;
  return {
    think(question) {
      pool ??= new Tinypool({
        filename: new URL('./thinkingWorker.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLES,
      });
      return pool.run(question) as Promise<Command>;
    },
    async close() {
      await pool?.destroy();
    },
  };
}

/** The player of this name if it decides at once, by a seed that nobody knows; null if it thinks, or is a person. */
export function quickPlayer(name: string, known: Known, seed: string): Player<unknown, Command> | null {
  const read = readPlayerName(name);
  return read?.rank === 'recruit' ? playerCalled(read, known, seed) : null;
}
