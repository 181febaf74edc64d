import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornersOf, quads } from '../test/tables.ts';
import { pointGapSquared, quadFromBox, segmentBlocked, side, visiblePointsOf, widestCorners } from './index.ts';

const box = quadFromBox(0, 0, 100, 50);
const wall = [0, 100, 100, 100, 100, 110, 0, 110];

describe('sight', () => {
  test('a line is blocked by length inside, not by a touch', () => {
    expect(segmentBlocked(50, 0, 50, 200, [wall])).toBe(true);
    expect(segmentBlocked(0, 0, 0, 200, [wall])).toBe(false);
    expect(segmentBlocked(-50, 100, 200, 100, [wall])).toBe(false);
    expect(segmentBlocked(50, 0, 50, 100, [wall])).toBe(false);
    expect(segmentBlocked(50, 0, 50, 101, [[500, 500, 600, 500, 600, 600], wall])).toBe(true);
    expect(segmentBlocked(50, 0, 50, 200, [])).toBe(false);
  });

  test('the corners that look widest apart: left first, of two in line the nearer', () => {
    expect(widestCorners(50, 200, box)).toEqual({ x1: 0, y1: 50, x2: 100, y2: 50 });
    expect(widestCorners(50, -200, box)).toEqual({ x1: 100, y1: 0, x2: 0, y2: 0 });
    expect(widestCorners(-100, 300, box)).toEqual({ x1: 0, y1: 0, x2: 100, y2: 50 });
    // Straight along the right side.
    expect(widestCorners(100, 300, box)).toEqual({ x1: 0, y1: 50, x2: 100, y2: 50 });
    expect(widestCorners(0, 300, box)).toEqual({ x1: 0, y1: 50, x2: 100, y2: 50 });
  });

  test('all other corners are between the widest two', () => {
    fc.assert(
      fc.property(quads, fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (q, x, y) => {
        fc.pre(pointGapSquared(q, x, y) > 0);
        const { x1, y1, x2, y2 } = widestCorners(x, y, q);
        for (const [cx, cy] of cornersOf(q)) {
          expect(side(x, y, x1, y1, cx, cy)).toBeGreaterThanOrEqual(0);
          expect(side(x, y, x2, y2, cx, cy)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('from inside or on the border, a diagonal', () => {
    const diagonal = { x1: 0, y1: 0, x2: 100, y2: 50 };
    expect(widestCorners(50, 25, box)).toEqual(diagonal);
    expect(widestCorners(50, 50, box)).toEqual(diagonal);
  });

  test('evenly spaced points from corner to corner, each asked about once', () => {
    const asked: [number, number][] = [];
    const seen = visiblePointsOf(50, 200, box, 5, (x, y) => {
      asked.push([x, y]);
      return x >= 50;
    });
    expect(seen).toBe(2);
    expect(asked).toEqual([
      [0, 50],
      [25, 50],
      [50, 50],
      [75, 50],
      [100, 50],
    ]);
  });

  test('one point is the middle, none is none, and all may be hidden', () => {
    expect(visiblePointsOf(50, 200, box, 1, (x, y) => x !== 50 || y !== 50)).toBe(1);
    expect(visiblePointsOf(50, 200, box, 1, () => true)).toBe(0);
    expect(visiblePointsOf(50, 200, box, 0, () => false)).toBe(0);
    expect(visiblePointsOf(50, 200, box, 7, () => true)).toBe(0);
    expect(visiblePointsOf(50, 200, box, 7, () => false)).toBe(7);
  });
});
