// node scripts/measure/intervals.ts [SCENARIO [THREADS]]: do the intervals of the balance laboratory hold the truth? Corporals
// play a scenario of Simplicity 2,000 times, then 20 times as often as a maker would, all on other dice: of the 20 intervals
// at least 17 must hold the share of the 2,000. Run by hand: many minutes of processor. JSON on standard output.
import { type Balance, balanceOf, seedOf } from '@drumhead/bots';
import { begin } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { playAll } from '../../apps/cli/src/battles.ts';
import { translatorFor } from '../../apps/cli/src/translate.ts';

const [scenario = 'windmill-ridge', threads = '1'] = process.argv.slice(2);
const [TRUTH, TRIALS, EACH, MUST] = [2000, 20, 100, 17];
const ruleset = 'simplicity';
const judge = knowledgeOf(ruleset).ruleset;
const setup = judge.scenario(scenario);
const begun = begin(judge, setup);
if (!begun.ok) throw new Error(scenario);
const seats = judge.seats(begun.value.state);
const t = await translatorFor('en');

async function played(games: number, name: string): Promise<Balance> {
  const nameOf = (game: number): string => seedOf('intervals', name, game);
  const players = seats.map(() => 'corporal');
  const taskOf = (game: number) => ({ ruleset, scenario, setup, players, seed: nameOf(game) });
  const run = { games, threads: Number(threads), cap: 200_000, isTold: true, nameOf, taskOf };
  const results = await playAll(run, t);
  return balanceOf(
    results.flatMap(({ told }) => told ?? []),
    seats.length,
  );
}

const [truth] = (await played(TRUTH, 'truth')).sides;
if (truth === undefined) throw new Error(scenario);
const intervals: (readonly [number, number])[] = [];
for (let trial = 0; trial < TRIALS; trial++) {
  const [side] = (await played(EACH, `trial-${trial}`)).sides;
  if (side !== undefined) intervals.push(side.interval);
}
const holding = intervals.filter(([low, high]) => low <= truth.share && truth.share <= high).length;
const { share, interval } = truth;
console.log(JSON.stringify({ scenario, truth: { share, interval }, each: EACH, intervals, holding, must: MUST }));
process.exitCode = holding >= MUST ? 0 : 1;
