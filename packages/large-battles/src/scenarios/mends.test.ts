import { describe, expect, it } from 'vitest';
import { largeBattles } from '../index.ts';
import { SCENARIOS } from './data/index.ts';
import { mends } from './mends.ts';

const made = (setup: unknown) => {
  const state = largeBattles.create(setup);
  if (!state.ok) throw new Error(JSON.stringify(state.problems));
  return state.value;
};

describe.each(Object.entries(SCENARIOS))('small changes of %s', (_id, file) => {
  it.each([0, 1] as const)('are each a sound battle of its own, for side %i', (helped) => {
    const all = mends(file, helped);
    const seen = new Set([JSON.stringify(file)]);
    for (const { key, setup } of all) {
      expect(largeBattles.create(setup), key).toMatchObject({ ok: true });
      seen.add(JSON.stringify(setup));
    }
    expect(seen.size).toBe(all.length + 1);
  });

  it('LB-OPT-06 raises the Break Point of the one, and lowers that of the other', () => {
    const breakPoints = (setup: unknown) => made(setup).field.sides.map(({ breakPoint }) => breakPoint);
    const [one = 0, other = 0] = breakPoints(file);
    const changed = mends(file, 1).filter(({ key }) => key === 'lb.mend.breakPoint');
    expect(changed.map(({ setup }) => breakPoints(setup))).toEqual(
      [1, 2, 3].flatMap((by) => [
        [one, other + by],
        [one - by, other],
      ]),
    );
  });
});

it('goes on from the changes that were made, as far as LB-OPT-06 allows', () => {
  const [file] = Object.values(SCENARIOS);
  if (file === undefined) throw new Error('no scenario');
  const both = mends(file, 0).filter(({ key }) => key === 'lb.mend.breakPoints');
  expect(both).toHaveLength(3);
  const again = mends(both.at(-1)?.setup as typeof file, 0);
  expect(again.filter(({ key }) => key.startsWith('lb.mend.breakPoint'))).toEqual([]);
});
