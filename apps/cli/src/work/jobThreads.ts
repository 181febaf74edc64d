/** Battles that the workers of a server play, in the place of threads of this machine. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BattleResult, OneBattle, Task } from '@drumhead/bots';
import type { Translate } from '@drumhead/rulesets';
import { refused } from '../exit.ts';
import type { Threads } from '../threads.ts';
import type { WorkServer } from './server.ts';

/** Milliseconds between two looks at how far a job is. */
const LOOKS = 1000;

interface Looked {
  readonly total: number;
  readonly results: readonly {
    readonly task: number;
    readonly answer: { readonly answer: readonly BattleResult[] } | { readonly error: string };
  }[];
}

/** A job is called by what is in it, and who may do it: the same command goes on where it was cut. */
const nameOf = (code: string, open: boolean, tasks: readonly Task[]): string =>
  `battles-${createHash('sha256')
    .update(JSON.stringify([code, open, tasks]))
    .digest('hex')
    .slice(0, 32)}`;

/** `count`: how many there are is the server's business. `open`: tabs of strangers may help, of whom two must agree. */
export function jobThreads(
  server: WorkServer,
  count: number,
  open: boolean,
  t: Translate,
): Threads<OneBattle, BattleResult> {
  return {
    count,
    async map(games, taskOf, heard) {
      const { code } = (await server.code()) ?? refused(t('cli.work.none'));
      const battles = Array.from({ length: games }, (_, game) => taskOf(game));
      const asked = battles.flatMap((battle, game) => ('known' in battle ? [] : [{ battle, game }]));
      battles.forEach((battle, game) => void ('known' in battle && heard(game, battle.known)));
      if (asked.length === 0) return;
      const tasks = asked.map(({ battle: { seed, ...rest } }): Task => ({ kind: 'battles', ...rest, seeds: [seed] }));
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
          const [result] = 'error' in answer ? refused(answer.error) : answer.answer;
          // What is left of the job is done all the same.
          if (result !== undefined && heard(asked[task]?.game ?? -1, result) === true) return;
        }
        while (known.has(after + 1)) after++;
        if (known.size < tasks.length) await wait(LOOKS);
      }
    },
    close: () => Promise.resolve(),
  };
}
