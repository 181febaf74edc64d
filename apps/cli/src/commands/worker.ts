/** `drumhead worker`: does the work of a server, which it knows by HTTP alone. */
import { randomUUID } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { work, type WorkEnd } from '@drumhead/protocol';
import type { Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { Refused, refused } from '../exit.ts';
import { wholeNumber } from '../input.ts';
import { openThreads } from '../threads.ts';
import { serverAt, type WorkServer } from '../work/server.ts';
import type { CodedTask } from '../work/taskThread.ts';

interface Options {
  readonly server: string;
  readonly threads: string;
}

/** Milliseconds before a server that is away, or has no work to give, is asked again. */
const COMES_AGAIN = 5000;

export function addWorker(program: Command, t: Translate): void {
  program
    .command('worker')
    .description(t('cli.work'))
    .requiredOption('--server <url>', t('cli.work.server'))
    .option('--threads <n>', t('cli.work.threads'), String(availableParallelism()))
    .action(async ({ server: address, threads }: Options) => {
      const server = serverAt(address, t);
      const count = wholeNumber(t, '--threads', threads, 1, 256);
      const ending = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
      while (!ending.signal.aborted) {
        const end = await workFor(server, count, () => ending.signal.aborted, t);
        if (end === 'refused') refused(t('cli.work.noKeyTaken'));
        if (end === null) await wait(COMES_AGAIN, null, { signal: ending.signal }).catch(() => undefined);
      }
    });
}

/** Works by the code of the server until it wants other code. */
async function workFor(
  server: WorkServer,
  count: number,
  isOver: () => boolean,
  t: Translate,
): Promise<WorkEnd | null> {
  const code = await server.code().catch(() => null);
  if (code === null) return null;
  const file = await server.fetched(code).catch((error: unknown) => {
    if (error instanceof Refused) throw error;
    return null;
  });
  if (file === null) return null;
  console.error(t('cli.work.begins', { code: code.code.slice(0, 8) }));
  const threads = openThreads<CodedTask, unknown>(new URL('../work/taskThread.ts', import.meta.url), count);
  const worker = `${hostname()}-${randomUUID().slice(0, 8)}`.replaceAll(/[^\w.-]/g, '-');
  const loop = (): Promise<WorkEnd> =>
    work({
      code: code.code,
      worker,
      post: (path, body) => server.ask('POST', path, body),
      answer: (task) => threads.run({ code: file.url, task: task as CodedTask['task'] }),
      wait: (ms) => wait(ms),
      isOver,
    });
  const ends = await Promise.all(Array.from({ length: count }, loop));
  await threads.close();
  file.remove();
  return ends.find((end) => end !== 'over') ?? 'over';
}
