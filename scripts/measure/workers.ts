// node scripts/measure/workers.ts [TASKS]: do workers give the table of one machine, whatever dies? PostgreSQL, a server and
// three workers, each a process: one worker is killed for good, one is killed and started again, PostgreSQL is restarted at
// once, the server is killed and started again. Run by hand where PostgreSQL is installed, after the page was built; some
// minutes. JSON on standard output.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { answered, type Task } from '@drumhead/bots';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';
import { ServerProcess } from '../../apps/server/test/child.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';

const count = Number(process.argv[2] ?? 60);
const cli = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
const KEY = 'the key of a measurement';
process.env['DRUMHEAD_WORKERS'] = KEY;

const setup = knowledgeOf('skirmish').ruleset.scenario('shakos-pick-up');
const tasks = Array.from(
  { length: count },
  (_, n): Task => ({
    kind: 'battles',
    ruleset: 'skirmish',
    setup,
    players: ['corporal', 'recruit'],
    seeds: [`kills/${n}`],
    cap: 300,
  }),
);

const postgres = await startPostgres();
if (postgres === null) throw new Error('PostgreSQL is not installed here');
const server = new ServerProcess(postgres.address);
await server.start();

const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
};
const worker = (): ChildProcess =>
  spawn(process.execPath, [cli, 'worker', '--server', `http://localhost:${server.port}`, '--threads', '1'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const done = async (): Promise<number> =>
  Number((await ask('/api/jobs/kills').catch(() => ({ done: -1 })))['done'] ?? -1);
/** Waits until a part of the tasks is done. */
async function until(part: number, what: string): Promise<void> {
  while ((await done()) < part * count) await wait(500);
  console.error(`${Math.round((performance.now() - begun) / 1000)} s: ${what}`);
}

await ask('/api/jobs', { id: 'kills', tasks });
const begun = performance.now();
const workers = [worker(), worker(), worker()];
await until(0.1, 'a worker is killed for good');
workers[0]?.kill('SIGKILL');
await until(0.25, 'a worker is killed and started again');
workers[1]?.kill('SIGKILL');
workers[1] = worker();
await until(0.4, 'PostgreSQL is restarted');
postgres.restart();
await until(0.6, 'the server is killed and started again');
await server.kill();
await server.start();
await until(1, 'all tasks are done');
const took = Math.round((performance.now() - begun) / 1000);

const { results, disputes } = (await ask('/api/jobs/kills')) as {
  readonly results: readonly { readonly worker: string; readonly answer: unknown }[];
  readonly disputes: readonly unknown[];
};
for (const one of workers) one.kill('SIGTERM');
const here = tasks.map((task) => JSON.parse(JSON.stringify(answered(task, { knowledgeOf, piecesOf }))) as unknown);
const equal = results.filter(({ answer }, n) => isDeepStrictEqual(answer, here[n])).length;
const by = results.reduce<Record<string, number>>(
  (sum, one) => ({ ...sum, [one.worker]: (sum[one.worker] ?? 0) + 1 }),
  {},
);
console.log(
  JSON.stringify({ tasks: count, results: results.length, equal, disputes: disputes.length, by, seconds: took }),
);
await server.kill();
postgres.stop();
process.exit(equal === count ? 0 : 1);
