import { readFileSync } from 'node:fs';
import { type Envelope, type EnvelopeOdds, seededRandomInt } from '@drumhead/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../test/serving.ts';
import { CODE, queueHere } from '../../test/working.ts';
import type { Answer } from '../http/answers.ts';
import { openDatabase } from '../storage/open.ts';
import { storageOn } from '../storage/storage.ts';
import { type Jobs, jobsOn, type Worker } from './jobs.ts';
import { oddsOn } from './odds.ts';

/** Of one test each. */
let names = 0;

const TRUSTED: Worker = { isTrusted: true };
/** Nobody of another test: who was caught there is caught. */
const stranger = (owner: string): Worker => ({ isTrusted: false, owner: `${names} ${owner}` });
const valueOf = (answer: Answer): Record<string, unknown> =>
  answer.ok ? ((answer.value ?? {}) as Record<string, unknown>) : {};

const storage = storageOn(await openDatabase(newDatabase()));
afterAll(() => storage.close());

interface Running {
  readonly jobs: Jobs;
  readonly add: (tasks: number, more?: object) => Promise<Answer>;
  readonly look: (after?: number) => Promise<Record<string, unknown>>;
}

function running(isHere = false, finished?: (job: string) => Promise<void>): Running {
  const id = `job-${++names}`;
  const jobs = jobsOn({
    storage,
    world: { now: () => 0 },
    queue: isHere ? null : queueHere(),
    thread: { answer: (task) => Promise.resolve(truth(task)), close: () => Promise.resolve() },
    code: { code: CODE, file: '' },
    ...(finished && { finished }),
    report: (_what, error) => {
      throw error;
    },
  });
  return {
    jobs,
    add: (tasks, more = {}) => jobs.add({ id, tasks: Array.from({ length: tasks }, (_, n) => n), ...more }),
    look: async (after = -1) => valueOf(await jobs.look(id, after)),
  };
}

const truth = (task: unknown): string => `true ${JSON.stringify(task)}`;

/** Takes a task and answers it; what came of it, or null where there was none. */
const does = (jobs: Jobs, worker: Worker, answer: (task: unknown) => string) => doesAs(jobs, worker, answer);
const doesWith = (jobs: Jobs, answer: (task: unknown) => unknown) => doesAs(jobs, TRUSTED, answer);

async function doesAs(
  jobs: Jobs,
  worker: Worker,
  answer: (task: unknown) => unknown,
  name = 'w',
): Promise<Answer | null> {
  const given = valueOf(await jobs.take(worker, { code: CODE, worker: name }));
  if (given['id'] === undefined) return null;
  const { id, queue, job, task, what } = given;
  return jobs.done(worker, { code: CODE, worker: name, id, queue, job, task, answer: answer(what) });
}

describe('work for other machines', () => {
  it('is refused to foreign code, and to a stranger where it is not open', async () => {
    const { jobs, add } = running();
    await add(1);
    expect(await jobs.take(TRUSTED, { code: 'f'.repeat(64), worker: 'w' })).toMatchObject({ ok: false, status: 409 });
    expect(await does(jobs, stranger('a'), truth)).toBeNull();
    expect(await jobs.take(TRUSTED, { worker: 'w' })).toMatchObject({ ok: false, status: 400 });
    expect(await does(jobs, TRUSTED, truth)).toMatchObject({ ok: true, value: { first: true } });
  });

  it('has one result, however often it is answered, and keeps an answer that differs as disputed', async () => {
    const { jobs, add, look } = running();
    await add(1);
    await add(5);
    const { id, queue, job, task } = valueOf(await jobs.take(TRUSTED, { code: CODE, worker: 'a' }));
    const sent = { code: CODE, id, queue, job, task };
    const answers = [
      await jobs.done(TRUSTED, { ...sent, worker: 'a', answer: 1 }),
      await jobs.done(TRUSTED, { ...sent, worker: 'a', answer: 1 }),
      await jobs.done(TRUSTED, { ...sent, worker: 'b', answer: 2 }),
    ];
    expect(answers.map(valueOf)).toEqual([{ first: true }, { first: false }, { first: false }]);
    expect(await look()).toMatchObject({
      total: 1,
      done: 1,
      results: [{ task: 0, worker: 'a', answer: 1 }],
      disputes: [{ task: 0, worker: 'b', answer: '2' }],
    });
    expect(await jobs.done(TRUSTED, { ...sent, task: 7, worker: 'a', answer: 1 })).toMatchObject({ status: 404 });
  });

  it('is done by a thread of this machine where there is no queue', async () => {
    const { jobs, add, look } = running(true);
    await add(3);
    await expect.poll(async () => (await look())['done']).toBe(3);
    expect(jobs.code).toBeNull();
    expect(await jobs.take(TRUSTED, { code: CODE, worker: 'w' })).toMatchObject({ ok: false, status: 404 });
  });

  it('goes on in a thread of this machine where the server ended before', async () => {
    const done: unknown[] = [];
    /** A server whose thread ends after so many tasks. */
    const server = (until: number): Jobs =>
      jobsOn({
        storage,
        world: { now: () => 0 },
        queue: null,
        thread: {
          answer: (task) => Promise.resolve(done.length < until ? (done.push(task), truth(task)) : null),
          close: () => Promise.resolve(),
        },
        code: null,
        report: () => undefined,
      });
    const job = { id: 'cut', tasks: [0, 1, 2] };
    await server(1).add(job);
    await expect.poll(async () => valueOf(await server(0).look('cut', -1))['done']).toBe(1);
    await server(9).add(job);
    await expect.poll(async () => valueOf(await server(0).look('cut', -1))['done']).toBe(3);
    expect(done).toEqual([0, 1, 2]);
  });

  it('of strangers counts where two owners agree, and each answers a task once that he was given', async () => {
    const { jobs, add, look } = running();
    await add(1, { open: true });
    const given = valueOf(await jobs.take(stranger('a'), { code: CODE, worker: 'w' }));
    const sent = { ...given, what: undefined, code: CODE, worker: 'w', answer: 'x' };
    const { what: _what, ...whole } = sent;
    expect(await jobs.done(stranger('b'), whole)).toMatchObject({ ok: false, status: 403 });
    expect(valueOf(await jobs.done(stranger('a'), whole))).toEqual({ voted: 'waits' });
    expect(await jobs.done(stranger('a'), whole)).toMatchObject({ ok: false, status: 403 });
    expect(await does(jobs, stranger('a'), () => 'x')).toBeNull();
    expect(valueOf((await does(jobs, stranger('b'), () => 'x')) as Answer)).toEqual({ voted: 'counts' });
    expect(await look()).toMatchObject({ done: 1, disputes: [], results: [{ worker: `${names} b` }] });
    expect(await does(jobs, stranger('c'), () => 'x')).toBeNull();
    // Whoever has all that is kept of him deleted stands nowhere.
    await storage.forget(`${names} b`);
    expect(await look()).toMatchObject({ done: 1, results: [{ worker: '', answer: 'x' }] });
  });

  it('on which strangers differ is settled by one who is trusted, and who was wrong is kept', async () => {
    const { jobs, add, look } = running();
    await add(1, { open: true });
    await does(jobs, stranger('a'), () => 'x');
    expect(valueOf((await does(jobs, stranger('b'), () => 'y')) as Answer)).toEqual({ voted: 'disputed' });
    expect(await look()).toMatchObject({ done: 0 });
    await does(jobs, TRUSTED, () => 'x');
    expect(await look()).toMatchObject({
      results: [{ answer: 'x' }],
      disputes: [{ worker: `${names} b`, answer: '"y"' }],
    });
  });

  /** Tasks with a wrong result, of so many; one tab in twenty lies. */
  async function wrongOf(tasks: number, areInLeague: boolean): Promise<number> {
    const { jobs, add, look } = running();
    await add(tasks, { open: true });
    const random = seededRandomInt('liars');
    const tabs = Array.from({ length: 50 }, (_, i) => `tab-${i}`);
    const liars = tabs.slice(0, 3);
    let counted = 0;
    while (counted < tasks) {
      const tab = tabs[random(tabs.length)] as string;
      const lie = areInLeague ? 'lie' : `lie of ${tab}`;
      const done = await does(jobs, stranger(tab), liars.includes(tab) ? (task) => `${lie} ${String(task)}` : truth);
      const { voted } = done === null ? {} : valueOf(done);
      // Somebody who is trusted does what is disputed, and nothing else here.
      if (voted === 'disputed') await does(jobs, TRUSTED, truth);
      if (voted === 'disputed' || voted === 'counts') counted += 1;
    }
    // Who was caught is given nothing more.
    expect((await look())['disputes']).not.toEqual([]);
    await jobs.add({ id: `${names}-more`, tasks: [0], open: true });
    expect(await does(jobs, stranger(liars[0] as string), truth)).toBeNull();
    const { results } = (await look()) as {
      readonly results: readonly { answer: string; task: number }[];
    };
    expect(results).toHaveLength(tasks);
    return results.filter(({ answer, task }) => answer !== truth(task)).length;
  }

  it('of 50 tabs, one in twenty of which lies, has no wrong result: alone none, in league hardly any', async () => {
    expect(await wrongOf(60, false)).toBe(0);
    expect(await wrongOf(60, true)).toBe(0);
  });

  it('is kept for a month once it is done, or once other code is there', async () => {
    const month = 31 * 24 * 3600 * 1000;
    const kept = async (id: string): Promise<boolean> => (await storage.job(id)) !== null;
    const old = { about: '', at: -month };
    await storage.addJob({ ...old, id: 'old-done', code: CODE, tasks: ['0'] }, null);
    await storage.settle({ job: 'old-done', task: 0 }, 'w', '1', async () => undefined);
    await storage.addJob({ ...old, id: 'old-disputed', code: CODE, tasks: ['0'] }, null);
    for (const answer of ['1', '2'])
      await storage.settle({ job: 'old-disputed', task: 0 }, 'w', answer, async () => undefined);
    await storage.addJob({ ...old, id: 'old-foreign', code: 'a'.repeat(64), tasks: ['0'] }, null);
    await storage.addJob({ ...old, id: 'old-open', code: CODE, tasks: ['0'] }, null);
    const { add } = running();
    await add(1);
    expect(await Promise.all(['old-done', 'old-disputed', 'old-foreign', 'old-open'].map(kept))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(await storage.jobResults('old-done', -1)).toEqual([]);
  });

  it('gives a published scenario the odds that were measured here, and strangers none of it', async () => {
    const file = JSON.parse(readFileSync('examples/scenarios/skirmish.json', 'utf8')) as Envelope;
    const card = { ruleset: file.ruleset, title: file.title, balance: { battles: 1, players: 'me,me', wins: {} } };
    const facts = { ruleset: file.ruleset, own: false, languages: ['en'], even: true, words: '' };
    const kept = { ...facts, card: JSON.stringify(card), file: JSON.stringify(file), hash: 'h', at: 0 };
    await storage.addScenario({ id: 'fair', owner: 'o', parent: null }, kept, true, 9);
    const told = (winner: number | null) => ({
      winner,
      end: 'over',
      length: 1,
      first: null,
      lost: [],
      why: { fell: [], ground: [], held: [], uncalled: [] },
    });
    const { jobs } = running(false, (id) => odds.done(id));
    const odds = oddsOn(storage, jobs, 10);
    await odds.measure('fair', 1, file);
    await odds.measure('fair', 1, file);
    expect(await does(jobs, stranger('a'), truth)).toBeNull();
    for (let n = 0; n < 2; n++)
      await doesWith(jobs, (what) => ({
        answer: (what as { readonly seeds: readonly string[] }).seeds.map((_, i) => ({ told: told(i > 3 ? null : n) })),
      }));
    const [listed] = await storage.listedScenarios({ words: [] }, 9);
    const { balance } = JSON.parse(listed?.card ?? '{}') as { readonly balance: EnvelopeOdds };
    const [one = '', two = ''] = Object.keys(balance.wins);
    expect(balance).toMatchObject({ battles: 10, draws: 0.2, wins: { [one]: 0.4, [two]: 0.4 } });
    expect(balance.players).toMatch(/^captain@\d+,captain@\d+$/);
    expect(await storage.listedScenarios({ words: [], even: true }, 9)).toEqual([]);
    // What a release before left undone is begun anew, by the code of today; what is done stays done.
    await storage.addJob({ id: 'odds:fair@1', code: 'a'.repeat(64), about: 'odds', tasks: ['0'], at: 0 }, null);
    await storage.addScenario({ id: 'older', owner: 'o', parent: null }, { ...kept, hash: 'g' }, true, 9);
    await storage.addJob({ id: 'odds:older@1', code: 'a'.repeat(64), about: 'odds', tasks: ['0'], at: 0 }, null);
    await odds.resume();
    await odds.resume();
    expect(await storage.job('odds:fair@1')).toMatchObject({ code: CODE, total: 2, done: 2 });
    expect(await storage.job('odds:older@1')).toMatchObject({ code: CODE, total: 2, done: 0 });
    expect(await does(jobs, TRUSTED, () => '')).not.toBeNull();
    // Nobody brings in the name of such a job from outside.
    expect(await jobs.add({ id: 'odds:fair@2', tasks: [0], open: true })).toMatchObject({ ok: false, status: 400 });
  });
});
