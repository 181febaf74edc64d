/** Asks the worker of the computer players what a captain thinks. Loaded when advice is asked for. */
import type { Advice, Objection } from '@drumhead/bots';
import type { AnyRuleset, Command, Seat } from '@drumhead/engine';
import type { Answered, Asked } from './opponent.ts';

let worker: Worker | null = null;
let next = 1;
/** Settled once the worker has nothing to do: it is asked one thing after another. */
let idle: Promise<unknown> = Promise.resolve();

/**
 * The advice for a seat in a state; what the seat must not see is left out first. Fails without a connection, and where
 * nobody waits for it any more when its turn comes (`signal`).
 */
export async function adviceFor(
  ruleset: AnyRuleset,
  state: unknown,
  seat: Seat,
  signal: AbortSignal,
): Promise<Advice | null> {
  const answer = await inTurn(signal, () => askedOf(ruleset, state, seat, { reasons: true }));
  if ('advice' in answer) return answer.advice;
  throw new Error('no advice came');
}

/** What a captain has against an order of a seat in a state; null: nothing. Fails as advice does. */
export async function objectionFor(
  ruleset: AnyRuleset,
  state: unknown,
  seat: Seat,
  inHand: Command,
  signal: AbortSignal,
): Promise<Objection | null> {
  const answer = await inTurn(signal, () => askedOf(ruleset, state, seat, { inHand }));
  if ('objection' in answer) return answer.objection;
  throw new Error('no judgement came');
}

/** Milliseconds for which the battle waits for that: a worker that the system has ended never answers. */
const PATIENCE = 10_000;

/** May a seat let a chance to interrupt pass by this command without a question? False where that is not found out in time. */
export async function mayPassFor(
  ruleset: AnyRuleset,
  state: unknown,
  seat: Seat,
  pass: Command,
  silent: readonly string[],
): Promise<boolean> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  const asked = inTurn(signal, () => askedOf(ruleset, state, seat, { pass, silent }));
  const answer = await Promise.race([asked.catch(() => null), late]);
  clearTimeout(timer);
  return answer !== null && 'mayPass' in answer && answer.mayPass;
}

/** A drag puts one order in hand after another: only what is still waited for is worked out. */
function inTurn(signal: AbortSignal, ask: () => Promise<Answered>): Promise<Answered> {
  const answer = idle.then(() => {
    signal.throwIfAborted();
    return ask();
  });
  idle = answer.catch(() => undefined);
  return answer;
}

function askedOf(
  ruleset: AnyRuleset,
  state: unknown,
  seat: Seat,
  what: Pick<Asked, 'reasons' | 'inHand' | 'pass' | 'silent'>,
): Promise<Answered> {
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
      if ('fault' in data) reject(new Error(data.fault));
      else resolve(data);
    };
    asked.addEventListener('message', hear, { signal });
    asked.addEventListener('error', (event) => fail(event.message), { signal });
    asked.postMessage({ id, question, ...what } satisfies Asked);
  });
}
