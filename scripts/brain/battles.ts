// The battles that a value is learnt from and tried on, played once and kept.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isEnvelope } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { manifests } from '../../apps/cli/src/rulesets.ts';
import { openThreads } from '../../apps/cli/src/threads.ts';
import { root } from '../lib.mjs';
import type { Sample } from './battle.ts';
import type { BattleTask } from './kept.ts';

export interface BrainPlan {
  readonly ruleset: string;
  /** Battles to learn from, and others to try the weights on. */
  readonly battles: number;
  readonly tried: number;
  readonly threads: number;
  readonly seed: string;
  /** The version of the captain's room whose battles are taken: kept ones of an older captain serve as well. */
  readonly captain: number;
  /** Do captains see a twelfth in the battles to try it on, too? Left out: as much as in play. */
  readonly narrow?: boolean;
}

/** Every so many set-ups of the arena are for trying alone, and of so many battles one is of a ready scenario. */
const KEPT_BACK = 4;
const READY = 4;
/** Of three battles to learn from two have strange orders. */
const PLAIN = 3;

function taskOf(
  { ruleset: id, seed, captain, narrow = false }: BrainPlan,
  kind: 'learn' | 'try',
  number: number,
): Omit<BattleTask, 'file'> {
  const manifest = manifests.find(({ ruleset }) => ruleset.id === id);
  if (manifest === undefined) throw new RangeError(`no rule set ${id}`);
  const { ruleset } = manifest;
  const setups = manifest.arenaSetups().filter((_, i) => (i % KEPT_BACK === 0) === (kind === 'try'));
  // Those of the books: battles with rules of their own teach nothing of others.
  const scenarios = ruleset.scenarios.filter((one) => !isEnvelope(ruleset.scenario(one)));
  const ready = number % READY === 0;
  const turn = Math.floor(number / READY);
  return {
    ruleset: id,
    captain,
    setup: ready
      ? ruleset.scenario(scenarios[turn % scenarios.length] as string)
      : setups[(number - turn - 1) % setups.length],
    seed: `${seed}/${kind}/${number}`,
    full: kind === 'try' && !narrow,
    strange: kind === 'learn' && number % PLAIN !== 0,
  };
}

/** The battles of a kind, each with the file in which it is kept. */
export function tasksOf(plan: BrainPlan, kind: 'learn' | 'try'): readonly BattleTask[] {
  const { ruleset } = knowledgeOf(plan.ruleset);
  const name = `${plan.ruleset}@${ruleset.version}-captain@${plan.captain}`;
  const folder = join(root, '.cache', 'brain', name, plan.seed, plan.narrow ? `${kind}-narrow` : kind);
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: kind === 'learn' ? plan.battles : plan.tried }, (_, number) => ({
    ...taskOf(plan, kind, number),
    file: join(folder, `${number}.json.gz`),
  }));
}

/** The positions of each battle of a kind, in the order of the battles whatever was played first. */
export async function played(
  plan: BrainPlan,
  kind: 'learn' | 'try',
  note: (line: string) => void,
): Promise<readonly (readonly Sample[])[]> {
  const worker = new URL('./battle.ts', import.meta.url);
  return foundBy(worker, tasksOf(plan, kind), plan.threads, (line) => note(`${kind}: ${line}`));
}

/** What the worker in this file finds in each battle, in their order. */
export async function foundBy<T>(
  worker: URL,
  tasks: readonly BattleTask[],
  threads: number,
  note: (line: string) => void,
): Promise<readonly T[]> {
  const workers = openThreads<BattleTask, T>(worker, threads);
  const found: T[] = [];
  let done = 0;
  await workers.map(
    tasks.length,
    (task) => tasks[task] as BattleTask,
    (task, one) => {
      found[task] = one;
      if (++done % 20 === 0) note(`${done} of ${tasks.length} battles`);
    },
  );
  await workers.close();
  return found;
}
