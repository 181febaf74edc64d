import { describe, expect, it } from 'vitest';
import { simplicity } from '../wholeRuleset.ts';
import { mends } from './mends.ts';
import { SCENARIOS } from './scenarioData.ts';

describe.each(Object.entries(SCENARIOS))('small changes of %s', (_id, file) => {
  it.each([0, 1] as const)('are each a sound battle of its own, for side %i', (helped) => {
    const all = mends(file, helped);
    expect(all.length).toBeGreaterThan(4);
    const seen = new Set([JSON.stringify(file)]);
    for (const { key, setup } of all) {
      expect(simplicity.create(setup), key).toMatchObject({ ok: true });
      seen.add(JSON.stringify(setup));
    }
    expect(seen.size).toBe(all.length + 1);
  });

  it('take units from the other side alone, as many as they say', () => {
    const unitsOf = (setup: unknown): readonly number[] => {
      const made = simplicity.create(setup);
      if (!made.ok) throw new Error('not sound');
      const { units } = made.value.field;
      return [0, 1].map((side) => units.filter((unit) => unit.side === side).length);
    };
    const [one = 0, other = 0] = unitsOf(file);
    for (const { facts, setup } of mends(file, 1).filter(({ key }) => key === 'sip.mend.fewer')) {
      expect(unitsOf(setup)).toEqual([one - Number(facts['count']), other]);
    }
  });
});
