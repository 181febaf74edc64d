// Numbers that a kind of troops does not have, in an order of battle by its author.
import { expect, it } from 'vitest';
import { historicalProblems, readHistorical } from './index.ts';

type Loose = ReturnType<typeof JSON.parse>;

/** What is wrong with an order of battle in which one unit of a side is this. */
function problemsWith(unit: Loose, level: 'division' | 'army' = 'division'): readonly unknown[] {
  const side = (name: string, units: readonly Loose[]) => ({
    name,
    cinc: { q: 4, name: 'Chief', rules: [] },
    brigades: [{ name: 'I', leader: { name: 'General', q: 4, rules: [] }, units }],
    reserve: [],
  });
  const line = { troops: 'lineInfantry', name: 'Line', count: 2, men: 600 };
  const read = readHistorical({
    name: '1809',
    format: 'drumhead-large-battles-historical',
    version: 1,
    level,
    ground: 'open',
    sides: [side('France', [line, { name: 'One', count: 1, ...unit }]), side('Austria', [line])],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return historicalProblems(read.value).filter(({ rule, path }) => rule === 'LB-UNIT-01' && !path.endsWith('.calibre'));
}

/** Guns are not told by their men. */
const MEN = { lineInfantry: { men: 600 }, dragoons: { men: 300 }, artillery: {} } as const;

const PLACE = 'sides[0].brigades[0].units[1]';
const notHad = (path: string, key: string, troops: string, of = 'stat') => [
  {
    path: `${PLACE}.${path}`,
    rule: 'LB-UNIT-01',
    reason: 'lb.problem.numberNotHad',
    facts: { key: `lb.${of}.${key}`, kind: `lb.troops.${troops}` },
  },
];

it('LB-UNIT-01 infantry alone has skirmishers, cavalry and guns have none', () => {
  expect(problemsWith({ troops: 'lineInfantry', men: 600, sk: 2 })).toEqual([]);
  expect(problemsWith({ troops: 'dragoons', men: 300, sk: 1 })).toEqual(notHad('sk', 'sk', 'dragoons', 'entry'));
});

it('LB-UNIT-01 an adjustment gives no number that the kind of troops has not', () => {
  for (const [key, troops, has] of [
    ['sk', 'lineInfantry', true],
    ['c', 'lineInfantry', true],
    ['c', 'dragoons', true],
    ['sk', 'dragoons', false],
    ['sk', 'artillery', false],
    ['c', 'artillery', false],
  ] as const)
    expect(problemsWith({ troops, ...MEN[troops], adjusted: { [key]: 2 } })).toEqual(
      has ? [] : notHad(`adjusted.${key}`, key, troops),
    );
});
