import { describe, expect, it } from 'vitest';
import { manifests } from '../rulesets.ts';

describe.each(manifests.map((manifest) => [manifest.ruleset.id, manifest] as const))('arena of %s', (_id, manifest) => {
  const setups = manifest.arenaSetups();

  it('has 200 set-ups, no two alike', () => {
    expect(setups).toHaveLength(200);
    expect(new Set(setups.map((setup) => JSON.stringify(setup))).size).toBe(200);
  });

  it('can begin a battle with every one', () => {
    for (const [i, setup] of setups.entries()) {
      const made = manifest.ruleset.create(setup);
      expect(made.ok ? [] : made.problems, `set-up ${i}`).toEqual([]);
      if (made.ok) expect(manifest.ruleset.seats(made.value)).toHaveLength(2);
    }
  });
});
