import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  banded,
  type Banded,
  convexes,
  cornerOnEdgeCases,
  placed,
  SYMMETRIES,
  polygonUnder,
  quadUnder,
  shapeUnder,
  sharesBySeparation,
  smallBases,
  smallQuads,
  symmetries,
} from '../test/tables.ts';
import {
  areaOf,
  areaOfOverlap,
  convexHull,
  convexMeetsPolygon,
  movedQuad,
  type Polygon,
  pointInPolygon,
  polygonOf,
  polylineGapSquared,
  polylineMeetsConvex,
  pointGapSquared,
  quadFromBox,
  quadMeetsConvex,
  quadMeetsPolygon,
  quadOf,
  segmentCrossesSegment,
  segmentMeetsQuad,
  signedTwiceArea,
} from './index.ts';

/** A wall round three sides of a court that is open below, ten thick. */
const COURT: Polygon = [0, 0, 100, 0, 100, 60, 90, 60, 90, 10, 10, 10, 10, 60, 0, 60];

const place = fc.integer({ min: -45, max: 45 });

/** Is (x, y) in the banded polygon, by the height of its chains there? 1 inside, 0 border, -1 outside; in fractions. */
function sideOfBanded(x: number, y: number, { columns }: Banded): number {
  let best = -1;
  for (let i = 1; i < columns.length; i += 1) {
    const left = columns[i - 1] as (typeof columns)[number];
    const right = columns[i] as (typeof columns)[number];
    if (x < left.x || x > right.x) continue;
    const wide = right.x - left.x;
    const low = left.low * (right.x - x) + right.low * (x - left.x);
    const high = left.high * (right.x - x) + right.high * (x - left.x);
    const first = i === 1 && x === left.x;
    const last = i === columns.length - 1 && x === right.x;
    if (y * wide > low && y * wide < high) best = first || last ? 0 : 1;
    else if (y * wide === low || y * wide === high) best = Math.max(best, 0);
  }
  return best;
}

describe('points and areas', () => {
  test('the border is in a polygon, a step outside is not, the court is outside', () => {
    for (const [x, y] of [
      [0, 0],
      [50, 0],
      [10, 30],
      [50, 10],
      [5, 60],
      [100, 60],
      [50, 5],
    ] as const) {
      expect(pointInPolygon(x, y, COURT)).toBe(true);
    }
    for (const [x, y] of [
      [50, 11],
      [50, 60],
      [-1, 0],
      [101, 0],
      [50, -1],
      [5, 61],
      [11, 60],
      [200, 10],
      [-5, 60],
    ] as const) {
      expect(pointInPolygon(x, y, COURT)).toBe(false);
    }
  });

  test('it agrees with the heights of the chains, whichever way round', () => {
    fc.assert(
      fc.property(banded, place, place, (shape, x, y) => {
        expect(pointInPolygon(x, y, shape.polygon)).toBe(sideOfBanded(x, y, shape) >= 0);
      }),
      { numRuns: 1000 },
    );
  });

  test('a corner of the polygon in line with the point does not count twice', () => {
    const diamond = [0, -10, 10, 0, 0, 10, -10, 0];
    expect(pointInPolygon(-20, 0, diamond)).toBe(false);
    expect(pointInPolygon(20, 0, diamond)).toBe(false);
    expect(pointInPolygon(0, 0, diamond)).toBe(true);
    expect(pointInPolygon(-20, -10, diamond)).toBe(false);
  });

  test('areas are exact and do not mind the way round', () => {
    expect(areaOf(COURT)).toBe(100 * 60 - 80 * 50);
    expect(areaOf([0, 0, 4, 0, 0, 3])).toBe(6);
    expect(signedTwiceArea([0, 0, 4, 0, 0, 3])).toBe(12);
    expect(signedTwiceArea([0, 0, 0, 3, 4, 0])).toBe(-12);
    expect(areaOf([0, 0, 5, 5])).toBe(0);
  });
});

describe('sharing area', () => {
  test('a quad and a convex polygon: as by separating lines in big integers, whichever way round', () => {
    fc.assert(
      fc.property(smallQuads, convexes, fc.boolean(), (q, hull, reverse) => {
        const polygon = reverse ? reversed(hull) : hull;
        expect(quadMeetsConvex(q, polygon)).toBe(sharesBySeparation(polygonOf(q), hull, false));
      }),
      { numRuns: 600 },
    );
  });

  test('a corner on a slanted edge shares nothing, in every turn and naming; a step in it does', () => {
    for (const { slanted, level, inward } of cornerOnEdgeCases()) {
      for (const [q, other, sign] of [
        [slanted, level, -1],
        [level, slanted, 1],
      ] as const) {
        const inside = movedQuad(q, inward[0] * sign, inward[1] * sign);
        for (const polygon of [polygonOf(other), reversed(polygonOf(other))]) {
          expect(quadMeetsConvex(q, polygon)).toBe(false);
          expect(quadMeetsConvex(inside, polygon)).toBe(true);
          expect(convexMeetsPolygon(reversed(polygonOf(q)), polygon)).toBe(false);
          expect(convexMeetsPolygon(reversed(polygonOf(inside)), polygon)).toBe(true);
          expect(quadMeetsPolygon(q, polygon)).toBe(false);
          expect(quadMeetsPolygon(inside, polygon)).toBe(true);
        }
      }
    }
  });

  test('a quad or convex polygon and a concave one: as with its trapezoids one by one', () => {
    fc.assert(
      fc.property(smallQuads, convexes, banded, (q, hull, shape) => {
        const meets = (p: Polygon): boolean => shape.trapezoids.some((t) => sharesBySeparation(p, t, false));
        expect(quadMeetsPolygon(q, shape.polygon)).toBe(meets(polygonOf(q)));
        expect(convexMeetsPolygon(hull, shape.polygon)).toBe(meets(hull));
        expect(convexMeetsPolygon(reversed(hull), shape.polygon)).toBe(meets(hull));
      }),
      { numRuns: 600 },
    );
  });

  test('small ones, mostly wholly inside or outside', () => {
    const offsets = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(offsets, place, place, banded, (numbers, x, y, { polygon, trapezoids }) => {
        const hull = convexHull(numbers.map((n, i) => n + (i % 2 === 0 ? x : y)));
        fc.pre(hull.length >= 6);
        const slow = trapezoids.some((t) => sharesBySeparation(hull, t, false));
        expect(convexMeetsPolygon(hull, polygon)).toBe(slow);
        expect(convexMeetsPolygon(reversed(hull), reversed(polygon))).toBe(slow);
      }),
      { numRuns: 400 },
    );
  });

  test('in the court, filling it exactly, a quad touches three walls and shares nothing; a step more and it does', () => {
    expect(quadMeetsPolygon(quadFromBox(10, 10, 90, 60), COURT)).toBe(false);
    expect(quadMeetsPolygon(quadFromBox(9, 10, 90, 60), COURT)).toBe(true);
    expect(quadMeetsPolygon(quadFromBox(10, 9, 90, 60), COURT)).toBe(true);
    expect(quadMeetsPolygon(quadFromBox(10, 10, 91, 60), COURT)).toBe(true);
    expect(quadMeetsPolygon(quadFromBox(10, 10, 90, 900), COURT)).toBe(false);
  });

  test('wholly inside, wholly around, and wholly beside', () => {
    expect(quadMeetsPolygon(quadFromBox(2, 2, 8, 8), COURT)).toBe(true);
    expect(quadMeetsPolygon(quadFromBox(-50, -50, 200, 200), COURT)).toBe(true);
    expect(quadMeetsPolygon(quadFromBox(0, 0, 100, 60), COURT)).toBe(true);
    expect(quadMeetsPolygon(quadFromBox(-50, 0, 0, 60), COURT)).toBe(false);
    expect(quadMeetsPolygon(quadFromBox(20, 20, 80, 50), COURT)).toBe(false);
    expect(convexMeetsPolygon(COURT.slice(0, 4), COURT)).toBe(false);
  });

  test('a convex polygon of the same edges as the polygon shares its inside', () => {
    expect(convexMeetsPolygon([0, 0, 100, 0, 100, 60], [0, 0, 100, 0, 100, 60])).toBe(true);
    expect(convexMeetsPolygon([0, 0, 100, 0, 100, 60], [100, 60, 0, 60, 0, 0])).toBe(false);
  });

  test('they turn and mirror with the table', () => {
    fc.assert(
      fc.property(smallBases, convexes, banded, symmetries, (base, hull, { polygon }, symmetry) => {
        const q = quadOf(base.pose, base.size);
        const moved = quadUnder(symmetry, base);
        expect(quadMeetsConvex(moved, polygonUnder(symmetry, hull))).toBe(quadMeetsConvex(q, hull));
        expect(quadMeetsPolygon(moved, polygonUnder(symmetry, polygon))).toBe(quadMeetsPolygon(q, polygon));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the area shared', () => {
  test('exact halves are exact', () => {
    const q = quadFromBox(0, 0, 7680, 960);
    expect(areaOfOverlap(polygonOf(q), [3840, -5000, 90000, -5000, 90000, 5000, 3840, 5000])).toBe((7680 * 960) / 2);
    const slanted = quadOf({ x: 50000, y: 40000, facing: 333 }, { width: 7680, depth: 960 });
    // A half plane through the centre halves a parallelogram, whatever its slope.
    const half = [50000 - 30000, 40000 - 11111, 50000 + 30000, 40000 + 11111, 150000, 200000, -150000, 200000];
    expect(areaOfOverlap(polygonOf(slanted), half)).toBe(areaOf(polygonOf(slanted)) / 2);
  });

  test('is the sum over the trapezoids, for a polygon either way round', () => {
    fc.assert(
      fc.property(smallQuads, convexes, banded, (q, hull, { polygon, trapezoids }) => {
        for (const p of [polygonOf(q), hull]) {
          const slow = trapezoids.reduce((sum, t) => sum + areaOfOverlap(t, p), 0);
          expect(Math.abs(areaOfOverlap(p, polygon) - slow)).toBeLessThan(0.006);
          expect(areaOfOverlap(reversed(p), reversed(polygon))).toBe(areaOfOverlap(p, polygon));
          if (areaOfOverlap(p, polygon) > 0) expect(convexMeetsPolygon(p, polygon)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('all of it, none of it, the court around it', () => {
    expect(areaOfOverlap(polygonOf(quadFromBox(2, 2, 8, 8)), COURT)).toBe(36);
    expect(areaOfOverlap(polygonOf(quadFromBox(-50, -50, 200, 200)), COURT)).toBe(areaOf(COURT));
    expect(areaOfOverlap(polygonOf(quadFromBox(10, 10, 90, 60)), COURT)).toBe(0);
    // Across both arms of the court: two pieces.
    expect(areaOfOverlap(polygonOf(quadFromBox(-5, 20, 105, 30)), COURT)).toBe(2 * 10 * 10);
    expect(areaOfOverlap([0, 0, 5, 5, 9, 9], COURT)).toBe(0);
  });
});

describe('segments and polylines', () => {
  test('two segments share a point: crossing, touching, in one line, or as points', () => {
    const cases: [number, number, number, number, number, number, number, number, boolean][] = [
      [0, 0, 10, 10, 0, 10, 10, 0, true],
      [0, 0, 10, 0, 5, 0, 5, 9, true],
      [0, 0, 10, 0, 5, 1, 5, 9, false],
      [0, 0, 10, 5, 4, 2, 7, 9, true], // a slanted one touched in its middle
      [0, 0, 10, 5, 4, 3, 7, 9, false],
      [0, 0, 10, 10, 10, 10, 20, 0, true],
      [0, 0, 10, 10, 11, 11, 20, 20, false],
      [0, 0, 10, 10, 10, 10, 20, 20, true],
      [0, 0, 10, 10, 3, 3, 3, 3, true],
      [0, 0, 10, 10, 3, 4, 3, 4, false],
      [3, 3, 3, 3, 3, 3, 3, 3, true],
      [3, 3, 3, 3, 3, 4, 3, 4, false],
    ];
    for (const [x1, y1, x2, y2, x3, y3, x4, y4, share] of cases) {
      for (const symmetry of SYMMETRIES) {
        const [a, b] = [placed(symmetry, x1, y1), placed(symmetry, x2, y2)];
        const [c, d] = [placed(symmetry, x3, y3), placed(symmetry, x4, y4)];
        expect(segmentCrossesSegment(...a, ...b, ...c, ...d)).toBe(share);
        expect(segmentCrossesSegment(...b, ...a, ...c, ...d)).toBe(share);
        expect(segmentCrossesSegment(...a, ...b, ...d, ...c)).toBe(share);
        expect(segmentCrossesSegment(...c, ...d, ...a, ...b)).toBe(share);
        expect(segmentCrossesSegment(...d, ...c, ...b, ...a)).toBe(share);
      }
    }
  });

  test('a segment meets a quad: as the thin convex polygon it is, its border included', () => {
    fc.assert(
      fc.property(smallQuads, place, place, place, place, (q, x1, y1, x2, y2) => {
        const corners = polygonOf(q);
        let slow = pointGapSquared(q, x1, y1) === 0;
        for (let i = 0; i < 8; i += 2) {
          const at = (k: number): number => corners[(i + k) % 8] as number;
          slow ||= segmentCrossesSegment(x1, y1, x2, y2, at(0), at(1), at(2), at(3));
        }
        expect(segmentMeetsQuad(x1, y1, x2, y2, q)).toBe(slow);
        expect(segmentMeetsQuad(x2, y2, x1, y1, q)).toBe(slow);
        expect(polylineGapSquared([x1, y1, x2, y2], q) === 0).toBe(slow);
        expect(polylineGapSquared([x1, y1], q)).toBe(pointGapSquared(q, x1, y1));
        expect(segmentMeetsQuad(x1, y1, x1, y1, q)).toBe(pointGapSquared(q, x1, y1) === 0);
      }),
      { numRuns: 600 },
    );
  });

  test('touching a quad counts, a step off does not', () => {
    const box = quadFromBox(0, 0, 100, 50);
    const cases: [number, number, number, number, boolean][] = [
      [-10, -10, 10, -10, false],
      [-10, 0, 0, 0, true],
      [-10, 0, -1, 0, false],
      [-10, 10, 10, -10, true], // past the corner
      [-10, 9, 10, -11, false],
      [-10, 25, 200, 26, true],
      [-10, -10, 50, 0, true], // slanting up to the middle of an edge
      [-10, -10, 50, -1, false],
    ];
    for (const [x1, y1, x2, y2, meets] of cases) {
      for (const symmetry of SYMMETRIES) {
        for (const by of [0, 1, 2, 3]) {
          const q = shapeUnder(symmetry, box, by);
          const [a, b] = [placed(symmetry, x1, y1), placed(symmetry, x2, y2)];
          expect(segmentMeetsQuad(...a, ...b, q)).toBe(meets);
          expect(segmentMeetsQuad(...b, ...a, q)).toBe(meets);
        }
      }
    }
  });

  test('a polyline crosses a convex polygon only through its open inside', () => {
    const box = [0, 0, 100, 0, 100, 50, 0, 50];
    const cases: [number[], boolean][] = [
      [[-10, 0, 200, 0], false],
      [[-10, 1, 200, 1], true],
      [[-10, 10, 10, -10], false],
      [[-10, 11, 11, -10], true],
      [[0, 25], false],
      [[1, 25], true],
      [[10, 10, 20, 20], true],
      [[-50, 25, 0, 25], false],
      [[-50, 25, 0, 25, 1, 25], true],
      [[50, 25, 60, 500], true],
      [[50, 50, 60, 500], false],
      [[-50, -50, -50, 500, 50, 500, 50, 49], true],
      [[], false],
    ];
    for (const [line, meets] of cases) {
      for (const symmetry of SYMMETRIES) {
        const there = polygonUnder(symmetry, box);
        expect(polylineMeetsConvex(polygonUnder(symmetry, line), there)).toBe(meets);
        expect(polylineMeetsConvex(reversed(polygonUnder(symmetry, line)), reversed(there))).toBe(meets);
      }
    }
  });

  test('the gap of a polyline is the least of its pieces and exact when whole', () => {
    const box = quadFromBox(0, 0, 100, 50);
    expect(polylineGapSquared([-30, -40, -30, -90], box)).toBe(2500);
    expect(polylineGapSquared([-200, 70, 200, 70], box)).toBe(400);
    expect(polylineGapSquared([-200, 70, 200, 70, 200, 20, 110, 20], box)).toBe(100);
    expect(polylineGapSquared([], box)).toBe(Number.POSITIVE_INFINITY);
  });
});

function reversed(polygon: Polygon): Polygon {
  const result: number[] = [];
  for (let i = polygon.length - 2; i >= 0; i -= 2) result.push(polygon[i] as number, polygon[i + 1] as number);
  return result;
}
