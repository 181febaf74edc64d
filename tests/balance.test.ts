import { readFileSync } from 'node:fs';
import { begin } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import balance from '../apps/web/src/briefing/balance.json' with { type: 'json' };
import { type Balance, withTable } from '../scripts/balanceTable.ts';

const played: Balance = balance;

it('BALANCE.md has the table of the battles that the page shows', () => {
  const text = readFileSync(new URL('../BALANCE.md', import.meta.url), 'utf8');
  expect(withTable(text, played)).toBe(text);
});

it('every ready scenario has been played, by its own sides, and the sums agree', () => {
  const scenarios = rulesets.flatMap((ruleset) => ruleset.scenarios.map((scenario) => ({ ruleset, scenario })));
  expect(Object.keys(played).sort()).toEqual(scenarios.map(({ scenario }) => scenario).sort());
  for (const { ruleset, scenario } of scenarios) {
    const begun = begin(ruleset, ruleset.scenario(scenario));
    const { sides, games, drawn } = played[scenario] as Balance[string];
    expect(begun.ok && ruleset.seats(begun.value.state), scenario).toEqual(Object.keys(sides));
    const all = Object.values(sides);
    expect(
      all.reduce((sum, { wins }) => sum + wins, drawn),
      scenario,
    ).toBe(games);
    for (const { wins, interval } of all) {
      const ends = [Math.min(...interval), Math.max(...interval)];
      expect(interval, scenario).toEqual(ends);
      expect([...ends, wins / games].sort((a, b) => a - b)[1], scenario).toBe(wins / games);
    }
  }
});
