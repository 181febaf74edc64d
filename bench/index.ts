// The benches and what they are held against. A new one: write its file, name it here, say what it must reach
// (a ratio is ours a second by reference a second, more is better; of a figure less is better).
import { rulesets } from '@drumhead/rulesets';
import type { Bench, Comparison, Target } from './harness.ts';

type MakeBench = () => Promise<Bench>;

/** Each is loaded only in the process that runs it. */
export const benches: Readonly<Record<string, MakeBench>> = {
  floor: async () => (await import('./floor.ts')).floorBench(),
  ...Object.fromEntries(
    rulesets.map((ruleset): [string, MakeBench] => [
      ruleset.id,
      async () => (await import('./felt.ts')).feltBench(ruleset),
    ]),
  ),
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

/** Commands a second, every offer listed, against the floor: the usual target, and those of rule sets that offer more. */
const LISTED: Target = { must: 1 / 60, goal: 1 / 25 };
const LISTED_BY: Readonly<Record<string, Target>> = { simplicity: { must: 1 / 150, goal: 1 / 60 } };

const FELT: Readonly<Record<string, Target>> = {
  offersP99Us: { must: 1000, goal: 200 },
  decideMedianUs: { must: 20, goal: 5 },
  decideP99Us: { must: 300, goal: 50 },
  dragP95Ms: { must: 8, goal: 2 },
  interleavedSlowdown: { must: 1 / 0.9, goal: 1 },
  openRecord500Ms: { must: 100, goal: 30 },
  keepStateUs: { must: 1, goal: 0.3 },
};

export const comparisons: readonly Comparison[] = [
  ...rulesets.map(({ id }) => ({
    name: id,
    ours: id,
    reference: 'floor',
    ratio: LISTED_BY[id] ?? LISTED,
    figures: FELT,
  })),
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
