/** Queries about jobs: their results, of each task one; what strangers answered; answers that differed. */
import type { Kysely, Transaction } from 'kysely';
import type { InsideTransaction } from './database.ts';
import type { JobQueue, Queued } from './jobQueue.ts';
import type { Schema } from './schema.ts';

export interface NewJob {
  readonly id: string;
  readonly code: string;
  /** What it is for. */
  readonly about: string;
  /** Each as JSON. */
  readonly tasks: readonly string[];
  readonly at: number;
}

export type StoredJob = Schema['jobs'];
/** A task as results are kept of it. */
export interface OfJob {
  readonly job: string;
  readonly task: number;
}
export interface JobResult {
  readonly task: number;
  readonly worker: string;
  readonly answer: string;
}

export interface JobStorage {
  /** Keeps a job, with its tasks in the queue if there is one; nothing where there is a job of that name. */
  addJob(job: NewJob, into: { readonly queue: JobQueue; readonly name: string } | null): Promise<void>;
  /** What happens to the queue alone. */
  changeQueue(work: Finish): Promise<void>;
  job(id: string): Promise<StoredJob | null>;
  /** Jobs for something that are not done. */
  openJobs(about: string): Promise<readonly string[]>;
  /** Is there a job of this code that is not done? */
  hasOpenJob(code: string): Promise<boolean>;
  /** Deletes jobs for something that code other than this left undone; their names. */
  dropForeign(about: string, code: string): Promise<readonly string[]>;
  /** Deletes jobs from before a moment with all that is kept of them: those that are done, and those of other code than this. */
  pruneJobs(before: number, code: string): Promise<void>;
  jobResults(id: string, after: number): Promise<readonly JobResult[]>;
  jobDisputes(id: string): Promise<readonly JobResult[]>;
  hasResult(of: OfJob): Promise<boolean>;
  /**
   * Keeps the answer of somebody who is trusted: the first one counts, and another that differs is kept as disputed. True
   * where it is the first.
   */
  settle(of: OfJob, worker: string, answer: string, finish: Finish): Promise<boolean>;
  /** Did this stranger ever give an answer that was found wrong? His answers count no more. */
  isCaught(owner: string): Promise<boolean>;
  /** A stranger was given this task; false where he had it before. */
  give(of: OfJob, owner: string): Promise<boolean>;
  /** What comes of a stranger's answer to a task that he was given. */
  vote(of: OfJob, owner: string, answer: string, then: Then): Promise<Voted>;
}

/** Done in the same transaction. */
export type Finish = (within: Transaction<Schema>) => Promise<void>;
/** `another`: a second owner must answer; `trusted`: two differ, and somebody who is trusted must. */
export interface Then {
  readonly finish: Finish;
  readonly another: Finish;
  readonly trusted: Finish;
}
export type Voted = 'counts' | 'waits' | 'disputed' | 'unasked';

export function jobStorage(db: Kysely<Schema>, insideTransaction: InsideTransaction): JobStorage {
  /** Keeps a result; false where there is one. */
  async function keep(within: Transaction<Schema>, of: OfJob, worker: string, answer: string): Promise<boolean> {
    const kept = await within
      .insertInto('job_results')
      .values({ ...of, worker, answer })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst();
    const isFirst = Number(kept.numInsertedOrUpdatedRows ?? 0) > 0;
    if (isFirst)
      await within
        .updateTable('jobs')
        .set((set) => ({ done: set('done', '+', 1) }))
        .where('id', '=', of.job)
        .execute();
    return isFirst;
  }

  const dispute = (within: Transaction<Schema>, of: OfJob, worker: string, answer: string) =>
    within
      .insertInto('job_disputes')
      .values({ ...of, worker, answer })
      .onConflict((same) => same.doNothing())
      .execute();

  /** Answers of strangers that the result does not bear out. */
  async function disputeOthers(within: Transaction<Schema>, of: OfJob, answer: string): Promise<void> {
    const votes = await votesOn(within, of);
    for (const vote of votes) if (vote.answer !== answer) await dispute(within, of, vote.owner, vote.answer);
  }

  async function votesOn(within: Transaction<Schema>, { job, task }: OfJob) {
    const votes = await within
      .selectFrom('job_votes')
      .select(['owner', 'answer'])
      .where('job', '=', job)
      .where('task', '=', task)
      .orderBy('owner')
      .execute();
    return votes.flatMap(({ owner, answer }) => (answer === null ? [] : [{ owner, answer }]));
  }

  /** Those of these strangers who were caught. */
  async function caughtOf(within: Kysely<Schema>, owners: readonly string[]): Promise<ReadonlySet<string>> {
    if (owners.length === 0) return new Set();
    const found = await within.selectFrom('job_disputes').select('worker').where('worker', 'in', owners).execute();
    return new Set(found.map(({ worker }) => worker));
  }

  const resultOf = ({ job, task }: OfJob, within: Kysely<Schema> = db) =>
    within
      .selectFrom('job_results')
      .select('answer')
      .where('job', '=', job)
      .where('task', '=', task)
      .executeTakeFirst();

  return {
    addJob: ({ id, code, about, tasks, at }, into) =>
      insideTransaction(async (within) => {
        const added = await within
          .insertInto('jobs')
          .values({ id, code, about, total: tasks.length, done: 0, at })
          .onConflict((same) => same.doNothing())
          .executeTakeFirst();
        if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return;
        await into?.queue.add(
          within,
          into.name,
          tasks.map((text, task): Queued => ({ job: id, task, text })),
        );
      }),
    changeQueue: (work) => insideTransaction(work),
    async job(id) {
      return (await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },
    async openJobs(about) {
      const found = await db
        .selectFrom('jobs')
        .select('id')
        .where('about', '=', about)
        .whereRef('done', '<', 'total')
        .orderBy('at')
        .execute();
      return found.map(({ id }) => id);
    },
    async hasOpenJob(code) {
      const found = await db
        .selectFrom('jobs')
        .select('id')
        .where('code', '=', code)
        .whereRef('done', '<', 'total')
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
    dropForeign: (about, code) =>
      insideTransaction(async (within) => {
        const found = await within
          .selectFrom('jobs')
          .select('id')
          .where('about', '=', about)
          .where('code', '<>', code)
          .whereRef('done', '<', 'total')
          .orderBy('at')
          .execute();
        return deleteJobs(
          within,
          found.map(({ id }) => id),
        );
      }),
    pruneJobs: (before, code) =>
      insideTransaction(async (within) => {
        const found = await within
          .selectFrom('jobs')
          .select('id')
          .where('at', '<', before)
          .where((is) => is.or([is('done', '>=', is.ref('total')), is('code', '<>', code)]))
          // Who was caught stays caught.
          .where('id', 'not in', within.selectFrom('job_disputes').select('job'))
          .execute();
        await deleteJobs(
          within,
          found.map(({ id }) => id),
        );
      }),
    jobResults: (id, after) =>
      db
        .selectFrom('job_results')
        .select(['task', 'worker', 'answer'])
        .where('job', '=', id)
        .where('task', '>', after)
        .orderBy('task')
        .execute(),
    jobDisputes: (id) =>
      db
        .selectFrom('job_disputes')
        .select(['task', 'worker', 'answer'])
        .where('job', '=', id)
        .orderBy('task')
        .orderBy('worker')
        .execute(),
    hasResult: async (of) => (await resultOf(of)) !== undefined,
    settle: (of, worker, answer, finish) =>
      insideTransaction(async (within) => {
        const isFirst = await keep(within, of, worker, answer);
        if (isFirst) await disputeOthers(within, of, answer);
        else if ((await resultOf(of, within))?.answer !== answer) await dispute(within, of, worker, answer);
        await finish(within);
        return isFirst;
      }),
    isCaught: async (owner) => (await caughtOf(db, [owner])).has(owner),
    async give({ job, task }, owner) {
      const given = await db
        .insertInto('job_votes')
        .values({ job, task, owner, answer: null })
        .onConflict((same) => same.doNothing())
        .executeTakeFirst();
      return Number(given.numInsertedOrUpdatedRows ?? 0) > 0;
    },
    vote: (of, owner, answer, { finish, another, trusted }) =>
      insideTransaction(async (within): Promise<Voted> => {
        const { job, task } = of;
        // Two who answer at once are put in order by the row of their job.
        await within
          .updateTable('jobs')
          .set((set) => ({ total: set.ref('total') }))
          .where('id', '=', job)
          .execute();
        const voted = await within
          .updateTable('job_votes')
          .set({ answer })
          .where('job', '=', job)
          .where('task', '=', task)
          .where('owner', '=', owner)
          .where('answer', 'is', null)
          .executeTakeFirst();
        if (Number(voted.numUpdatedRows) === 0) return 'unasked';
        const known = await resultOf(of, within);
        await finish(within);
        if (known !== undefined) {
          if (known.answer !== answer) await dispute(within, of, owner, answer);
          return known.answer === answer ? 'counts' : 'disputed';
        }
        const votes = await votesOn(within, of);
        const caught = await caughtOf(
          within,
          votes.map((vote) => vote.owner),
        );
        const others = votes.filter((vote) => vote.owner !== owner && !caught.has(vote.owner));
        if (others.length === 0 || caught.has(owner)) {
          await another(within);
          return 'waits';
        }
        if (others.every((vote) => vote.answer !== answer)) {
          await trusted(within);
          return 'disputed';
        }
        await keep(within, of, owner, answer);
        await disputeOthers(within, of, answer);
        return 'counts';
      }),
  };
}

async function deleteJobs(within: Transaction<Schema>, ids: readonly string[]): Promise<readonly string[]> {
  for (const id of ids) {
    for (const table of ['job_results', 'job_votes', 'job_disputes'] as const)
      await within.deleteFrom(table).where('job', '=', id).execute();
    await within.deleteFrom('jobs').where('id', '=', id).execute();
  }
  return ids;
}

/** What somebody's tab did stays done, and nobody did it; what nobody else has answered is answered anew. */
export async function forgetWorker(within: Transaction<Schema>, owner: string): Promise<void> {
  await within.deleteFrom('job_votes').where('owner', '=', owner).execute();
  await within.deleteFrom('job_disputes').where('worker', '=', owner).execute();
  await within.updateTable('job_results').set({ worker: '' }).where('worker', '=', owner).execute();
}
