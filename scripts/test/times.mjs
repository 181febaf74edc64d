// Tests run many times over on a busy machine: what fails once in thirty runs there fails one day in a run that matters.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { stop } from '../lib.mjs';

const OPTION = '--times';

/**
 * How often the tests are to be run, null where nothing is said of it, and the arguments that are left.
 * @param {readonly string[]} args
 * @returns {{ readonly times: number | null, readonly rest: readonly string[] }}
 */
export function timesIn(args) {
  const at = args.indexOf(OPTION);
  if (at < 0) return { times: null, rest: args };
  const times = Number(args[at + 1]);
  if (!Number.isInteger(times) || times < 1) stop(`Usage: npm test -- ${OPTION} N FILTER...`, 2);
  return { times, rest: args.toSpliced(at, 2) };
}

/**
 * Keeps every processor busy with nothing while tests are repeated (`times` is not null), until what it gives is called.
 * @param {number | null} times
 * @returns {() => Promise<unknown>}
 */
export function busy(times) {
  const loops = times === null ? 0 : availableParallelism();
  const workers = Array.from({ length: loops }, () => new Worker('for (;;);', { eval: true }));
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}
