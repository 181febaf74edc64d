import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quads, smallQuads } from '../test/tables.ts';
import {
  areaOf,
  convexHull,
  movedQuad,
  type Polygon,
  pointInPolygon,
  polygonOf,
  quadFromBox,
  side,
  signedTwiceArea,
  sweptHull,
} from './index.ts';

/** Strictly convex and clockwise at every corner. */
function turnsRightEverywhere(hull: Polygon): boolean {
  const at = (i: number): number => hull[i % hull.length] as number;
  for (let i = 0; i < hull.length; i += 2) {
    if (!(side(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5)) > 0)) return false;
  }
  return true;
}

const cornersIn = (hull: Polygon): string[] =>
  hull.flatMap((x, i) => (i % 2 === 0 ? [`${x},${hull[i + 1]}`] : [])).sort();

describe('convexHull', () => {
  test('holds every point, turns right at every corner and makes up no corner', () => {
    const points = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 6, maxLength: 40 });
    fc.assert(
      fc.property(points, (numbers) => {
        const given = numbers.slice(0, numbers.length - (numbers.length % 2));
        const hull = convexHull(given);
        fc.pre(hull.length >= 6);
        expect(turnsRightEverywhere(hull)).toBe(true);
        const known = cornersIn(given);
        for (const corner of cornersIn(hull)) expect(known).toContain(corner);
        for (let i = 0; i < given.length; i += 2) {
          expect(pointInPolygon(given[i] as number, given[i + 1] as number, hull)).toBe(true);
        }
      }),
    );
  });

  test('points in one line give its two ends, equal points one, no points none', () => {
    expect(cornersIn(convexHull([0, 0, 4, 4, 2, 2, 1, 1]))).toEqual(['0,0', '4,4']);
    expect(convexHull([3, 4, 3, 4, 3, 4])).toEqual([3, 4]);
    expect(convexHull([3, 4])).toEqual([3, 4]);
    expect(convexHull([])).toEqual([]);
  });

  test('corners in line with their neighbours are dropped', () => {
    expect(cornersIn(convexHull([0, 0, 5, 0, 10, 0, 10, 10, 0, 10, 0, 5]))).toEqual(['0,0', '0,10', '10,0', '10,10']);
  });
});

describe('sweptHull', () => {
  test('is the hull of the quad at both ends', () => {
    const byte = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.constant(0));
    for (const some of [quads, smallQuads]) {
      fc.assert(
        fc.property(some, byte, byte, (q, dx, dy) => {
          const hull = sweptHull(q, dx, dy);
          const slow = convexHull([...polygonOf(q), ...polygonOf(movedQuad(q, dx, dy))]);
          expect(cornersIn(hull)).toEqual(cornersIn(slow));
          expect(turnsRightEverywhere(hull)).toBe(true);
        }),
        { numRuns: 300 },
      );
    }
  });

  test('along an edge it stays a parallelogram, across a corner it has six corners, standing still it is the quad', () => {
    const box = quadFromBox(0, 0, 100, 50);
    expect(sweptHull(box, 0, -30)).toHaveLength(8);
    expect(areaOf(sweptHull(box, 0, -30))).toBe(100 * 80);
    expect(sweptHull(box, 7, -30)).toHaveLength(12);
    expect(areaOf(sweptHull(box, 7, -30))).toBe(100 * 50 + 7 * 50 + 30 * 100);
    expect(sweptHull(box, 0, 0)).toEqual(polygonOf(box));
    expect(signedTwiceArea(sweptHull(box, -7, 30))).toBeGreaterThan(0);
  });
});
