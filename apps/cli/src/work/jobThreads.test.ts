/** Pairs and analyses that the workers of a server do come to what this machine would find. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answered, matchOf, type Task } from '@drumhead/bots';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { playPairs } from '../arena/pairs.ts';
import { translatorFor } from '../translate.ts';
import { jobThreads } from './jobThreads.ts';
import { serverAt } from './server.ts';

/** A server whose jobs are done as soon as they are asked after, the last task first. */
let server: Server;
let jobs = new Map<string, readonly Task[]>();
const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = (value: unknown): void => void response.end(JSON.stringify(value));
    const [, id = ''] = /^\/api\/jobs\/([^?]+)/.exec(request.url ?? '') ?? [];
    if (request.url === '/api/work') return answer({ code: 'c'.repeat(64), file: '/work/code.js' });
    if (request.method !== 'POST') {
      const tasks = jobs.get(id) ?? [];
      const results = tasks.map((task, n) => ({ task: n, answer: answered(task, { knowledgeOf, piecesOf }) }));
      return answer({ total: tasks.length, results: results.reverse() });
    }
    return void bodyOf(request).then((text) => {
      const asked = JSON.parse(text) as { readonly id: string; readonly tasks: readonly Task[] };
      jobs.set(asked.id, asked.tasks);
      answer({ id: asked.id });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  vi.stubEnv('DRUMHEAD_WORKERS', 'a key');
  jobs = new Map();
});
afterAll(() => void server.close());
const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const setup = knowledgeOf('skirmish').ruleset.scenario('shakos-pick-up');
const t = await translatorFor('en');

it('pairs of the arena make the table of one machine, and what fails is told as there', async () => {
  const run = {
    pairs: 3,
    threads: 1,
    known: new Map(),
    keep: () => undefined,
    isDecided: () => false,
    taskOf: (pair: number) => ({
      ruleset: 'skirmish',
      setup: pair === 2 ? null : setup,
      players: ['corporal', 'recruit'] as const,
      seed: `1/${pair}`,
      cap: 60,
      behaviour: false,
      luck: true,
    }),
  };
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [there, here] = [await playPairs({ ...run, server: address() }, t), await playPairs(run, t)];
  expect(there.played).toHaveLength(2);
  expect(there.errors).toBe(here.errors);
  expect(matchOf(there.played)).toEqual(matchOf(here.played));
});

it('a job of one kind is one of its own, under a name that follows from its tasks', async () => {
  const kind = {
    task: (record: { readonly text: string }): Task => ({ kind: 'analysis', ruleset: 'skirmish', record: record.text }),
    answer: String,
    error: (error: string) => `not: ${error}`,
  };
  const heard: string[] = [];
  for (const text of ['', 'x', ''])
    await jobThreads({ server: serverAt(address(), t), count: 1 }, kind, t).map(
      1,
      () => ({ text }),
      (_, answer) => void heard.push(answer),
    );
  expect(heard[0]).toMatch(/^not: /);
  expect(heard[2]).toBe(heard[0]);
  expect(jobs.size).toBe(2);
});
