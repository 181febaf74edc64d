/** Asks the worker for verdicts, so that the page never blocks. */
import type { Order, Verdict } from './verdict.ts';

export interface Asked {
  readonly number: number;
  readonly ruleset: string;
  readonly puzzle: string;
  readonly orders: readonly Order[];
}

export type Answered =
  | { readonly number: number; readonly verdict: Verdict }
  | { readonly number: number; readonly fault: string };

let worker: Worker | null = null;
let count = 0;

/** The verdict; a question that is still open is given up. */
export function askVerdict(asked: Omit<Asked, 'number'>): { readonly verdict: Promise<Verdict>; stop(): void } {
  const made = worker ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker = made;
  const number = ++count;
  const verdict = new Promise<Verdict>((resolve, reject) => {
    const onMessage = ({ data }: MessageEvent<Answered>) => {
      if (data.number !== number) return;
      made.removeEventListener('message', onMessage);
      if ('verdict' in data) resolve(data.verdict);
      else reject(new Error(data.fault));
    };
    made.addEventListener('message', onMessage);
    made.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    made.postMessage({ ...asked, number } satisfies Asked);
  });
  return {
    verdict,
    stop() {
      if (worker !== made) return;
      made.terminate();
      worker = null;
    },
  };
}
