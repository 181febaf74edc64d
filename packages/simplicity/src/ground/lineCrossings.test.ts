/** SIP-TER-2. Ways that cross, end on, leave and run along lines. */
import type { Point } from '@drumhead/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from '../state/state.ts';
import { cameFromOn, crossingOf } from './lineCrossings.ts';

const line = (...points: number[]): Line => ({
  id: 'hedge',
  kind: 'obstacle',
  points,
  minX: Math.min(...points.filter((_, i) => i % 2 === 0)),
  minY: Math.min(...points.filter((_, i) => i % 2 === 1)),
  maxX: Math.max(...points.filter((_, i) => i % 2 === 0)),
  maxY: Math.max(...points.filter((_, i) => i % 2 === 1)),
});
const at = (x: number, y: number): Point => ({ x, y });
/** The crossings of a way, leg by leg. */
function crossings(piece: Line, way: readonly Point[]): readonly boolean[] {
  let before: Point | undefined;
  return way.slice(1).map((to, i) => {
    const from = way[i] as Point;
    const crossed = crossingOf(piece, from, to, before) !== null;
    before = cameFromOn([piece], from, to, before);
    return crossed;
  });
}
const count = (piece: Line, way: readonly Point[]): number => crossings(piece, way).filter(Boolean).length;

const small = fc.integer({ min: -4, max: 4 });
const place = fc.record({ x: small, y: small });
const walk = fc.array(place, { minLength: 2, maxLength: 12 });

describe('lines without width', () => {
  it('SIP-TER-2 a way that ends on a line has not crossed it; leaving to the other side does, turning back does not', () => {
    const hedge = line(-9, 0, 9, 0);
    const [north, on, south] = [at(0, -5), at(0, 0), at(0, 5)];
    expect(crossings(hedge, [north, south])).toEqual([true]);
    expect(crossings(hedge, [north, on, south])).toEqual([false, true]);
    expect(crossings(hedge, [south, on, north])).toEqual([false, true]);
    expect(crossings(hedge, [north, on, north])).toEqual([false, false]);
    expect(crossings(hedge, [north, on, at(3, 0), at(3, 3)])).toEqual([false, false, true]);
    expect(crossings(hedge, [north, on, on, at(3, -3)])).toEqual([false, false, false]);
    expect(crossings(hedge, [on, south])).toEqual([false]);
    expect(crossings(hedge, [at(-12, 0), on, south])).toEqual([false, false]);
    expect(cameFromOn([hedge], north, at(0, -1), undefined)).toBeUndefined();
    expect(cameFromOn([hedge], north, at(10, 0), undefined)).toBeUndefined();
    expect(crossingOf(hedge, at(-2, -2), at(2, 2), undefined)).toEqual({ x: 0, y: 0 });
  });

  it('SIP-TER-2 at a corner the sides are those of the corner, and the end of a line has two', () => {
    // Arms to the east and to the north.
    const corner = line(9, 0, 0, 0, 0, -9);
    const apex = at(0, 0);
    expect(crossings(corner, [at(-3, -3), apex, at(3, 3)])).toEqual([false, false]);
    expect(crossings(corner, [at(-3, -3), at(3, 3)])).toEqual([false]);
    expect(crossings(corner, [at(-3, -3), apex, at(3, -3)])).toEqual([false, true]);
    expect(crossings(corner, [at(3, -3), apex, at(-3, 3)])).toEqual([false, true]);
    expect(crossings(corner, [at(3, -3), at(-3, 3)])).toEqual([true]);
    expect(crossings(corner, [at(-4, 4), apex, at(0, -4), at(-4, -4)])).toEqual([false, false, false]);
    expect(crossings(line(0, 0, 9, 0), [at(0, -3), apex, at(0, 3)])).toEqual([false, true]);
    expect(crossings(line(0, 0, 9, 0), [at(0, -3), at(0, 3)])).toEqual([true]);
    // A yard: the first and the last corner are one.
    const yard = line(0, 0, 4, 0, 4, 4, 0, 4, 0, 0);
    const around = [at(-2, 2), apex, at(2, -2), apex, at(2, 2), apex, at(3, 2)];
    expect(crossings(yard, around)).toEqual([false, false, false, true, false, false]);
  });

  it('SIP-TER-2 a straight way pays each line once, wherever it is split into legs', () => {
    const split = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(place, place, place, place, split, (a, b, from, step, stops) => {
        const hedge = line(a.x, a.y, b.x, b.y);
        const there = (n: number): Point => at(from.x + n * step.x, from.y + n * step.y);
        const way = [0, ...stops.sort((m, n) => m - n), 6].map(there);
        expect(count(hedge, way)).toBe(count(hedge, [there(0), there(6)]));
      }),
      { numRuns: 2000 },
    );
  });

  it('SIP-TER-2 any way crosses a line as often as it changes sides, whether it stops on it or not', () => {
    const far = 1000;
    fc.assert(
      fc.property(place, place, walk, (through, slope, way) => {
        fc.pre(slope.x !== 0 || slope.y !== 0);
        const [dx, dy] = [slope.x * far, slope.y * far];
        const hedge = line(through.x - dx, through.y - dy, through.x + dx, through.y + dy);
        const sides = way
          .map(({ x, y }) => Math.sign(slope.x * (y - through.y) - slope.y * (x - through.x)))
          .filter((side) => side !== 0);
        expect(count(hedge, way)).toBe(sides.slice(1).filter((side, i) => side !== sides[i]).length);
      }),
      { numRuns: 2000 },
    );
  });

  it('SIP-TER-2 any way crosses a corner as often as it comes in or goes out, each leg once', () => {
    // Inside is the north-east; the other way round it lies on the other hand.
    const isIn = ({ x, y }: Point): boolean => x > 0 && y < 0;
    const isOn = ({ x, y }: Point): boolean => (x === 0 && y <= 0) || (y === 0 && x >= 0);
    /** In or out at places along a leg that are on neither arm, in order. */
    const regions = (a: Point, b: Point): readonly boolean[] =>
      [1 / 1024, ...Array.from({ length: 63 }, (_, i) => (i + 1) / 64), 1023 / 1024]
        .map((t) => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t))
        .flatMap((one) => (isOn(one) ? [] : [isIn(one)]));
    // Along an arm and past the corner, either way: which side it came from is a question of the other arm then.
    const runsOff = (a: Point, b: Point): boolean =>
      (a.x === 0 && b.x === 0 && a.y < 0 && b.y >= 0) || (a.y === 0 && b.y === 0 && a.x > 0 && b.x <= 0);
    fc.assert(
      fc.property(walk, fc.boolean(), (way, turned) => {
        fc.pre(!way.slice(1).some((to, i) => runsOff(way[i] as Point, to) || runsOff(to, way[i] as Point)));
        const hedge = line(...(turned ? [0, -1000, 0, 0, 1000, 0] : [1000, 0, 0, 0, 0, -1000]));
        /** In or out when it came to the line on which it stands; none: from neither. */
        let was: readonly boolean[] = [];
        const expected = way.slice(1).map((to, i) => {
          const from = way[i] as Point;
          const passed = regions(from, to);
          const ran = isOn(from) && !isOn(at((from.x + to.x) / 2, (from.y + to.y) / 2)) ? [...was, ...passed] : passed;
          if (passed.length > 0) was = passed.slice(-1);
          return ran.some((one) => one !== ran[0]);
        });
        expect(crossings(hedge, way)).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});
