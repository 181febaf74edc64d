// The scale of the winning chance on golden battles, whose victors are known: a battle that is nearly won shows it.
import { type AnyRuleset, DICE, stepsOf } from '@drumhead/engine';
import { rulesetById, versionOf } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import { chancesOf } from '../apps/web/src/report/chance.ts';
import { weigherOf } from '../apps/web/src/report/weigher.ts';
import { WORTH_OF_ODDS as simplicity } from '../apps/web/src/rulesets/simplicity/report/worthOfOdds.ts';
import { WORTH_OF_ODDS as skirmish } from '../apps/web/src/rulesets/skirmish/report/worthOfOdds.ts';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Positions in which a player decides, the last ones of a battle. */
const LAST = 5;

it.each([
  ['skirmish', ['tomahawks-rangers-ss', 'shakos-pick-up-ss'], skirmish],
  ['simplicity', ['windmill-ridge-ss', 'crossroads-ss'], simplicity],
] as const)('the last positions of golden battles of %s favour the winner clearly', async (id, names, worthOfOdds) => {
  const ruleset = rulesetById(id) as AnyRuleset;
  const known = await versionOf(id, ruleset.version);
  if (known === null) throw new Error(`There is no rule set ${id}@${ruleset.version}.`);
  const weigh = weigherOf(known);
  const chances = goldenRecords(id)
    .filter(({ name }) => (names as readonly string[]).includes(name))
    .flatMap((golden) => {
      const battle = replayGolden(ruleset, golden);
      const winner = ruleset.seats(battle.state).indexOf(ruleset.outcome(battle.state)?.winner ?? '');
      const asked = stepsOf(battle).filter(({ state }) => ruleset.pending(state).some(({ seat }) => seat !== DICE));
      return winner < 0 ? [] : asked.slice(-LAST).map(({ state }) => chancesOf(weigh(state), worthOfOdds)[winner] ?? 0);
    });
  expect(chances.length).toBeGreaterThanOrEqual(LAST);
  expect(chances.reduce((sum, chance) => sum + chance, 0) / chances.length).toBeGreaterThan(0.75);
});
