/**
 * The work that workers do, wherever they run: a thread, another machine, a tab. A task is plain data and so is its answer, and
 * the same code gives the same answer to the same task, to the byte: it does not matter who did it, or how often.
 */
import { readRecord } from '@drumhead/engine';
import { type Account, accountedSteps, accountOf } from '../analysis/account.ts';
import { type Prices, pricesOf } from '../analysis/prices.ts';
import { type ArenaPair, type PlayedPair, playArenaPair } from './playArenaPair.ts';
import { type BattleResult, type Knowing, type OneBattle, playBattle } from './playBattle.ts';

/** Battles of one set-up, one for each seed: for its balance, or with their records for whoever learns from them. */
interface BattlesTask extends Omit<OneBattle, 'seed'> {
  readonly kind: 'battles';
  readonly seeds: readonly string[];
}

/** Pairs of the arena, one for each seed. */
interface PairsTask extends Omit<ArenaPair, 'seed'> {
  readonly kind: 'pairs';
  readonly seeds: readonly string[];
}

/** What orders and dice did in a battle of today's rules. */
interface AnalysisTask {
  readonly kind: 'analysis';
  readonly ruleset: string;
  readonly record: string;
}

export type Task = BattlesTask | PairsTask | AnalysisTask;

export type TaskAnswer =
  | readonly BattleResult[]
  | readonly PlayedPair[]
  | { readonly account: Account | null; readonly prices: Prices | null };

/** Throws where the task cannot be done: so will everybody else. */
export function answerTask(task: Task, knowing: Knowing): TaskAnswer {
  if (task.kind === 'battles') {
    const { seeds, kind: _kind, ...battle } = task;
    return seeds.map((seed) => {
      // Another build has other lines.
      const { trace: _trace, ...result } = playBattle({ ...battle, seed }, knowing);
      return result;
    });
  }
  const known = knowing.knowledgeOf(task.ruleset);
  if (task.kind === 'pairs') return task.seeds.map((seed) => playArenaPair({ ...task, seed }, { known }));
  const read = readRecord(task.record, [known.ruleset]);
  if (!read.ok) throw new Error(read.reason);
  const steps = accountedSteps(read.battle);
  return { account: accountOf(known, steps), prices: pricesOf(known, steps) };
}

/** The answer as workers send it: what cannot be done is an answer, too. */
export function answered(task: Task, knowing: Knowing): { readonly answer: TaskAnswer } | { readonly error: string } {
  try {
    return { answer: answerTask(task, knowing) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
