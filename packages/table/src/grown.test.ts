import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaOf,
  centreOf,
  type GrownBox,
  grownAround,
  grownConvex,
  type Polygon,
  segmentsCross,
  side,
  signedTwiceArea,
  steps,
} from './index.ts';

const box: fc.Arbitrary<GrownBox> = fc
  .record({
    x: fc.integer({ min: 100, max: 1700 }),
    y: fc.integer({ min: 100, max: 1100 }),
    width: fc.integer({ min: 40, max: 500 }),
    height: fc.integer({ min: 40, max: 260 }),
  })
  .map(({ x, y, width, height }) => ({ x: steps(x), y: steps(y), width: steps(width), height: steps(height) }));
const shape = fc.record({
  corners: fc.integer({ min: 20, max: 28 }),
  reach: fc.double({ min: 0, max: 0.1, noNaN: true }),
  turn: fc.integer({ min: 0, max: 5759 }),
});
const UNIT = 64;

/** The same choices again and again. */
function choices(from: number): (count: number) => number {
  let last = from;
  return (count) => {
    last = (last * 1103515245 + 12345) % 2147483648;
    return last % count;
  };
}

function sides(polygon: Polygon): (readonly [number, number, number, number])[] {
  const n = polygon.length;
  const at = (i: number) => polygon[i % n] as number;
  return Array.from({ length: n / 2 }, (_, i) => [at(2 * i), at(2 * i + 1), at(2 * i + 2), at(2 * i + 3)] as const);
}

const isSimple = (polygon: Polygon) =>
  sides(polygon).every((one, i, all) => !all.slice(i + 1).some((two) => segmentsCross(...one, ...two)));

const isConvex = (polygon: Polygon) =>
  sides(polygon).every(([ax, ay, bx, by], i, all) => {
    const [, , x, y] = all[(i + 1) % all.length] as (typeof all)[number];
    return side(ax, ay, bx, by, x, y) > 0;
  });

describe('a grown outline', () => {
  test('has the centre and area asked for, its corners on the lattice asked for, and does not cross itself', () => {
    fc.assert(
      fc.property(box, shape, fc.nat(), (at, how, seed) => {
        const grown = grownAround(at, how, 0.96, UNIT, choices(seed));
        expect(grown).toHaveLength(2 * how.corners);
        expect(grown.every((value) => value % UNIT === 0)).toBe(true);
        const [x, y] = centreOf(grown);
        expect(Math.max(Math.abs(x - at.x), Math.abs(y - at.y))).toBeLessThan(UNIT);
        expect(Math.abs(areaOf(grown) / (at.width * at.height) - 0.96)).toBeLessThan(0.04);
        expect(signedTwiceArea(grown)).toBeGreaterThan(0);
        expect(isSimple(grown)).toBe(true);
        expect(grownAround(at, how, 0.96, UNIT, choices(seed))).toEqual(grown);
      }),
      { numRuns: 60 },
    );
  });

  test('can be convex', () => {
    fc.assert(
      fc.property(box, shape, fc.nat(), (at, how, seed) => {
        const grown = grownConvex(at, how, 0.96, UNIT, choices(seed));
        expect(isConvex(grown)).toBe(true);
        expect(Math.abs(areaOf(grown) / (at.width * at.height) - 0.96)).toBeLessThan(0.05);
      }),
      { numRuns: 60 },
    );
  });
});
