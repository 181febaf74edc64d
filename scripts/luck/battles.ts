// Battles that nothing was learnt from, each weighed once by a worker; what was found is kept, a line each.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { knowledgeOf } from '@drumhead/rulesets';
import { openThreads } from '../../apps/cli/src/threads.ts';
import { tasksOf } from '../brain/battles.ts';
import type { BattleTask } from '../brain/kept.ts';
import { root } from '../lib.mjs';
import { builtCode, exportOf } from '../oneFile.ts';

export interface LuckPlan {
  readonly ruleset: string;
  readonly battles: number;
  readonly threads: number;
  /** The battles are those that `npm run brain` tries a net of this seed on. */
  readonly seed: string;
  /** Do the captains of these battles see a twelfth of what they see in play? They take a fraction of the time. */
  readonly narrow: boolean;
}

/** Who played, and what knows the chances. */
export function namesOf(ruleset: string): { readonly captain: number; readonly net: string } {
  const { room, value } = knowledgeOf(ruleset);
  if (room === null || value === null) throw new Error(`nothing is known of chances in ${ruleset}`);
  return { captain: room.version, net: value.net.data };
}

/** What a file takes from the players, without types. */
function takenBy(file: URL): readonly string[] {
  const [, names = ''] = /import \{([^}]*)\} from '@drumhead\/bots'/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').flatMap((name) => (/^\s*\w+\s*$/.test(name) ? [name.trim()] : []));
}

/**
 * Names the state of what is asked: the rule set with its captain and value, what these files take from the players, and
 * they themselves. What was found stays where something else of the players changes.
 */
async function stateOf(ruleset: string, files: readonly URL[]): Promise<string> {
  const { library, exported } = await exportOf(knowledgeOf(ruleset).ruleset);
  const taken = [...new Set(files.flatMap(takenBy))].sort();
  const { code } = await builtCode(
    `export { ${exported} } from '${library}';\nexport * from '${library}/bot';\nexport { ${taken.join(', ')} } from '@drumhead/bots';\n`,
  );
  const hash = createHash('sha256').update(code);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * What the worker in this file finds in each battle, in their order; null where it finds nothing. Battles that were looked
 * at before are not looked at again as long as nothing changes that this follows from: `beside` are files that it imports.
 */
export async function found<T>(
  { ruleset, battles, threads, seed, narrow }: LuckPlan,
  worker: URL,
  note: (line: string) => void,
  beside: readonly URL[] = [],
): Promise<readonly (T | null)[]> {
  const { captain } = namesOf(ruleset);
  const tasks = tasksOf({ ruleset, battles: 0, tried: battles, threads, seed, captain, narrow }, 'try');
  const folder = join(root, '.cache', 'luck');
  mkdirSync(folder, { recursive: true });
  const state = await stateOf(ruleset, [worker, ...beside]);
  const player = `captain@${captain}${narrow ? '-narrow' : ''}`;
  const file = join(folder, `${ruleset}_${player}_${seed}_${basename(worker.pathname, '.ts')}_${state}.jsonl`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A line that was being written when the run was cut is taken out.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1);
  if (lines !== text) writeFileSync(file, lines);
  const known = new Map(
    lines
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as readonly [number, T | null]),
  );
  const workers = openThreads<BattleTask, T | null>(worker, threads);
  const all: (T | null)[] = [];
  let done = 0;
  const before = (number: number) => {
    const one = known.get(number);
    return one === undefined ? (tasks[number] as BattleTask) : { known: one };
  };
  await workers.map(tasks.length, before, (number, one) => {
    all[number] = one;
    if (!known.has(number)) appendFileSync(file, `${JSON.stringify([number, one])}\n`);
    if (++done % 20 === 0) note(`${done} of ${battles} battles`);
  });
  await workers.close();
  return all;
}
