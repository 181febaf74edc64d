import { readFileSync } from 'node:fs';
import { WEAK } from '@drumhead/content/balance';
import { begin } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { expect, it, vi } from 'vitest';
import playOnCommandLine from '../apps/cli/src/battleWorker.ts';
import balance from '../apps/web/src/briefing/balance.json' with { type: 'json' };
import handicaps from '../apps/web/src/briefing/handicaps.json' with { type: 'json' };
import { type Balance, withTable } from '../scripts/balanceTable.ts';

const played: Balance = balance;

interface Steps {
  readonly side: string;
  readonly rows: readonly {
    readonly games: number;
    readonly wins: Readonly<Record<string, number>>;
    readonly drawn: number;
  }[];
}
const tables: Readonly<Record<string, Steps>> = handicaps;

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

it('what is said beside odds of corporals is what captains found', () => {
  const { sides, games } = played['puente-viejo'] as Balance[string];
  expect(Object.values(sides).map(({ wins }) => (100 * wins) / games)).toEqual(WEAK.captains);
});

it('handicaps are of ready scenarios, for the side that wins least there, and the sums agree', () => {
  for (const [scenario, { side, rows }] of Object.entries(tables)) {
    const { sides } = played[scenario] as Balance[string];
    const least = Math.min(...Object.values(sides).map(({ wins }) => wins));
    expect([scenario, sides[side]?.wins]).toEqual([scenario, least]);
    for (const { games, wins, drawn } of rows) {
      expect(Object.keys(wins)).toEqual(Object.keys(sides));
      expect(Object.values(wins).reduce((sum, won) => sum + won, drawn)).toBe(games);
    }
  }
});

it('the page plays the battles of the command line: the same winners, losses and reasons, and the same changes to try', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  const { answer } = await import('../apps/web/src/maker/balance/battleWorker.ts');
  const setup = JSON.parse(
    readFileSync(new URL('../examples/scenarios/simplicity-own-rules.json', import.meta.url), 'utf8'),
  ) as unknown;
  const task = { ruleset: 'simplicity', setup, players: ['corporal', 'recruit'], seed: '1/as-it-is/0' };
  const { told } = playOnCommandLine({ ...task, cap: 200_000, isTold: true });
  expect(told?.why.fell.length).toBeGreaterThan(0);
  expect(answer(task)).toEqual({ told });
  const found = answer({ ruleset: 'simplicity', setup, helped: 1 });
  expect('mends' in found && found.mends.map(({ key }) => key)).toContain('scn.mend.arrives');
  expect(answer({ ...task, players: ['nobody', 'corporal'] })).toHaveProperty('fault');
});
