/** Many battles between computer players, in worker threads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BattleResult, OneBattle } from '@drumhead/bots';
import type { Translate } from '@drumhead/rulesets';
import { tellMachineWords } from './exit.ts';
import { refusedBySystem } from './input.ts';
import { showProgress } from './progress.ts';
import { openThreads, type Threads } from './threads.ts';
import { jobThreads, type TaskOfWorkers } from './work/jobThreads.ts';
import { serverAt } from './work/server.ts';

/** Battles 0 to `games` - 1. */
export interface Run {
  readonly games: number;
  /** A battle of more commands has failed. */
  readonly cap: number;
  /** Folder for the records. */
  readonly records?: string;
  /** Is it asked what each battle tells of the balance of its set-up? */
  readonly isTold?: boolean;
  /** File name of a record, without its extension. */
  nameOf(game: number): string;
  /** `scenario`: its name or file, for the record. */
  taskOf(game: number): Pick<OneBattle, 'ruleset' | 'setup' | 'players' | 'seed'> & { readonly scenario: string };
}

export type BattleThreads = Threads<OneBattle, BattleResult>;

const BATTLES: TaskOfWorkers<OneBattle, BattleResult> = {
  task: ({ seed, ...battle }) => ({ kind: 'battles', ...battle, seeds: [seed] }),
  answer: (answer) => (answer as readonly BattleResult[])[0],
};

/** Worker threads that play battles, or the workers of a server; whoever opens them closes them. */
export const battleThreads = (
  count: number,
  server: string | undefined,
  t: Translate,
  isOpen = false,
): BattleThreads =>
  server === undefined
    ? openThreads(new URL('./battleWorker.ts', import.meta.url), count)
    : jobThreads({ server: serverAt(server, t), count, open: isOpen }, BATTLES, t);

/** Plays them all in worker threads of its own. Failures are printed as they happen. */
export async function playAll(
  run: Run & { readonly threads: number; readonly server?: string; readonly isOpen?: boolean },
  t: Translate,
): Promise<readonly BattleResult[]> {
  const threads = battleThreads(Math.min(run.threads, run.games), run.server, t, run.isOpen);
  const results = await playAllIn(threads, run, t);
  await threads.close();
  return results;
}

/** The same in threads that are open already, which stay open. */
export async function playAllIn(threads: BattleThreads, run: Run, t: Translate): Promise<readonly BattleResult[]> {
  const { games, cap, records } = run;
  if (records !== undefined) makeFolder(t, records);
  const progress = showProgress(games, t('cli.simulate.progress'));
  const results: BattleResult[] = [];
  const taskOf = (game: number): OneBattle => {
    const { scenario, ...battle } = run.taskOf(game);
    return { ...battle, cap, record: records === undefined ? null : scenario, isTold: run.isTold ?? false };
  };
  await threads.map(games, taskOf, (game, { record, ...kept }) => {
    if (records !== undefined && record !== undefined)
      writeRecordFile(t, join(records, `${run.nameOf(game)}.battle.jsonl`), record);
    if (kept.error !== undefined) console.error(t('cli.simulate.failed', { game }));
    else if (kept.capped) console.error(t('cli.simulate.notFinished', { game, cap }));
    tellMachineWords(kept.trace ?? kept.error);
    results[game] = kept;
    progress.step();
  });
  progress.stop();
  return results;
}

function makeFolder(t: Translate, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    refusedBySystem(t, 'write', folder, error);
  }
}

function writeRecordFile(t: Translate, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    refusedBySystem(t, 'write', file, error);
  }
}
