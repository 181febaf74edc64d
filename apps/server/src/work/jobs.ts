/**
 * Jobs: work that other machines do, or a thread of this one. The answer of a worker with the key counts; of strangers' two
 * owners must agree, a third who is trusted settles where they differ, and what is published never comes from them.
 */
import { anything, flag, list, read, record, text, whole } from '@drumhead/content/schema';
import { type GivenTask, LONGEST_ANSWER, type WorkCode } from '@drumhead/protocol';
import { against, type Answer, ok, refused } from '../http/answers.ts';
import type { Given, JobQueue } from '../storage/jobQueue.ts';
import type { Finish, NewJob } from '../storage/jobRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { TaskThread } from './taskThread.ts';

/** Tasks of a job. */
const MOST_TASKS = 20_000;
/** Tasks that a stranger is looked at for at once: of those that he had before there is a copy for somebody else. */
const LOOKS = 5;

/** Milliseconds for which a job is kept once it is done, or once there is other code: a month. */
const KEPT = 30 * 24 * 3600 * 1000;

const code = text(64, '[0-9a-f]{64}');
const name = text(80, '[\\w:.@-]+');
const queueName = text(80, '[\\w-]+');
const asked = record({ code, worker: name }, {});
const renewed = record({ queue: queueName, id: text(40, '[\\w-]+') }, {});
const sent = record(
  {
    code,
    worker: name,
    queue: queueName,
    id: text(40, '[\\w-]+'),
    job: name,
    task: whole(0, MOST_TASKS),
    answer: anything,
  },
  {},
);
/** A colon stands in the names of the server's own jobs, whose results are published. */
const jobName = text(80, '[\\w.@-]+');
const given = record({ id: jobName, tasks: list(anything, 1, MOST_TASKS) }, { about: text(80), open: flag });

const FOREIGN = refused(409, 'foreign code');
const NO_WORK = refused(404, 'this server gives out no work');
const UNASKED = refused(403, 'this task was not given to you');

/** Who works: somebody with the key, or a stranger by the name of his browser or account. */
export type Worker = { readonly isTrusted: true } | { readonly isTrusted: false; readonly owner: string };

export interface Jobs {
  /** The digest of the code that new jobs are for; empty where the page was built without. */
  readonly doneBy: string;
  /** Null: nothing is given out here. */
  readonly code: WorkCode | null;
  /** What a worker does next; null of the value: nothing for now. */
  take(worker: Worker, body: unknown): Promise<Answer>;
  renew(body: unknown): Promise<Answer>;
  done(worker: Worker, body: unknown): Promise<Answer>;
  /** A job of somebody with the key. */
  add(body: unknown): Promise<Answer>;
  /** Likewise of the server itself; where there is one of that name, what is left of it is done if a thread of this machine does it. */
  put(job: Put): Promise<void>;
  /** What came of its tasks, in their order, as far as they are done. */
  answers(job: string): Promise<readonly unknown[]>;
  /** How far a job is, with the results after a task. */
  look(id: string, after: number): Promise<Answer>;
  close(): Promise<void>;
}

export interface Put {
  readonly id: string;
  readonly about: string;
  readonly tasks: readonly unknown[];
  /** May strangers do it? */
  readonly isOpen: boolean;
}

export interface JobNeeds {
  readonly storage: Storage;
  readonly world: Pick<World, 'now'>;
  /** Null where the database has none: a thread of this machine does all of it. */
  readonly queue: JobQueue | null;
  readonly thread: TaskThread;
  /** Null: the page was built without it. */
  readonly code: WorkCode | null;
  /** A job is done, once or again. */
  readonly finished?: (job: string) => Promise<void>;
  readonly report: (what: string, error: unknown) => void;
}

const toldOf = (found: Given | null, queue: string): GivenTask | null =>
  found && { id: found.id, queue, job: found.job, task: found.task, what: JSON.parse(found.text) as unknown };

type Kind = 'trusted' | 'open';
const queueOf = (of: string, kind: Kind): string => `work-${of}-${kind}`;

export function jobsOn({ storage, world, queue, thread, code: own, finished, report }: JobNeeds): Jobs {
  /** Jobs of a thread of this machine: one after another. */
  let here = Promise.resolve();
  const failed = (error: unknown): void => report('a job was not done', error);

  /** Where there is no queue: one task after another in a thread of its own. */
  async function doHere(id: string, tasks: readonly unknown[]): Promise<void> {
    for (const [task, what] of tasks.entries()) {
      if (await storage.hasResult({ job: id, task })) continue;
      const answer = await thread.answer(what);
      if (answer === null) return;
      await storage.settle({ job: id, task }, 'here', JSON.stringify(answer), async () => undefined);
    }
    await isFinished(id);
  }

  /** Whoever waits for a job is told of its last result. */
  async function isFinished(id: string): Promise<void> {
    const job = await storage.job(id);
    if (job !== null && job.done >= job.total) await finished?.(id);
  }

  async function put({ id, about, tasks, isOpen }: Put): Promise<void> {
    await storage.pruneJobs(world.now() - KEPT, own?.code ?? '');
    const texts = tasks.map((one) => JSON.stringify(one));
    const job: NewJob = { id, code: own?.code ?? '', about, tasks: texts, at: world.now() };
    const name = queueOf(job.code, isOpen ? 'open' : 'trusted');
    await storage.addJob(job, queue && { queue, name });
    if (queue === null) here = here.then(() => doHere(id, tasks)).catch(failed);
  }

  /** The next task of a queue that has no result yet: one that came late may be done. */
  async function next(from: JobQueue, kind: Kind, of: string): Promise<Given | null> {
    for (;;) {
      const found = await from.take(queueOf(of, kind));
      if (found === null || !(await storage.hasResult(found))) return found;
      await storage.changeQueue(finishing(from, queueOf(of, kind), found.id));
    }
  }

  const finishing =
    (from: JobQueue, named: string, id: string): Finish =>
    (within) =>
      from.finish(within, named, id);

  /** One that this stranger did not have. */
  async function nextFor(from: JobQueue, owner: string, of: string): Promise<Given | null> {
    if (await storage.isCaught(owner)) return null;
    const named = queueOf(of, 'open');
    for (let looked = 0; looked < LOOKS; looked++) {
      const found = await next(from, 'open', of);
      if (found === null || (await storage.give(found, owner))) return found;
      const { id, ...again } = found;
      await storage.changeQueue(async (within) => {
        await from.finish(within, named, id);
        await from.add(within, named, [again]);
      });
    }
    return null;
  }

  return {
    doneBy: own?.code ?? '',
    code: queue === null ? null : own,
    async take(worker, body) {
      if (queue === null || own === null) return NO_WORK;
      const checked = read(body, asked);
      if (!checked.ok) return against(checked.problems);
      const { code: theirs } = checked.value;
      // What was begun by other code is ended by it.
      if (theirs !== own.code && !(await storage.hasOpenJob(theirs))) return FOREIGN;
      const kinds: readonly Kind[] = ['trusted', 'open'];
      if (!worker.isTrusted) return ok(toldOf(await nextFor(queue, worker.owner, theirs), queueOf(theirs, 'open')));
      for (const kind of kinds) {
        const found = await next(queue, kind, theirs);
        if (found !== null) return ok(toldOf(found, queueOf(theirs, kind)));
      }
      return ok(null);
    },
    async renew(body) {
      if (queue === null) return NO_WORK;
      const checked = read(body, renewed);
      if (!checked.ok) return against(checked.problems);
      await queue.renew(checked.value.queue, checked.value.id);
      return ok({});
    },
    async done(worker, body) {
      if (queue === null) return NO_WORK;
      const checked = read(body, sent);
      if (!checked.ok) return against(checked.problems);
      const { worker: by, queue: named, id, job, task, answer: found, code: theirs } = checked.value;
      const answer = JSON.stringify(found);
      if (answer.length > LONGEST_ANSWER) return refused(413, 'the answer is too long');
      const stored = await storage.job(job);
      if (stored === null || task >= stored.total) return refused(404, 'there is no such task');
      if (stored.code !== theirs) return FOREIGN;
      const finish = finishing(queue, named, id);
      if (worker.isTrusted) {
        const first = await storage.settle({ job, task }, by, answer, finish);
        if (first) await isFinished(job);
        return ok({ first });
      }
      // A stranger ends nothing but what he was given; what was taken from him meanwhile is with somebody else.
      const entry = named === queueOf(theirs, 'open') ? await queue.look(named, id) : null;
      const isHis = entry?.job === job && entry.task === task;
      const giveTo =
        (kind: Kind): Finish =>
        async (within) => {
          if (isHis) await queue.add(within, queueOf(theirs, kind), [entry]);
        };
      const voted = await storage.vote({ job, task }, worker.owner, answer, {
        finish: async (within) => (isHis ? finish(within) : undefined),
        another: giveTo('open'),
        trusted: giveTo('trusted'),
      });
      if (voted === 'counts') await isFinished(job);
      return voted === 'unasked' ? UNASKED : ok({ voted });
    },
    async add(body) {
      const checked = read(body, given);
      if (!checked.ok) return against(checked.problems);
      const { id, tasks, about = '', open = false } = checked.value;
      if (queue !== null && own === null) return NO_WORK;
      await put({ id, about, tasks, isOpen: open });
      return ok({ id });
    },
    put,
    async answers(id) {
      return (await storage.jobResults(id, -1)).map(({ answer }) => JSON.parse(answer) as unknown);
    },
    async look(id, after) {
      const job = await storage.job(id);
      if (job === null) return refused(404, 'there is no such job');
      const results = await storage.jobResults(id, after);
      const { total, done, about } = job;
      return ok({
        id,
        about,
        total,
        done,
        results: results.map(({ answer, ...result }) => ({ ...result, answer: JSON.parse(answer) as unknown })),
        disputes: await storage.jobDisputes(id),
      });
    },
    async close() {
      await queue?.close();
      await thread.close();
    },
  };
}
