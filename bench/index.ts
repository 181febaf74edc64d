// The benches and what they are held against. A new one: write its file, name it here, say what it must reach
// (a ratio is ours a second by reference a second, more is better; of a figure less is better).
import type { Bench, Comparison, Target } from './harness.ts';
import type { Standard } from './random.ts';

/** The battles that each rule set is measured by. */
const STANDARDS: Readonly<Record<string, () => Promise<Standard>>> = {
  'large-battles': async () => {
    const { largeBattles } = await import('@drumhead/large-battles');
    return { ruleset: largeBattles, scenarios: ['peninsular-clash'] };
  },
  skirmish: async () => {
    const { skirmish } = await import('@drumhead/skirmish');
    const scenarios = ['shakos-pick-up', 'tomahawks-pick-up', 'shakos-assault-at-the-farm'];
    return { ruleset: skirmish, scenarios };
  },
  simplicity: async () => {
    const { simplicity } = await import('@drumhead/simplicity');
    return { ruleset: simplicity, scenarios: simplicity.scenarios };
  },
};

/** The bench of a rule set's single calls. */
const callsOf = (name: string): string => `calls of ${name}`;

type MakeBench = () => Promise<Bench>;

function benchesOf([name, standard]: readonly [string, () => Promise<Standard>]): readonly [string, MakeBench][] {
  return [
    [name, async () => (await import('./play.ts')).playBench(await standard())],
    [callsOf(name), async () => (await import('./calls.ts')).callsBench(await standard())],
  ];
}

/** Each is loaded only in the process that runs it. */
export const benches: Readonly<Record<string, MakeBench>> = {
  floor: async () => (await import('./floor.ts')).floorBench(),
  ...Object.fromEntries(Object.entries(STANDARDS).flatMap(benchesOf)),
  odds: async () => {
    const { oddsBench } = await import('./odds.ts');
    const { tablesMs } = oddsBench(); // the tables are counted only once in a process
    return {
      unit: 'contests of 12 against 10 dice',
      work() {
        const figures = { ...oddsBench(), tablesMs };
        return { count: 1, seconds: figures.contest12v10Us / 1e6, figures };
      },
    };
  },
};

/** Random play of a rule set against the floor, and what its calls may take. */
function playOf(name: string, ratio: Target): Comparison {
  return {
    name,
    ours: name,
    reference: 'floor',
    beside: callsOf(name),
    ratio,
    figures: {
      decideMedianUs: { must: 20, goal: 8 },
      decideP99Us: { must: 300, goal: 100 },
      offersP99Us: { must: 1000, goal: 200 },
      keepStateUs: { must: 1, goal: 0.3 },
      replay300Ms: { must: 30, goal: 10 },
      randomBattleMs: { must: 30, goal: 10 },
    },
  };
}

export const comparisons: readonly Comparison[] = [
  playOf('large-battles', { must: 1 / 20, goal: 1 / 10 }),
  playOf('skirmish', { must: 1 / 10, goal: 1 / 6 }),
  playOf('simplicity', { must: 1 / 10, goal: 1 / 6 }),
  {
    name: 'odds',
    ours: 'odds',
    reference: 'floor',
    figures: {
      tablesMs: { must: 120, goal: 120 },
      contest12v10Us: { must: 500, goal: 5 },
      contestUncachedUs: { must: 500, goal: 500 },
      contestUncachedWorstUs: { must: 500, goal: 500 },
    },
  },
];
