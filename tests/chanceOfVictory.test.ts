// The chance of victory against battles whose victors are known: positions that the weights were not fitted to, and
// golden battles.
import { type AnyRuleset, DICE, stepsOf } from '@drumhead/engine';
import { rulesetById, versionOf } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import { chancesOf } from '../apps/web/src/report/chance.ts';
import { weigherOf } from '../apps/web/src/report/weigher.ts';
import { keptSamples, PROSPECTS, tenths } from '../scripts/chance/chance.ts';
import { fit } from '../scripts/chance/fit.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Fewer moments of a tenth say little. */
const ENOUGH = 60;
/** Moments of one battle are alike, so that even those of many battles come out a little otherwise. */
const NEAR = 0.1;

it.each(Object.keys(PROSPECTS))('of the moments of %s that are given some chance about that part is won', (id) => {
  const { weights } = PROSPECTS[id] as (typeof PROSPECTS)[string];
  const all = tenths(keptSamples(id), weights);
  const told = all.filter(({ moments }) => moments >= ENOUGH);
  expect(told.length).toBeGreaterThanOrEqual(8);
  for (const { given, won } of told) expect(Math.abs(given - won), `given ${given}, won ${won}`).toBeLessThan(NEAR);
  // About nine in ten of those that are given so much.
  const high = all.slice(8).filter(({ moments }) => moments > 0);
  const sum = (pick: (tenth: (typeof all)[number]) => number) =>
    high.reduce((total, tenth) => total + tenth.moments * pick(tenth), 0);
  const moments = sum(() => 1);
  expect(moments).toBeGreaterThanOrEqual(2 * ENOUGH);
  expect(Math.abs(sum(({ given }) => given) - sum(({ won }) => won)) / moments).toBeLessThan(NEAR / 2);
});

/** Positions in which a player decides, the last ones of a battle. */
const LAST = 5;

it.each([
  ['skirmish', ['tomahawks-rangers-ss', 'shakos-pick-up-ss']],
  ['simplicity', ['windmill-ridge-ss', 'crossroads-ss']],
] as const)('the last positions of golden battles of %s favour the winner', async (id, names) => {
  const ruleset = rulesetById(id) as AnyRuleset;
  const known = await versionOf(id, ruleset.version);
  if (known === null) throw new Error(`There is no rule set ${id}@${ruleset.version}.`);
  const prospects = PROSPECTS[id] as (typeof PROSPECTS)[string];
  const weigh = weigherOf(known);
  const chances = goldenRecords(id)
    .filter(({ name }) => (names as readonly string[]).includes(name))
    .flatMap((golden) => {
      const battle = replayGolden(ruleset, golden);
      const winner = ruleset.seats(battle.state).indexOf(ruleset.outcome(battle.state)?.winner ?? '');
      const asked = stepsOf(battle).filter(({ state }) => ruleset.pending(state).some(({ seat }) => seat !== DICE));
      return winner < 0
        ? []
        : asked
            .slice(-LAST)
            .map(
              ({ state }) => chancesOf(prospects.facts(state as never, weigh(state)), prospects.weights)[winner] ?? 0,
            );
    });
  expect(chances.length).toBeGreaterThanOrEqual(LAST);
  expect(chances.reduce((sum, chance) => sum + chance, 0) / chances.length).toBeGreaterThan(0.65);
});

it('a fit finds the weights again by which battles were decided', () => {
  // Every outcome as often as its chance says, in a hundred battles of each position.
  const weights = { sides: [1.5, -0.5], draw: [-0.7] };
  const samples = [-1, -0.4, 0.2, 0.9].flatMap((lead) =>
    [-1, 1].flatMap((other) => {
      const facts = {
        sides: [
          [lead, other],
          [-lead, -other],
        ],
        draw: [1],
        winsDraws: null,
      };
      const [first = 0, second = 0] = chancesOf(facts, weights);
      const times = (part: number, winner: number | null) =>
        Array.from({ length: Math.round(1000 * part) }, () => ({ facts, winner }));
      return [...times(first, 0), ...times(second, 1), ...times(1 - first - second, null)];
    }),
  );
  const found = fit(samples);
  expect(found.sides[0]).toBeCloseTo(1.5, 1);
  expect(found.sides[1]).toBeCloseTo(-0.5, 1);
  expect(found.draw[0]).toBeCloseTo(-0.7, 1);
});

it('victories of a side that wins draws count for its lead and for draws alike', () => {
  const facts = { sides: [[1], [-1]], draw: [1], winsDraws: 1 };
  const { sides, draw } = fit([
    ...Array.from({ length: 50 }, () => ({ facts, winner: 0 })),
    ...Array.from({ length: 50 }, () => ({ facts, winner: 1 })),
  ]);
  expect(chancesOf(facts, { sides, draw })[1]).toBeCloseTo(0.5, 1);
});
