import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { banded, type Banded, placed, polygonUnder, SYMMETRIES, symmetries } from '../test/tables.ts';
import { lengthInside, type Polygon, polylineMeetsConvex, segmentMeetsPolygon } from './index.ts';

const COURT: Polygon = [0, 0, 100, 0, 100, 60, 90, 60, 90, 10, 10, 10, 10, 60, 0, 60];

const place = fc.integer({ min: -45, max: 45 });

/** Length inside, by clipping the segment to each trapezoid in turn; seams between trapezoids by their heights. */
function slowLength(x1: number, y1: number, x2: number, y2: number, { columns, trapezoids }: Banded): number {
  const length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
  if (length === 0) return 0;
  const seam = columns.slice(1, -1).find((column) => x1 === column.x && x2 === column.x);
  if (seam !== undefined) {
    return Math.max(0, Math.min(Math.max(y1, y2), seam.high) - Math.max(Math.min(y1, y2), seam.low));
  }
  let sum = 0;
  for (const t of trapezoids) {
    if (!polylineMeetsConvex([x1, y1, x2, y2], t)) continue;
    let from = 0;
    let to = 1;
    for (let i = 0; i < 8; i += 2) {
      const at = (k: number): number => t[(i + k) % 8] as number;
      const s = (x: number, y: number): number => (at(2) - at(0)) * (y - at(1)) - (at(3) - at(1)) * (x - at(0));
      const [s1, s2] = [s(x1, y1), s(x2, y2)];
      if (s1 < s2) from = Math.max(from, -s1 / (s2 - s1));
      if (s1 > s2) to = Math.min(to, s1 / (s1 - s2));
    }
    sum += Math.max(0, to - from) * length;
  }
  return sum;
}

describe('a segment inside a polygon', () => {
  test('the court: along a wall, through it, in the court, across both arms', () => {
    const cases: [number, number, number, number, number][] = [
      [0, 0, 100, 0, 0], // along the outer border
      [10, 10, 90, 10, 0], // along the inner one
      [-20, 10, 120, 10, 20], // through the arms, along the inner border between them
      [20, 20, 80, 50, 0],
      [-20, 30, 120, 30, 20],
      [50, 5, 60, 5, 10],
      [50, 30, 50, -30, 10],
      [50, 30, 50, 10, 0], // ending on the border from outside
      [-30, 20, 0, 30, 0],
      [50, 5, 50, 10, 5],
      [10, 60, 90, 60, 0],
      [-50, -50, 0, 0, 0],
      [-1, 1, 1, -1, 0], // past the corner from outside
      [-1, 2, 2, -1, Math.sqrt(2)],
      [0, 60, 10, 60, 0],
      [5, 90, 5, 60, 0],
      [5, 90, 5, 59, 1],
      [7, 7, 7, 7, 0],
    ];
    for (const [x1, y1, x2, y2, inside] of cases) {
      for (const symmetry of SYMMETRIES) {
        const there = polygonUnder(symmetry, COURT);
        const [one, two] = [placed(symmetry, x1, y1), placed(symmetry, x2, y2)];
        expect(lengthInside(...one, ...two, there)).toBeCloseTo(inside, 9);
        expect(lengthInside(...two, ...one, there)).toBeCloseTo(inside, 9);
        expect(segmentMeetsPolygon(...one, ...two, there)).toBe(inside > 0);
        expect(segmentMeetsPolygon(...two, ...one, there)).toBe(inside > 0);
      }
    }
  });

  test('through corners only: in by one corner and out by another', () => {
    const diamond = [0, -10, 10, 0, 0, 10, -10, 0];
    expect(segmentMeetsPolygon(-20, 0, 20, 0, diamond)).toBe(true);
    expect(lengthInside(-20, 0, 20, 0, diamond)).toBe(20);
    expect(segmentMeetsPolygon(-20, -10, 20, -10, diamond)).toBe(false);
    expect(lengthInside(-20, -10, 20, -10, diamond)).toBe(0);
  });

  test('a triangle is a polygon, less is not; and its last edge, back to the first corner, is an edge too', () => {
    const triangle = [0, 0, 70, 10, 30, 90];
    expect(segmentMeetsPolygon(-10, 20, 90, 20, triangle)).toBe(true);
    expect(lengthInside(30, 90, 0, 0, triangle)).toBe(0);
    expect(lengthInside(60, 180, -10, -30, triangle)).toBe(0);
    expect(lengthInside(30, 90, 30, 0, triangle)).toBeCloseTo(90 - 30 / 7, 9);
    expect(segmentMeetsPolygon(-10, 20, 90, 20, triangle.slice(0, 4))).toBe(false);
    expect(lengthInside(-10, 20, 90, 20, triangle.slice(0, 4))).toBe(0);
  });

  test('what lies inside other polygons is left out, each part once', () => {
    const long = [0, -10, 100, -10, 100, 10, 0, 10];
    const [left, middle] = [
      [10, -5, 30, -5, 30, 5, 10, 5],
      [20, -20, 60, -20, 60, 20, 20, 20],
    ];
    expect(lengthInside(-50, 0, 150, 0, long, [])).toBe(100);
    expect(lengthInside(-50, 0, 150, 0, long, [left])).toBeCloseTo(80, 9);
    expect(lengthInside(-50, 0, 150, 0, long, [left, middle])).toBeCloseTo(50, 9);
    expect(lengthInside(25, 0, -50, 0, long, [middle, left])).toBeCloseTo(10, 9);
    expect(lengthInside(-50, 7, 150, 7, long, [left])).toBeCloseTo(100, 9);
    expect(lengthInside(-50, 0, 150, 0, left, [long])).toBe(0);
  });

  test('two teeth touching the line with a gap between block nothing', () => {
    const teeth = [0, 0, 40, 0, 30, 10, 20, 5, 10, 10];
    expect(segmentMeetsPolygon(-10, 10, 60, 10, teeth)).toBe(false);
    expect(segmentMeetsPolygon(-10, 9, 60, 9, teeth)).toBe(true);
    expect(segmentMeetsPolygon(12, 10, 28, 10, teeth)).toBe(false);
  });

  test('it agrees with them on lines through corners too, and along edges', () => {
    const pick = fc.nat({ max: 999 });
    const stretch = fc.constantFrom(0, 0, 1, 2);
    fc.assert(
      fc.property(banded, pick, pick, stretch, stretch, symmetries, (shape, i, j, before, after, symmetry) => {
        const n = shape.polygon.length / 2;
        const at = (k: number): number => shape.polygon[k] as number;
        const [ax, ay] = [at((i % n) * 2), at((i % n) * 2 + 1)];
        const [bx, by] = [at((j % n) * 2), at((j % n) * 2 + 1)];
        const [x1, y1] = [ax - before * (bx - ax), ay - before * (by - ay)];
        const [x2, y2] = [bx + after * (bx - ax), by + after * (by - ay)];
        const slow = slowLength(x1, y1, x2, y2, shape);
        const [tx1, ty1] = placed(symmetry, x1, y1);
        const [tx2, ty2] = placed(symmetry, x2, y2);
        const there = polygonUnder(symmetry, shape.polygon);
        expect(segmentMeetsPolygon(tx1, ty1, tx2, ty2, there)).toBe(slow > 1e-6);
        expect(lengthInside(tx1, ty1, tx2, ty2, there)).toBeCloseTo(slow, 8);
      }),
      { numRuns: 1000 },
    );
  });

  test('slanted through many corners: in, out, in, and along', () => {
    // Steps up a slanted line, far from the origin; the line touches, enters and runs along the border.
    const comb = [0, 0, 40, 20, 30, 40, 60, 30, 80, 40, 100, 50, 120, 60, 110, 90, 0, 90].map((k) => k + 1000);
    const [x1, y1, x2, y2] = [960, 980, 1160, 1080];
    // Only the bay between (40, 20) and (60, 30) is cut out below the line: nothing above it is ever entered.
    expect(segmentMeetsPolygon(x1, y1, x2, y2, comb)).toBe(false);
    expect(lengthInside(x1, y1, x2, y2, comb)).toBe(0);
    expect(segmentMeetsPolygon(x1, y1 + 1, x2, y2 + 1, comb)).toBe(true);
    const peak = [0, 0, 40, 20, 45, 10, 60, 30, 80, 40, 0, 90].map((k) => k + 1000);
    const piece = Math.sqrt(20 * 20 + 10 * 10);
    expect(segmentMeetsPolygon(x1, y1, x2, y2, peak)).toBe(true);
    expect(lengthInside(x1, y1, x2, y2, peak)).toBeCloseTo(piece, 8);
    expect(lengthInside(x2, y2, x1, y1, peak)).toBeCloseTo(piece, 8);
  });

  test('it agrees with the trapezoids one by one, and turns and mirrors with the table', () => {
    fc.assert(
      fc.property(banded, place, place, place, place, symmetries, (shape, x1, y1, x2, y2, symmetry) => {
        const slow = slowLength(x1, y1, x2, y2, shape);
        expect(lengthInside(x1, y1, x2, y2, shape.polygon)).toBeCloseTo(slow, 8);
        // Any true length inside is at least a fraction of whole steps under 100: far over the error of the floats.
        expect(segmentMeetsPolygon(x1, y1, x2, y2, shape.polygon)).toBe(slow > 1e-6);
        const [tx1, ty1] = placed(symmetry, x1, y1);
        const [tx2, ty2] = placed(symmetry, x2, y2);
        const there = polygonUnder(symmetry, shape.polygon);
        expect(segmentMeetsPolygon(tx1, ty1, tx2, ty2, there)).toBe(slow > 1e-6);
        expect(lengthInside(tx2, ty2, tx1, ty1, there)).toBeCloseTo(slow, 8);
      }),
      { numRuns: 1000 },
    );
  });
});
