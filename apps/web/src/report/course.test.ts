import { expect, it } from 'vitest';
import { lastPlace, lossesByKind, lostIn, lostInTurns, scaleLength, turnsOf, waysOf } from './course.ts';
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

it('a map shows the ways of its turn, and ends that of a lost piece where it was seen last', () => {
  const seen = at({ ...LATER, b: [20, 30] });
  expect(waysOf(FORCES, ['b', 'd'], at(PLACES), seen)).toEqual([
    { side: 0, from: { x: 0, y: 0 }, to: { x: 30, y: 40 }, isLost: false },
    { side: 0, from: { x: 10, y: 10 }, to: { x: 20, y: 30 }, isLost: true },
  ]);
  // It came in this very turn, or did not move.
  const came = waysOf(FORCES, ['b'], at({}), at({ b: [20, 30] }));
  expect(came).toEqual([{ side: 0, from: { x: 20, y: 30 }, to: { x: 20, y: 30 }, isLost: true }]);
  const places = [null, { x: 1, y: 1 }, { x: 2, y: 2 }, null];
  const place = (moment: number) => places[moment] ?? null;
  expect(lastPlace(place, 0, 3)).toEqual({ x: 2, y: 2 });
  expect(lastPlace(place, 3, 3)).toBeNull();
});

it('a piece that left the table and is not lost leaves no cross, nor one that was lost before', () => {
  expect(waysOf(FORCES, [], at(PLACES), at({}))).toEqual([]);
});

it('losses are counted over all brigades, units and generals apart', () => {
  expect(lostIn(FORCES)).toEqual(['b', 'd']);
  const [red] = FORCES;
  const led = { name: '', pieces: [piece('leader', true, 'general'), piece('cinc', false, 'general')] };
  const force = { name: 'Red', formations: [...(red?.formations ?? []), led] };
  expect(lossesByKind(force, lostIn([force]))).toEqual([
    { kind: 'unit', lost: 1, of: 3 },
    { kind: 'general', lost: 1, of: 2 },
  ]);
  expect(lossesByKind(force, ['c']).map(({ lost }) => lost)).toEqual([1, 0]);
});

it('the turns together cost what is lost in the end: a unit that rallies is no loss, and one lost before the first is none of theirs', () => {
  const ends = [
    ['a', 'z'],
    ['z', 'b'],
    ['z', 'b', 'a'],
    ['z', 'b', 'a'],
  ];
  expect(lostInTurns(['z'], ends)).toEqual([[], ['b'], ['a'], []]);
});

it('the set-up is no turn of the battle, and no command falls between two turns', () => {
  const turns = [
    { turn: 0, at: 0 },
    { turn: 1, at: 20 },
    { turn: 2, at: 35 },
  ];
  expect(turnsOf({ turns, fights: [], last: 50 })).toEqual([
    { turn: 1, from: 20, to: 35 },
    { turn: 2, from: 35, to: 50 },
  ]);
});

it('the bar of a map has a round length', () => {
  expect([350, 400, 999, 1000, 2100, 4500].map(scaleLength)).toEqual([100, 200, 200, 500, 1000, 2000]);
});
