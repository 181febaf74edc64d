/** Asks the worker of the computer players what a captain thinks. Loaded when advice is asked for. */
import type { Advice } from '@drumhead/bots';
import type { AnyRuleset, Seat } from '@drumhead/engine';
import type { Answered, Asked } from './opponent.ts';

let worker: Worker | null = null;
let next = 1;

/** The advice for a seat in a state; what the seat must not see is left out first. Fails without a connection. */
export function adviceFor(ruleset: AnyRuleset, state: unknown, seat: Seat): Promise<Advice | null> {
  worker ??= new Worker(new URL('./opponentWorker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  const id = next++;
  const question = {
    ruleset: ruleset.id,
    version: ruleset.version,
    player: 'captain',
    seat,
    view: ruleset.view(state, seat),
    seed: '',
  } as const;
  return new Promise((resolve, reject) => {
    /** Once it is answered nothing of this question listens any more. */
    const answered = new AbortController();
    const { signal } = answered;
    const fail = (reason: string): void => {
      asked.terminate();
      if (worker === asked) worker = null;
      reject(new Error(reason));
    };
    const hear = ({ data }: MessageEvent<Answered>): void => {
      if (data.id !== id) return;
      answered.abort();
      if ('advice' in data) resolve(data.advice);
      else reject(new Error('fault' in data ? data.fault : 'no advice came'));
    };
    asked.addEventListener('message', hear, { signal });
    asked.addEventListener('error', (event) => fail(event.message), { signal });
    asked.postMessage({ id, question, reasons: true } satisfies Asked);
  });
}
