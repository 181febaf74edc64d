import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cornersOf, quadFromCorners, quads } from '../test/tables.ts';
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
    for (const [x, y] of [
      [50, 50],
      [50, 0],
      [0, 20],
      [100, 20],
      [0, 0],
      [100, 50],
    ] as const) {
      expect(widestCorners(x, y, box)).toEqual(diagonal);
    }
    // A leaning parallelogram far from the origin: b to d is the longer diagonal.
    const leaning = quadFromCorners(1000, 1000, 1100, 1030, 950, 1040);
    expect(widestCorners(1025, 1035, leaning)).toEqual({ x1: 1100, y1: 1030, x2: 950, y2: 1040 });
    const other = quadFromCorners(1000, 1000, 1100, 1010, 1030, 1050);
    expect(widestCorners(1060, 1030, other)).toEqual({ x1: 1000, y1: 1000, x2: 1130, y2: 1060 });
  });

  test('of two corners in one slanted line of sight the nearer', () => {
    // Looking along the edge from b to c of a slanted base, both far from the origin.
    const q = quadFromCorners(1000, 1000, 1080, 1060, 940, 1080);
    const [x, y] = [1080 + 30, 1060 - 40];
    expect(widestCorners(x, y, q)).toEqual({ x1: 1080, y1: 1060, x2: 1000, y2: 1000 });
    expect(widestCorners(1020 - 30, 1140 + 40, q)).toEqual({ x1: 940, y1: 1080, x2: 1020, y2: 1140 });
  });

  test('whatever the base: along an edge the nearer corner, from the middle the longer diagonal', () => {
    fc.assert(
      fc.property(quads, fc.integer({ min: 1, max: 3 }), (q, k) => {
        const far = widestCorners(q.bx + k * (q.bx - q.cx), q.by + k * (q.by - q.cy), q);
        expect([far.x1, far.y1]).toEqual([q.bx, q.by]);
        const near = widestCorners(q.cx + k * (q.cx - q.bx), q.cy + k * (q.cy - q.by), q);
        expect([near.x2, near.y2]).toEqual([q.cx, q.cy]);
        const left = widestCorners(q.ax + k * (q.ax - q.dx), q.ay + k * (q.ay - q.dy), q);
        expect([left.x2, left.y2]).toEqual([q.ax, q.ay]);
        const rear = widestCorners(q.dx + k * (q.dx - q.ax), q.dy + k * (q.dy - q.ay), q);
        expect([rear.x1, rear.y1]).toEqual([q.dx, q.dy]);
        const square = (dx: number, dy: number): number => dx * dx + dy * dy;
        const longer = Math.max(square(q.cx - q.ax, q.cy - q.ay), square(q.dx - q.bx, q.dy - q.by));
        const across = widestCorners((q.ax + q.cx) / 2, (q.ay + q.cy) / 2, q);
        expect(square(across.x2 - across.x1, across.y2 - across.y1)).toBe(longer);
      }),
    );
  });

  test('the points of a base far from the origin', () => {
    const asked: [number, number][] = [];
    visiblePointsOf(
      1050,
      1200,
      quadFromCorners(1000, 1000, 1090, 1030, 1000, 1090),
      4,
      (x, y) => asked.push([x, y]) < 0,
    );
    expect(asked).toEqual([
      [1000, 1090],
      [1030, 1100],
      [1060, 1110],
      [1090, 1120],
    ]);
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
