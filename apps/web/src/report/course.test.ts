import { expect, it } from 'vitest';
import { lossesByKind, lossesIn, turnsOf, waysOf } from './course.ts';
import type { Force, MusterKind } from './report.ts';

const piece = (name: string, isLost = false, kind: MusterKind = 'unit') => ({
  piece: name,
  kind,
  name,
  isLost,
  state: '',
});
const FORCES: readonly Force[] = [
  {
    name: 'Red',
    formations: [
      { name: 'I', pieces: [piece('a'), piece('b', true)] },
      { name: 'II', pieces: [piece('c')] },
    ],
  },
  { name: 'Blue', formations: [{ name: '', pieces: [piece('d', true), piece('e')] }] },
];
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
  a: [0, 0],
  b: [10, 10],
  c: [50, 50],
  d: [90, 90],
};
const LATER: Readonly<Record<string, readonly [number, number]>> = { a: [30, 40], c: [55, 50], e: [7, 7] };
const at = (places: typeof PLACES) => (name: string) => {
  const [x, y] = places[name] ?? [];
  return x === undefined || y === undefined ? null : { x, y };
};

it('a map shows the ways of its turn, and where a piece was lost', () => {
  expect(waysOf(FORCES, at(PLACES), at(LATER))).toEqual([
    { side: 0, from: { x: 0, y: 0 }, to: { x: 30, y: 40 } },
    { side: 0, from: { x: 10, y: 10 }, to: null },
    { side: 1, from: { x: 90, y: 90 }, to: null },
  ]);
});

it('a piece that left the table and is not lost leaves no cross', () => {
  expect(waysOf([FORCES[0] as Force], at(PLACES), at({})).map(({ from }) => from.x)).toEqual([10]);
});

it('losses are counted over all brigades, units and generals apart', () => {
  expect(lossesIn(FORCES)).toEqual([1, 1]);
  const [red] = FORCES;
  const led = { name: '', pieces: [piece('leader', true, 'general'), piece('cinc', false, 'general')] };
  expect(lossesByKind({ name: 'Red', formations: [...(red?.formations ?? []), led] })).toEqual([
    { kind: 'unit', lost: 1, of: 3 },
    { kind: 'general', lost: 1, of: 2 },
  ]);
});

it('the set-up is no turn of the battle', () => {
  const turns = [
    { turn: 0, at: 0 },
    { turn: 1, at: 20 },
    { turn: 2, at: 35 },
  ];
  expect(turnsOf({ turns, fights: [], last: 50 })).toEqual([
    { turn: 1, from: 20, to: 34 },
    { turn: 2, from: 35, to: 50 },
  ]);
});
