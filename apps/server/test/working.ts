/** Work for tests: small jobs, workers in this process, and a queue without a database. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answered, type Task } from '@drumhead/bots';
import { work, type WorkEnd } from '@drumhead/protocol';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';
import type { Given, JobQueue, Queued } from '../src/storage/jobQueue.ts';

export const CODE = 'c'.repeat(64);
export const KEY = 'a key for tests, long enough';

/** A folder as that of a page that was built with code for work. */
export function pagesWithWork(): string {
  const pages = mkdtempSync(join(tmpdir(), 'drumhead-work-'));
  mkdirSync(join(pages, 'work'));
  writeFileSync(join(pages, 'work', 'code.json'), JSON.stringify({ code: CODE, file: `/work/${CODE}.js` }));
  return pages;
}

/** So many battles of recruits, one a task. */
export function smallTasks(count: number): readonly Task[] {
  const { ruleset } = knowledgeOf('skirmish');
  const setup = ruleset.scenario('shakos-pick-up');
  const players = ['recruit', 'recruit'];
  return Array.from({ length: count }, (_, i) => ({
    kind: 'battles',
    ruleset: 'skirmish',
    setup,
    players,
    seeds: [`work/${i}`],
    cap: 60,
  }));
}

/** What one machine answers. */
export const answerHere = (task: unknown): unknown =>
  JSON.parse(JSON.stringify(answered(task as Task, { knowledgeOf, piecesOf })));

interface Hired {
  readonly port: () => number;
  readonly worker: string;
  readonly isOver: () => boolean;
  readonly answer?: (task: unknown) => Promise<unknown>;
  readonly code?: string;
  /** It renews nothing: it is dead. */
  readonly deaf?: boolean;
}

/** A worker that knows HTTP alone. */
export const hired = ({ port, worker, isOver, answer, code = CODE, deaf = false }: Hired): Promise<WorkEnd> =>
  work({
    code,
    worker,
    isOver,
    answer: answer ?? ((task) => Promise.resolve(answerHere(task))),
    wait: (ms) => (deaf ? new Promise(() => undefined) : wait(ms, undefined, { ref: false })),
    post: async (path, body) => {
      const response = await fetch(`http://localhost:${port()}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
  });

/** In the order in which tasks came, and at once: who dies with a task keeps it. */
export function queueHere(): JobQueue {
  const queues = new Map<string, Queued[]>();
  const out = new Map<string, Queued>();
  const of = (queue: string): Queued[] => {
    const found = queues.get(queue) ?? [];
    queues.set(queue, found);
    return found;
  };
  let ids = 0;
  return {
    add: (_within, queue, tasks) => Promise.resolve(void of(queue).push(...tasks)),
    take(queue) {
      const found = of(queue).shift();
      if (found === undefined) return Promise.resolve(null);
      const given: Given = { ...found, id: `${++ids}` };
      out.set(`${queue} ${given.id}`, found);
      return Promise.resolve(given);
    },
    look: (queue, id) => Promise.resolve(out.get(`${queue} ${id}`) ?? null),
    renew: () => Promise.resolve(),
    finish: (_within, queue, id) => Promise.resolve(void out.delete(`${queue} ${id}`)),
    close: () => Promise.resolve(),
  };
}
