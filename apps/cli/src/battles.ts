/** Many battles between computer players, in worker threads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { BattleResult, BattleTask } from './battleWorker.ts';
import { tellMachineWords } from './exit.ts';
import { refusedBySystem } from './input.ts';
import { showProgress } from './progress.ts';
import type { Translate } from '@drumhead/rulesets';

/** Battles 0 to `games` - 1. */
export interface Run {
  readonly games: number;
  readonly threads: number;
  /** A battle of more commands has failed. */
  readonly cap: number;
  /** Folder for the records. */
  readonly records?: string;
  /** Is it asked what each battle tells of the balance of its set-up? */
  readonly isTold?: boolean;
  /** File name of a record, without its extension. */
  nameOf(game: number): string;
  taskOf(game: number): Omit<BattleTask, 'cap' | 'record' | 'isTold'>;
}

/** Worker threads that play battles; whoever opens them destroys them. */
export const openThreads = (count: number): Tinypool =>
  new Tinypool({
    filename: new URL('./battleWorker.ts', import.meta.url).href,
    minThreads: count,
    maxThreads: count,
  });

/** Plays them all in worker threads of its own. Failures are printed as they happen. */
export async function playAll(run: Run, t: Translate): Promise<readonly BattleResult[]> {
  const pool = openThreads(Math.min(run.threads, run.games));
  const results = await playAllIn(pool, run, t);
  await pool.destroy();
  return results;
}

/** The same in threads that are open already, which stay open. */
export async function playAllIn(pool: Tinypool, run: Run, t: Translate): Promise<readonly BattleResult[]> {
  const { games, threads, cap, records } = run;
  if (records !== undefined) makeFolder(t, records);
  const progress = showProgress(games, t('cli.simulate.progress'));
  const results: BattleResult[] = [];
  let next = 0;
  // A few tasks ahead of every thread, so that memory does not hold all records of a long run.
  const runner = async (): Promise<void> => {
    while (next < games) {
      const game = next++;
      const task: BattleTask = { ...run.taskOf(game), cap, record: records !== undefined, isTold: run.isTold ?? false };
      const { record, ...kept } = (await pool.run(task)) as BattleResult;
      if (records !== undefined && record !== undefined) {
        writeRecordFile(t, join(records, `${run.nameOf(game)}.battle.jsonl`), record);
      }
      if (kept.error !== undefined) console.error(t('cli.simulate.failed', { game }));
      else if (kept.capped) console.error(t('cli.simulate.notFinished', { game, cap }));
      tellMachineWords(kept.error);
      results[game] = kept;
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads * 2, games) }, runner));
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
