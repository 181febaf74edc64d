/** Tasks that the workers of a server do, in the place of threads of this machine. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@drumhead/bots';
import type { Translate } from '@drumhead/rulesets';
import { refused } from '../exit.ts';
import type { Threads } from '../threads.ts';
import type { WorkServer } from './server.ts';

/** Milliseconds between two looks at how far a job is. */
const LOOKS = 1000;

/** What a worker sends. */
type Sent = { readonly answer: unknown } | { readonly error: string };

interface Looked {
  readonly total: number;
  readonly results: readonly { readonly task: number; readonly answer: Sent }[];
}

/** How what is asked for here becomes a task of workers, and their answer one to it. */
export interface TaskOfWorkers<One, Answer> {
  readonly task: (one: One) => Task;
  /** Undefined: there is none in it. */
  readonly answer: (answer: unknown) => Answer | undefined;
  /** What cannot be done; left out: the command ends with it. */
  readonly error?: (error: string) => Answer;
}

interface Given {
  readonly server: WorkServer;
  /** How many there are is the server's business. */
  readonly count: number;
  /** Tabs of strangers may help, of whom two must agree. */
  readonly open?: boolean;
}

/** A job is called by what is in it, and who may do it: the same command goes on where it was cut. */
const nameOf = (code: string, open: boolean, tasks: readonly Task[]): string =>
  `tasks-${createHash('sha256')
    .update(JSON.stringify([code, open, tasks]))
    .digest('hex')
    .slice(0, 32)}`;

export function jobThreads<One extends object, Answer>(
  { server, count, open = false }: Given,
  kind: TaskOfWorkers<One, Answer>,
  t: Translate,
): Threads<One, Answer> {
  return {
    count,
    async map(number, taskOf, heard) {
      const { code } = (await server.code()) ?? refused(t('cli.work.none'));
      const all = Array.from({ length: number }, (_, at) => taskOf(at));
      const asked = all.flatMap((one, at) => ('known' in one ? [] : [{ one, at }]));
      all.forEach((one, at) => void ('known' in one && heard(at, one.known)));
      if (asked.length === 0) return;
      const tasks = asked.map(({ one }) => kind.task(one));
      const id = nameOf(code, open, tasks);
      const added = await server.ask('POST', '/api/jobs', { id, tasks, open });
      if (added.status !== 200) refused(t('cli.work.refused', { status: added.status }));
      const known = new Set<number>();
      /** All tasks up to this one have a result. */
      let after = -1;
      while (known.size < tasks.length) {
        const looked = await server.ask('GET', `/api/jobs/${id}?after=${after}`).catch(() => null);
        // The key is no longer the server's, or the job is gone.
        if (looked?.status === 403 || looked?.status === 404) refused(t('cli.work.refused', { status: looked.status }));
        const { results } = looked?.status === 200 ? (looked.body as Looked) : { results: [] };
        for (const { task, answer } of results) {
          if (known.has(task)) continue;
          known.add(task);
          const result = 'error' in answer ? (kind.error ?? refused)(answer.error) : kind.answer(answer.answer);
          // What is left of the job is done all the same.
          if (result !== undefined && heard(asked[task]?.at ?? -1, result) === true) return;
        }
        while (known.has(after + 1)) after++;
        if (known.size < tasks.length) await wait(LOOKS);
      }
    },
    close: () => Promise.resolve(),
  };
}
