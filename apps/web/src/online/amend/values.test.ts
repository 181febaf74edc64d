import { describe, expect, it } from 'vitest';
import { correctionsOf, leavesOf, piecesOf, valueLike, withChange } from './leaves.ts';

const STATE = {
  field: { name: 'fixed' },
  phase: 2,
  active: null,
  units: [{ x: 640, dis: 1, status: 'ready', loaded: [true, false] }],
  frames: [{ at: 'slot' }],
  outcome: null,
};

describe('values that can be corrected', () => {
  it('are numbers, words and answers, but not what the battle waits for or began with', () => {
    expect(leavesOf(STATE).map(({ path }) => path)).toEqual([
      'phase',
      'units.0.x',
      'units.0.dis',
      'units.0.status',
      'units.0.loaded.0',
      'units.0.loaded.1',
    ]);
    expect(leavesOf(STATE.units[0], 'units.0')[1]).toEqual({ path: 'units.0.dis', value: 1 });
  });

  it('belong to pieces, by their names in the order of battle', () => {
    const piece = { name: '1st Line', isLost: false, state: '' };
    const pieces = [
      { ...piece, piece: 'unit-3' },
      { ...piece, name: 'Leader', piece: 'general-0' },
    ];
    expect(piecesOf([{ name: 'France', formations: [{ name: 'I', pieces }] }])).toEqual([
      { path: 'units.3', name: '1st Line (France)' },
      { path: 'generals.0', name: 'Leader (France)' },
    ]);
  });
});

it('corrections are read with the piece, and with the value before and after', () => {
  const changes = [
    { path: 'units.0.dis', value: 2 },
    { path: 'phase', value: 3 },
    { path: 'units.7.dis', value: 0 },
  ];
  const pieces = [{ path: 'units.0', name: '1st Line (France)' }];
  expect(correctionsOf(changes, STATE, pieces)).toEqual([
    { path: 'units.0.dis', piece: '1st Line (France)', field: 'dis', before: '1', after: '2' },
    { path: 'phase', piece: null, field: 'phase', before: '2', after: '3' },
    { path: 'units.7.dis', piece: null, field: 'units.7.dis', before: '?', after: '0' },
  ]);
});

it.each([
  [1, '-3', -3],
  [1, '1.5', null],
  [1, '', null],
  [true, 'false', false],
  [true, 'no', null],
  ['ready', 'done', 'done'],
] as const)('in the place of %s, “%s” counts as %s', (before, typed, value) => {
  expect(valueLike(before, typed)).toBe(value);
});

it('a change is noted once, and not where it changes nothing', () => {
  const leaf = { path: 'phase', value: 2 };
  const one = withChange([], leaf, 3);
  expect(one).toEqual([{ path: 'phase', value: 3 }]);
  expect(withChange(one, leaf, 4)).toEqual([{ path: 'phase', value: 4 }]);
  expect(withChange(one, leaf, 2)).toEqual([]);
});
