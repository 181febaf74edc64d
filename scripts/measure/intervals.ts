// node scripts/measure/intervals.ts [SCENARIO [BATTLES [THREADS]]]: do the intervals of the balance laboratory hold the truth?
// Corporals play a scenario of Simplicity 2,000 times, then 20 times as often as a maker would, all on other dice: of the 20
// intervals at least 17 must hold the share of the 2,000. Run by hand: some minutes of processor; a run that was cut goes on
// from there. JSON on standard output.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interval, seedOf } from '@drumhead/bots';
import { begin } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { battleThreads } from '../../apps/cli/src/battles.ts';
import { translatorFor } from '../../apps/cli/src/translate.ts';
import { root } from '../lib.mjs';

const [scenario = 'foz-de-arouce', each = '50', threads = '1'] = process.argv.slice(2);
const [TRUTH, TRIALS, MUST] = [2000, 20, 17];
const EACH = Number(each);
const ruleset = 'simplicity';
const judge = knowledgeOf(ruleset).ruleset;
const setup = judge.scenario(scenario);
const begun = begin(judge, setup);
if (!begun.ok) throw new Error(scenario);
const [first] = judge.seats(begun.value.state);

const folder = join(root, '.cache', 'intervals');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${scenario}_${ruleset}@${judge.version}.jsonl`);
/** By seed: what the first side won of it, a draw being half a win. */
const known = new Map<string, number>(
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as [string, number])
    : [],
);

const seeds = [
  ...Array.from({ length: TRUTH }, (_, game) => seedOf('intervals', 'truth', game)),
  ...Array.from({ length: TRIALS * EACH }, (_, game) => seedOf('intervals', 'trials', game)),
];
const left = seeds.filter((seed) => !known.has(seed));
const workers = battleThreads(Number(threads), undefined, await translatorFor('en'));
await workers.map(
  left.length,
  (n) => ({ ruleset, setup, players: ['corporal', 'corporal'], seed: left[n] as string }),
  (n, { winner, error }) => {
    if (winner === undefined) throw new Error(error ?? 'a battle without an end');
    const worth = winner === null ? 1 / 2 : Number(winner === first);
    known.set(left[n] as string, worth);
    appendFileSync(file, `${JSON.stringify([left[n], worth])}\n`);
    if (known.size % 100 === 0) console.error(`${known.size} of ${seeds.length} battles`);
  },
);
await workers.close();

const sumOf = (some: readonly string[]): number => some.reduce((sum, seed) => sum + (known.get(seed) ?? 0), 0);
const truth = sumOf(seeds.slice(0, TRUTH)) / TRUTH;
const intervals = Array.from({ length: TRIALS }, (_, trial) => {
  const from = TRUTH + trial * EACH;
  return interval(sumOf(seeds.slice(from, from + EACH)), EACH);
});
const holding = intervals.filter(([low, high]) => low <= truth && truth <= high).length;
console.log(
  JSON.stringify({ scenario, truth, of: interval(truth * TRUTH, TRUTH), each: EACH, intervals, holding, must: MUST }),
);
process.exitCode = holding >= MUST ? 0 : 1;
