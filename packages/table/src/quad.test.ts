import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bases,
  cornerOnEdgeCases,
  cornersOf,
  placed,
  quads,
  quadUnder,
  sharesBySeparation,
  smallQuads,
  symmetries,
} from '../test/tables.ts';
import {
  cosine,
  insideBox,
  movedQuad,
  overlaps,
  polygonOf,
  quadFromBox,
  quadOf,
  signedTwiceArea,
  sine,
  touchesOrOverlaps,
} from './index.ts';

describe('quadOf', () => {
  test('a line facing up: front left is up and left', () => {
    expect(quadOf({ x: 1000, y: 2000, facing: 0 }, { width: 100, depth: 20 })).toEqual(
      quadFromBox(950, 1990, 1050, 2010),
    );
    const right = quadOf({ x: 1000, y: 2000, facing: 1440 }, { width: 100, depth: 20 });
    expect(cornersOf(right)).toEqual([
      [1010, 1950],
      [1010, 2050],
      [990, 2050],
      [990, 1950],
    ]);
  });

  test('every corner is the lattice point nearest to the true one, the box fits, and opposite sides are equal', () => {
    fc.assert(
      fc.property(bases, ({ pose, size }) => {
        const q = quadOf(pose, size);
        const [s, c] = [sine(pose.facing), cosine(pose.facing)];
        cornersOf(q).forEach(([x, y], i) => {
          const forward = ((i < 2 ? 1 : -1) * size.depth) / 2;
          const right = ((i === 1 || i === 2 ? 1 : -1) * size.width) / 2;
          expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
          expect(Math.abs(x - pose.x - s * forward - c * right)).toBeLessThanOrEqual(0.5000001);
          expect(Math.abs(y - pose.y + c * forward - s * right)).toBeLessThanOrEqual(0.5000001);
        });
        const xs = cornersOf(q).map(([x]) => x);
        const ys = cornersOf(q).map(([, y]) => y);
        expect([q.minX, q.minY, q.maxX, q.maxY]).toEqual([
          Math.min(...xs),
          Math.min(...ys),
          Math.max(...xs),
          Math.max(...ys),
        ]);
        expect([q.bx - q.ax, q.by - q.ay]).toEqual([q.cx - q.dx, q.cy - q.dy]);
        expect(signedTwiceArea(polygonOf(q))).toBeGreaterThan(0);
      }),
    );
  });

  test('it turns and mirrors with the table, corner for corner', () => {
    fc.assert(
      fc.property(bases, symmetries, (base, symmetry) => {
        const expected = cornersOf(quadOf(base.pose, base.size)).map(([x, y]) => placed(symmetry, x, y));
        const [a, b, c, d] = expected;
        expect(cornersOf(quadUnder(symmetry, base))).toEqual(symmetry.mirror ? [b, a, d, c] : [a, b, c, d]);
      }),
    );
  });

  test('moved by whole steps it is the quad of the moved pose', () => {
    fc.assert(
      fc.property(bases, fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }), (base, x, y) => {
        const there = { ...base.pose, x: base.pose.x + x, y: base.pose.y + y };
        expect(movedQuad(quadOf(base.pose, base.size), x, y)).toEqual(quadOf(there, base.size));
      }),
    );
  });
});

describe('overlaps and touches', () => {
  const box = quadFromBox(0, 0, 100, 50);

  test('a shared edge or corner touches and does not overlap; a step nearer overlaps, a step farther is apart', () => {
    for (const [x, y, inX, inY] of [
      [100, 0, -1, 0],
      [-100, 20, 1, 0],
      [30, 50, 0, -1],
      [0, -50, 0, 1],
      [100, 50, -1, -1],
      [-100, 50, 1, -1],
    ] as const) {
      expect(overlaps(box, movedQuad(box, x, y))).toBe(false);
      expect(touchesOrOverlaps(box, movedQuad(box, x, y))).toBe(true);
      expect(overlaps(box, movedQuad(box, x + inX, y + inY))).toBe(true);
      expect(touchesOrOverlaps(box, movedQuad(box, x - inX, y - inY))).toBe(false);
    }
  });

  test('slanted neighbours side by side touch; a step nearer they overlap, a step farther they are apart', () => {
    fc.assert(
      fc.property(bases, fc.boolean(), ({ pose, size }, beside) => {
        const q = quadOf(pose, size);
        const ex = beside ? q.bx - q.ax : q.ax - q.dx;
        const ey = beside ? q.by - q.ay : q.ay - q.dy;
        const next = movedQuad(q, ex, ey);
        const [ox, oy] = Math.abs(ex) >= Math.abs(ey) ? [Math.sign(ex), 0] : [0, Math.sign(ey)];
        expect(overlaps(q, next)).toBe(false);
        expect(touchesOrOverlaps(q, next)).toBe(true);
        expect(overlaps(q, movedQuad(next, -ox, -oy))).toBe(true);
        expect(overlaps(q, movedQuad(next, ox, oy))).toBe(false);
        expect(touchesOrOverlaps(q, movedQuad(next, ox, oy))).toBe(false);
      }),
    );
  });

  test('a corner on a slanted edge touches, in every turn and naming; a step in overlaps, a step out is apart', () => {
    for (const { slanted, level, inward } of cornerOnEdgeCases()) {
      for (const [p, q, sign] of [
        [slanted, level, 1],
        [level, slanted, -1],
      ] as const) {
        const [x, y] = [inward[0] * sign, inward[1] * sign];
        expect(overlaps(p, q)).toBe(false);
        expect(touchesOrOverlaps(p, q)).toBe(true);
        expect(overlaps(p, movedQuad(q, x, y))).toBe(true);
        expect(touchesOrOverlaps(p, movedQuad(q, -x, -y))).toBe(false);
      }
    }
  });

  test('they agree with separating lines tried over all edges in big integers', () => {
    for (const some of [quads, smallQuads]) {
      fc.assert(
        fc.property(some, some, (p, q) => {
          expect(overlaps(p, q)).toBe(sharesBySeparation(polygonOf(p), polygonOf(q), false));
          expect(touchesOrOverlaps(p, q)).toBe(sharesBySeparation(polygonOf(p), polygonOf(q), true));
        }),
        { numRuns: 500 },
      );
    }
  });

  test('they are symmetric and turn and mirror with the table', () => {
    fc.assert(
      fc.property(bases, bases, symmetries, (one, other, symmetry) => {
        const [p, q] = [quadOf(one.pose, one.size), quadOf(other.pose, other.size)];
        const [tp, tq] = [quadUnder(symmetry, one), quadUnder(symmetry, other)];
        expect(overlaps(q, p)).toBe(overlaps(p, q));
        expect(overlaps(tp, tq)).toBe(overlaps(p, q));
        expect(touchesOrOverlaps(q, p)).toBe(touchesOrOverlaps(p, q));
        expect(touchesOrOverlaps(tp, tq)).toBe(touchesOrOverlaps(p, q));
      }),
    );
  });

  test('a thin line across another, no corner of either in the other, overlaps', () => {
    expect(overlaps(quadFromBox(-100, -5, 100, 5), quadFromBox(-5, -100, 5, 100))).toBe(true);
  });

  test('boxes that overlap do not make their bases overlap', () => {
    const slanted = quadOf({ x: 0, y: 0, facing: 720 }, { width: 1000, depth: 100 });
    const inTheCorner = quadFromBox(slanted.minX, slanted.maxY - 50, slanted.minX + 50, slanted.maxY);
    expect(overlaps(slanted, inTheCorner)).toBe(false);
    expect(touchesOrOverlaps(slanted, inTheCorner)).toBe(false);
  });
});

test('standing on the table edge is on the table, a step over is not', () => {
  expect(insideBox(quadFromBox(0, 0, 100, 50), 100, 50)).toBe(true);
  expect(insideBox(quadFromBox(-1, 0, 100, 50), 100, 50)).toBe(false);
  expect(insideBox(quadFromBox(0, -1, 100, 50), 100, 50)).toBe(false);
  expect(insideBox(quadFromBox(0, 0, 101, 50), 100, 50)).toBe(false);
  expect(insideBox(quadFromBox(0, 0, 100, 51), 100, 50)).toBe(false);
});
