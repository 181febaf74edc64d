import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases, quadFromCorners, quads, quadUnder, slowGap, smallQuads, symmetries } from '../test/tables.ts';
import {
  closestSegment,
  gap,
  gapSquared,
  isWithin,
  movedQuad,
  pointGapSquared,
  pointSegmentGapSquared,
  quadFromBox,
  quadOf,
  touchesOrOverlaps,
} from './index.ts';

describe('the gap', () => {
  const box = quadFromBox(0, 0, 100, 50);

  test('square to one another: exact, and within at exactly the limit', () => {
    for (const [x, y, distance] of [
      [100, 0, 0],
      [101, 20, 1],
      [107, -30, 7],
      [20, 50 + 13, 13],
      [-100 - 30, -50 - 40, 50], // corner to corner, 30 by 40
      [100 + 5, 50 + 12, 13],
    ] as const) {
      const other = movedQuad(box, x, y);
      expect(gapSquared(box, other)).toBe(distance * distance);
      expect(gap(box, other)).toBe(distance);
      expect(isWithin(box, other, distance)).toBe(true);
      expect(isWithin(box, other, distance - 0.001)).toBe(false);
      expect(isWithin(box, other, distance + 0.001)).toBe(true);
    }
  });

  test('a corner off a slanted edge: exact where the distance is whole', () => {
    // The edge runs along (4, 3); its outer normal is (3, -4) / 5.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20000 }), fc.integer({ min: 1, max: 20000 }), (length, off) => {
        const slanted = quadFromCorners(0, 0, 8 * length, 6 * length, -60, 80);
        const [x, y] = [4 * length + 3 * off, 3 * length - 4 * off];
        // Its nearest corner, a, is the one at (x, y).
        const other = quadFromCorners(x, y, x + 50, y, x, y + 50);
        const away = movedQuad(other, 0, -50);
        expect(pointGapSquared(slanted, x, y)).toBe(25 * off * off);
        expect(gapSquared(slanted, away)).toBe(25 * off * off);
        expect(isWithin(slanted, away, 5 * off)).toBe(true);
        expect(isWithin(slanted, away, 5 * off - 0.0001)).toBe(false);
      }),
    );
  });

  test('nothing is within a negative limit, not even a base within itself', () => {
    expect(isWithin(box, box, -1)).toBe(false);
    expect(isWithin(box, box, 0)).toBe(true);
    expect(isWithin(box, movedQuad(box, 300, 0), -200)).toBe(false);
  });

  test('0 exactly when touching or overlapping', () => {
    for (const some of [quads, smallQuads]) {
      fc.assert(
        fc.property(some, some, (p, q) => {
          expect(gapSquared(p, q) === 0).toBe(touchesOrOverlaps(p, q));
          expect(isWithin(p, q, 0)).toBe(touchesOrOverlaps(p, q));
        }),
        { numRuns: 400 },
      );
    }
  });

  test('it agrees with every corner against every edge', () => {
    for (const some of [quads, smallQuads]) {
      fc.assert(
        fc.property(some, some, (p, q) => {
          const slow = slowGap(p, q);
          expect(Math.abs(gap(p, q) - slow)).toBeLessThan(1e-8);
          if (slow > 0) {
            expect(isWithin(p, q, slow * 1.000001)).toBe(true);
            expect(isWithin(p, q, slow * 0.999999)).toBe(false);
          }
        }),
        { numRuns: 400 },
      );
    }
  });

  test('the same bits from either side and on the turned and mirrored table', () => {
    fc.assert(
      fc.property(bases, bases, symmetries, (one, other, symmetry) => {
        const [p, q] = [quadOf(one.pose, one.size), quadOf(other.pose, other.size)];
        const there = gapSquared(p, q);
        expect(gapSquared(q, p)).toBe(there);
        expect(gapSquared(quadUnder(symmetry, one), quadUnder(symmetry, other))).toBe(there);
        const limit = Math.floor(Math.sqrt(there));
        expect(isWithin(quadUnder(symmetry, other), quadUnder(symmetry, one), limit)).toBe(isWithin(p, q, limit));
      }),
      { numRuns: 300 },
    );
  });

  test('a base shrunk to a point has the gap of the point', () => {
    fc.assert(
      fc.property(quads, fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (q, x, y) => {
        const tiny = quadFromBox(x, y, x + 1, y + 1);
        const corners = [pointGapSquared(q, x, y), pointGapSquared(q, x + 1, y + 1)];
        expect(gapSquared(q, tiny)).toBeLessThanOrEqual(Math.min(...corners));
        expect(gap(q, tiny)).toBeGreaterThanOrEqual(Math.sqrt(Math.min(...corners)) - 1.5);
      }),
    );
  });
});

describe('a point and a quad', () => {
  test('0 inside and on the border; a step outside, 1', () => {
    const box = quadFromBox(0, 0, 100, 50);
    expect(pointGapSquared(box, 50, 25)).toBe(0);
    expect(pointGapSquared(box, 100, 25)).toBe(0);
    expect(pointGapSquared(box, 0, 0)).toBe(0);
    expect(pointGapSquared(box, 101, 25)).toBe(1);
    expect(pointGapSquared(box, -3, -4)).toBe(25);
  });

  test('a point beside, before and beyond a segment, and a segment that is a point', () => {
    expect(pointSegmentGapSquared(0, 0, 10, 0, 5, 3)).toBe(9);
    expect(pointSegmentGapSquared(0, 0, 10, 0, -3, 4)).toBe(25);
    expect(pointSegmentGapSquared(0, 0, 10, 0, 13, 4)).toBe(25);
    expect(pointSegmentGapSquared(5, 5, 5, 5, 8, 9)).toBe(25);
  });
});

describe('the closest segment', () => {
  test('runs from one to the other and is as long as the gap', () => {
    for (const some of [quads, smallQuads]) {
      fc.assert(
        fc.property(some, some, (p, q) => {
          const { x1, y1, x2, y2 } = closestSegment(p, q);
          expect(pointGapSquared(p, x1, y1)).toBeLessThan(1e-12);
          expect(pointGapSquared(q, x2, y2)).toBeLessThan(1e-12);
          const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
          expect(Math.abs(length - gap(p, q))).toBeLessThan(1e-8);
        }),
        { numRuns: 300 },
      );
    }
  });

  test('of bases that meet it is one point of both, crosswise too', () => {
    const across = closestSegment(quadFromBox(-100, -5, 100, 5), quadFromBox(-5, -100, 5, 100));
    expect(Math.abs(across.x1) === 5 && Math.abs(across.y1) === 5).toBe(true);
    expect([across.x2, across.y2]).toEqual([across.x1, across.y1]);
  });
});
