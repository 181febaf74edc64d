// Learns what scenarios' own rules do to the chance of victory: from battles of those that come with the rule sets, and of
// the examples.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS, SCRIPT_TERMS, type ValuePosition, type ValueWeights, WEIGHT_PARTS } from '@drumhead/bots';
import { rulesetOfEnvelope, scriptOf } from '@drumhead/engine';
import { knowledgeOf, rulesets } from '@drumhead/rulesets';
import { meanOf } from '../../apps/cli/src/statistics.ts';
import { root } from '../lib.mjs';
import { foundBy } from './battles.ts';
import { keep } from './brain.ts';
import { fit } from './fit.ts';
import { brierByBattle, tenthsOf } from './gates.ts';
import type { BattleTask } from './kept.ts';
import type { OwnSample } from './ownBattle.ts';

const EXAMPLES = join(root, 'examples', 'scenarios');

/** Every ready scenario with rules of its own, in the order of the rule sets, and then those of the examples. */
export function scenariosWithOwnRules(): readonly unknown[] {
  const ready = rulesets.flatMap((ruleset) => ruleset.scenarios.map((name) => ruleset.scenario(name)));
  const examples = readdirSync(EXAMPLES)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as unknown);
  return [...ready, ...examples].filter((setup) => scriptOf(setup) !== undefined);
}

/** So many battles of each scenario between its captains, those of one scenario together. */
export function ownTasks(each: number, seed: string): readonly BattleTask[] {
  return scenariosWithOwnRules().flatMap((setup, scenario) => {
    const ruleset = rulesetOfEnvelope(setup) ?? '';
    const known = knowledgeOf(ruleset);
    const captain = known.room?.version ?? 0;
    const name = `${ruleset}@${known.ruleset.version}-captain@${captain}`;
    const folder = join(root, '.cache', 'brain', name, seed);
    mkdirSync(folder, { recursive: true });
    return Array.from({ length: each }, (_, number) => ({
      ruleset,
      captain,
      setup,
      seed: `${seed}/${scenario}/${number}`,
      full: true,
      strange: false,
      file: join(folder, `${scenario}-${number}.json.gz`),
    }));
  });
}

export interface OwnPlan {
  /** Battles of each scenario: every other one is learnt from, the weights are tried on the rest. */
  readonly battles: number;
  readonly threads: number;
  readonly seed: string;
}

/** Those of scenarios are few, and alike. */
const RIDGE = 16;

/** Learns the weights of scenarios' own rules, tries them on other battles, and writes both down. */
export async function brainOfOwnRules(plan: OwnPlan, note: (line: string) => void): Promise<readonly string[]> {
  const worker = new URL('./ownBattle.ts', import.meta.url);
  const all = await foundBy<readonly OwnSample[]>(worker, ownTasks(plan.battles, plan.seed), plan.threads, note);
  const isTried = (number: number): boolean => (number % plan.battles) % 2 === 1;
  const [learnt, tried] = [all.filter((_, i) => !isTried(i)), all.filter((_, i) => isTried(i))];
  const samples = learnt.flat();
  const spread = SCRIPT_TERMS.map((_, i) => {
    const squares = samples.flatMap(({ position }) => position.sides.map((own) => ((own[i] as number) / PARTS) ** 2));
    return squares.reduce((sum, one) => sum + one, 0) / squares.length;
  });
  const weights = fit(samples, {
    signs: SCRIPT_TERMS.map(() => 1),
    ridge: spread.map((one) => RIDGE * Math.max(SMALL, one)),
    expected: SCRIPT_TERMS.map(() => 0),
    draws: 0,
  });
  write(plan, weights.sides, learnt);
  keep('own-rules', tried.flat());
  const scenarios = scenariosWithOwnRules().length;
  const of = (scenario: number) => all.filter((_, i) => Math.floor(i / plan.battles) === scenario && isTried(i));
  return [
    `${learnt.length} battles, ${samples.length} positions; tried on ${tried.length} battles`,
    `all: ${told(tried, weights)}`,
    ...Array.from({ length: scenarios }, (_, i) => `scenario ${i + 1}: ${told(of(i), weights)}`),
    ...tenthsOf(tried.flat(), weights)
      .filter(({ moments }) => moments > 0)
      .map(({ moments, given, won }) => `given ${given.toFixed(2)}, won ${won.toFixed(2)} of ${moments}`),
  ];
}
const SMALL = 1e-4;

/** The error with the scenario's rules, without them, and how much less it is, with its 95 % interval by battles. */
function told(all: readonly (readonly OwnSample[])[], weights: ValueWeights): string {
  const battles = all.filter((samples) => samples.length > 0);
  const now = brierByBattle(battles, weights);
  const book = battles.map((samples) => samples.map((one) => ({ ...one, position: bookPosition(one) })));
  const before = brierByBattle(book, { sides: [WEIGHT_PARTS], draw: [] });
  const { mean, error } = meanOf(now.map((one, i) => (before[i] as number) - one));
  return [
    `Brier ${meanOf(now).mean.toFixed(3)}, by the book ${meanOf(before).mean.toFixed(3)}`,
    `${mean.toFixed(3)} ±${error.toFixed(3)} less over ${battles.length} battles`,
  ].join(', ');
}

const bookPosition = ({ points }: OwnSample): ValuePosition => ({
  sides: points.map((own) => [Math.round(own * PARTS)]),
  draw: null,
  winsDraws: null,
});

function write({ battles, seed }: OwnPlan, sides: readonly number[], learnt: readonly (readonly OwnSample[])[]): void {
  const data = createHash('sha256').update(JSON.stringify(learnt)).digest('hex').slice(0, 16);
  writeFileSync(
    join(root, 'packages', 'bots', 'src', 'value', 'scriptNet.ts'),
    [
      `/** Learnt weights of the chance of victory under a scenario's own rules: written by \`npm run brain -- own-rules\`. */`,
      "import type { ScriptNet } from './position.ts';",
      '',
      'export const scriptNet: ScriptNet = {',
      `  sides: [${sides.join(', ')}],`,
      `  battles: ${battles},`,
      `  seed: '${seed}',`,
      `  data: '${data}',`,
      '};',
      '',
    ].join('\n'),
  );
}
