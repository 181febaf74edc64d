import { expect, it } from 'vitest';
import { familyOf } from './family.ts';

it('lists the battles played on from one under it, by moment and age, and leads back to it', () => {
  const parent = { id: 'parent', begun: 1 };
  const late = { id: 'late', begun: 2, parent: { battle: 'parent', at: 40 } };
  const [second, first] = [5, 3].map((begun) => ({ id: `early-${begun}`, begun, parent: { battle: 'parent', at: 7 } }));
  const grandchild = { id: 'grandchild', begun: 9, parent: { battle: 'late', at: 50 } };
  const all = [parent, late, second, first, grandchild].flatMap((one) => one ?? []);
  expect(familyOf(parent, all)).toEqual({
    parent: null,
    branches: [
      { battle: first, at: 7 },
      { battle: second, at: 7 },
      { battle: late, at: 40 },
    ],
  });
  expect(familyOf(late, all)).toEqual({
    parent: { battle: parent, at: 40 },
    branches: [{ battle: grandchild, at: 50 }],
  });
  expect(familyOf(late, [late])).toEqual({ parent: null, branches: [] });
});
