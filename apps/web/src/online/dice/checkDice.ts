/** Checks the dice of a record in a worker, which ends with its answer. */
import type { DiceVerdict } from '@drumhead/protocol/dice';
import type { Bound } from './boundAs.ts';

export interface Asked {
  readonly text: string;
  /** What this device was told when it sat down; null: nothing. */
  readonly commit: string | null;
  /** What it gave a salt for. */
  readonly gave: readonly string[];
}

export interface CheckedDice {
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly verdict: DiceVerdict;
  readonly bound: Bound | null;
}

/** Null where the record cannot be read. */
export function checkDice(asked: Asked): Promise<CheckedDice | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./diceWorker.ts', import.meta.url), { type: 'module' });
    const end = (answer: CheckedDice | null): void => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CheckedDice | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(asked);
  });
}
