import { rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

describe.each(rulesets)('golden records of $id', (ruleset) => {
  const records = goldenRecords(ruleset.id);

  it('are at least 20, of every ready scenario and of pick-up games', () => {
    expect(records.length).toBeGreaterThanOrEqual(20);
    const scenarios = new Set(records.map(({ header }) => header.scenario));
    expect(ruleset.scenarios.filter((id) => !scenarios.has(id))).toEqual([]);
    expect([...scenarios].filter((id) => id === null || !ruleset.scenarios.includes(id))).not.toEqual([]);
  });

  it.each(records)('$name replays to the same hashes', (golden) => {
    expect(replayGolden(ruleset, golden).count).toBe(golden.orders.length);
  });
});
