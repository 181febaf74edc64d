import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bases, facings, placed, quads, quadUnder, slowGap, smallQuads, symmetries } from '../test/tables.ts';
import {
  areaOfOverlap,
  cosine,
  firstTouch,
  firstWithin,
  isWithin,
  leastGap,
  movedQuad,
  polygonOf,
  type Quad,
  quadFromBox,
  quadMeetsConvex,
  quadOf,
  sine,
  sweptHull,
} from './index.ts';

const NEVER = Number.POSITIVE_INFINITY;
const box = quadFromBox(0, 0, 100, 50);
const straight = fc.constantFrom<readonly [number, number]>([1, 0], [-1, 0], [0, 1], [0, -1]);

/** The place of the least gap on the way, and that gap: the gap to a convex base along a line has one valley. */
function slowLeast(q: Quad, ux: number, uy: number, reach: number, other: Quad): { at: number; least: number } {
  let [from, to] = [0, reach];
  for (let i = 0; i < 90; i += 1) {
    const third = (to - from) / 3;
    const [low, high] = [from + third, to - third];
    if (slowGap(q, other, ux * low, uy * low) <= slowGap(q, other, ux * high, uy * high)) to = high;
    else from = low;
  }
  let [at, least] = [0, slowGap(q, other)];
  for (const s of [from, to, reach]) {
    const there = slowGap(q, other, ux * s, uy * s);
    if (there < least) [at, least] = [s, there];
  }
  return { at, least };
}

describe('firstTouch', () => {
  test('ahead at exactly the reach is touched, a step beyond is not', () => {
    const other = movedQuad(box, 30, -80);
    expect(firstTouch(box, 0, -1, 30, other)).toBe(30);
    expect(firstTouch(box, 0, -1, 29, other)).toBe(NEVER);
    expect(firstTouch(box, 0, 1, 1000, other)).toBe(NEVER);
  });

  test('already touching: moving in is 0, sliding along or leaving is never; a slide does not hide what comes later', () => {
    const above = movedQuad(box, 0, -50);
    expect(firstTouch(box, 0, -1, 100, above)).toBe(0);
    expect(firstTouch(box, 0, 1, 100, above)).toBe(NEVER);
    expect(firstTouch(box, 1, 0, 1000, above)).toBe(NEVER);
    expect(firstTouch(box, -1, 0, 1000, above)).toBe(NEVER);
    const corner = movedQuad(box, 100, -50);
    expect(firstTouch(box, 0, -1, 1000, corner)).toBe(NEVER);
    expect(firstTouch(box, sine(720), -cosine(720), 1000, corner)).toBe(0);
  });

  test('overlapping already is 0 whichever way it moves', () => {
    expect(firstTouch(box, 0, -1, 100, movedQuad(box, 20, 20))).toBe(0);
    expect(firstTouch(box, 0, 1, 100, movedQuad(box, 20, -20))).toBe(0);
  });

  test('passing edge along edge is never, a step nearer it is touched', () => {
    expect(firstTouch(box, 0, -1, 1000, movedQuad(box, 100, -300))).toBe(NEVER);
    expect(firstTouch(box, 0, -1, 1000, movedQuad(box, 99, -300))).toBe(250);
  });

  test('on slanted ways it is the distance along the way', () => {
    // Moving along (3, -4) / 5: the top reaches y = -200 after 250 steps.
    expect(firstTouch(box, 0.6, -0.8, 1000, quadFromBox(-900, -300, 900, -200))).toBeCloseTo(250, 9);
  });

  test('it agrees with the ground swept, to the step', () => {
    fc.assert(
      fc.property(smallQuads, smallQuads, straight, fc.integer({ min: 0, max: 70 }), (q, other, [ux, uy], reach) => {
        const meetsBy = (k: number): boolean => quadMeetsConvex(other, sweptHull(q, ux * k, uy * k));
        const first = firstTouch(q, ux, uy, reach, other);
        if (meetsBy(0)) {
          expect(first).toBe(0);
        } else if (first === NEVER) {
          expect(meetsBy(reach)).toBe(false);
        } else {
          expect(first).toBeLessThanOrEqual(reach);
          expect(meetsBy(Math.floor(first))).toBe(false);
          expect(meetsBy(Math.floor(first) + 1)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('on any way the gap there is 0 and before it is not', () => {
    fc.assert(
      fc.property(quads, quads, facings, fc.integer({ min: 0, max: 12000 }), (q, other, way, reach) => {
        const [ux, uy] = [sine(way), -cosine(way)];
        const first = firstTouch(q, ux, uy, reach, other);
        if (first === NEVER) {
          // Nowhere on the way do they share area (but for the error of floats, where one slides along the other).
          for (const share of [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]) {
            const there = polygonOf(q).map((at, i) => at + (i % 2 === 0 ? ux : uy) * reach * share);
            expect(areaOfOverlap(there, polygonOf(other))).toBeLessThan(0.01);
          }
        } else if (first > 0) {
          expect(slowGap(q, other, ux * first, uy * first)).toBeLessThan(1e-6);
          for (const share of [0, 0.3, 0.9, 0.999]) {
            expect(slowGap(q, other, ux * first * share, uy * first * share)).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('firstWithin', () => {
  test('exactly the limit at exactly the reach is within; a step less of either is not', () => {
    const other = movedQuad(box, 30, -200);
    expect(firstWithin(box, 0, -1, 110, other, 40)).toBe(110);
    expect(firstWithin(box, 0, -1, 109, other, 40)).toBe(NEVER);
    expect(firstWithin(box, 0, -1, 110, other, 39)).toBe(NEVER);
    expect(firstWithin(box, 0, -1, 109, other, 41)).toBe(109);
  });

  test('0 when within already, at exactly the limit too, even on the way out; a negative limit never', () => {
    const other = movedQuad(box, 0, -90);
    expect(firstWithin(box, 0, 1, 500, other, 40)).toBe(0);
    expect(firstWithin(box, 0, 1, 500, other, 39)).toBe(NEVER);
    expect(firstWithin(box, 0, -1, 500, box, -1)).toBe(NEVER);
  });

  test('passing beside at exactly the limit is within from where the corner comes abreast', () => {
    const other = movedQuad(box, 130, -300);
    expect(firstWithin(box, 0, -1, 1000, other, 30)).toBe(250);
    expect(firstWithin(box, 0, -1, 1000, other, 29)).toBe(NEVER);
    // Round the corner: 30 beside and 40 below.
    expect(firstWithin(box, 0, -1, 1000, other, 50)).toBe(210);
  });

  test('it agrees with stepping one step at a time', () => {
    const limits = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 30, noNaN: true }));
    fc.assert(
      fc.property(smallQuads, smallQuads, straight, limits, (q, other, [ux, uy], limit) => {
        const reach = 60;
        const first = firstWithin(q, ux, uy, reach, other, limit);
        for (let k = 0; k <= reach && k < first - 1e-9; k += 1) {
          if (isWithin(movedQuad(q, ux * k, uy * k), other, limit)) {
            throw new Error(`within ${limit} at ${k} already, not at ${first}`);
          }
        }
        if (first !== NEVER) {
          expect(first).toBeLessThanOrEqual(reach);
          const there = slowGap(q, other, ux * first, uy * first);
          expect(there).toBeLessThan(limit + 1e-7);
          if (first > 0) expect(there).toBeGreaterThan(limit - 1e-7);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('on any way it is where the gap first falls to the limit', () => {
    const limits = fc.oneof(fc.constantFrom(0, 6.4, 960, 3200), fc.double({ min: 0, max: 6000, noNaN: true }));
    fc.assert(
      fc.property(quads, quads, facings, fc.integer({ min: 1, max: 12000 }), limits, (q, other, way, reach, limit) => {
        const [ux, uy] = [sine(way), -cosine(way)];
        const first = firstWithin(q, ux, uy, reach, other, limit);
        const { least } = slowLeast(q, ux, uy, reach, other);
        if (first === NEVER) {
          expect(least).toBeGreaterThan(limit - 1e-6);
        } else {
          expect(least).toBeLessThan(limit + 1e-6);
          const there = slowGap(q, other, ux * first, uy * first);
          expect(there).toBeLessThan(limit + 1e-6);
          if (first > 0) {
            expect(there).toBeGreaterThan(limit - 1e-6);
            // The gap falls all the way there.
            for (const share of [0, 0.5, 0.9]) {
              const before = slowGap(q, other, ux * first * share, uy * first * share);
              expect(before).toBeGreaterThan(limit);
            }
          }
        }
      }),
      { numRuns: 250 },
    );
  });
});

describe('leastGap', () => {
  test('passing beside, coming to, standing still, running into', () => {
    const beside = movedQuad(box, 130, -300);
    expect(leastGap(box, 0, -1, 1000, beside)).toBe(30);
    expect(leastGap(box, 0, -1, 210, beside)).toBe(50);
    expect(leastGap(box, 0, 1, 210, beside)).toBe(Math.sqrt(30 * 30 + 250 * 250));
    expect(leastGap(box, 0, -1, 0, movedQuad(box, 103, 54))).toBe(5);
    expect(leastGap(box, 0, -1, 250, movedQuad(box, 0, -300))).toBe(0);
    expect(leastGap(box, 0, -1, 249, movedQuad(box, 0, -300))).toBe(1);
    expect(leastGap(box, 0, -1, 1000, movedQuad(box, 100, -300))).toBe(0);
  });

  test('it agrees with searching along the way', () => {
    for (const some of [quads, smallQuads]) {
      fc.assert(
        fc.property(some, some, facings, fc.integer({ min: 0, max: 9000 }), (q, other, way, reach) => {
          const [ux, uy] = [sine(way), -cosine(way)];
          const { least } = slowLeast(q, ux, uy, reach, other);
          expect(Math.abs(leastGap(q, ux, uy, reach, other) - least)).toBeLessThan(1e-6);
        }),
        { numRuns: 150 },
      );
    }
  });
});

test('sweeps turn and mirror with the table', () => {
  fc.assert(
    fc.property(bases, bases, facings, symmetries, (one, two, way, symmetry) => {
      const [q, other] = [quadOf(one.pose, one.size), quadOf(two.pose, two.size)];
      const [tq, tother] = [quadUnder(symmetry, one), quadUnder(symmetry, two)];
      const [ux, uy] = [sine(way), -cosine(way)];
      const [tx, ty] = placed(symmetry, ux, uy);
      // Edges in line with each other come in another order on the other table, so the last bits may differ.
      const same = (there: number, here: number) => there === here || Math.abs(there - here) < 1e-6;
      expect(same(firstTouch(tq, tx, ty, 8000, tother), firstTouch(q, ux, uy, 8000, other))).toBe(true);
      expect(same(firstWithin(tq, tx, ty, 8000, tother, 960), firstWithin(q, ux, uy, 8000, other, 960))).toBe(true);
      expect(same(leastGap(tq, tx, ty, 8000, tother), leastGap(q, ux, uy, 8000, other))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
