import { describe, expect, it } from 'vitest';
import { correctable, PLACE } from '../../report/correctable.ts';
import { correctionsOf, pathTo, piecesOf, typedValue, valueAt, valueFrom, withChange } from './values.ts';

const STATE = { points: 3, units: [{ x: 640, y: 64, dis: 1, loaded: [true, false] }], frames: [{ at: 'slot' }] };
const piece = { kind: 'unit' as const, isLost: false, state: '' };
const FORCES = [
  {
    name: 'France',
    formations: [
      {
        name: 'I',
        pieces: [
          { ...piece, name: '1st Line', piece: 'unit-0' },
          { ...piece, name: 'Lost', piece: 'unit-7' },
        ],
      },
    ],
  },
];
const dis = correctable('dis', 'count');
const report = {
  correctableOf: (_state: unknown, list: string, index: number) =>
    list === '' ? [correctable('points', 'count')] : index === 0 ? [...PLACE, dis] : [],
};
const pieces = piecesOf(FORCES, report, STATE, 'the turn');

describe('what may be corrected', () => {
  it('is of pieces that can be, by their names in the order of battle, and of the turn', () => {
    expect(pieces.map(({ path, name }) => [path, name])).toEqual([
      ['units.0', '1st Line (France)'],
      ['', 'the turn'],
    ]);
    expect(pieces.map((one) => one.values.map((value) => pathTo(one, value)))).toEqual([
      ['units.0.x', 'units.0.y', 'units.0.dis'],
      ['points'],
    ]);
  });

  it('is read with the piece, and as it is and is to be; also where this page does not know it', () => {
    const changes = [
      { path: 'units.0.dis', value: 2 },
      { path: 'units.7.dis', value: 0 },
    ];
    expect(correctionsOf(changes, STATE, pieces)).toMatchObject([
      { piece: { name: '1st Line (France)' }, value: { name: 'web.amend.value.dis' }, before: 1, after: 2 },
      { path: 'units.7.dis', piece: null, value: null, before: null, after: 0 },
    ]);
  });
});

describe('a value', () => {
  it('is found by its way', () => {
    expect(valueAt(STATE, 'units.0.loaded.1')).toBe(false);
    for (const path of ['units.0', 'units.9.x', 'units.x', '']) expect(valueAt(STATE, path)).toBeNull();
  });

  it.each([
    ['mm', 640, '10', '10', 640],
    ['mm', 650, '10.2', '10,5', 672],
    ['degrees', 1440, '90', '360', 0],
    ['count', 2, '2', '3', 3],
    ['flag', true, 'true', 'false', false],
    [[['line', 'a']], 'line', 'line', 'line', 'line'],
  ] as const)('in %s is written and read in people’s terms', (form, value, written, typed, read) => {
    expect(typedValue(value, form)).toBe(written);
    expect(valueFrom(typed, form)).toBe(read);
  });

  it('of another form is none', () => {
    const wrong = [
      ['mm', '-3'],
      ['mm', 'three'],
      ['count', '1.5'],
      ['flag', 'yes'],
      [[['line', 'a']], 'square'],
    ] as const;
    for (const [form, typed] of wrong) expect(valueFrom(typed, form)).toBeNull();
  });
});

it('a change takes the place of an earlier one, and is none where nothing would change', () => {
  const first = withChange([], 'units.0.dis', 1, 2);
  expect(withChange(first, 'units.0.dis', 1, 3)).toEqual([{ path: 'units.0.dis', value: 3 }]);
  expect(withChange(first, 'units.0.dis', 1, 1)).toEqual([]);
});
